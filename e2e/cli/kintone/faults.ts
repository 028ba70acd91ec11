import {ApiError} from './errors';
import type {Fault, ServerOptions} from './options';
import {MARKER} from './rules';

/** Trouble that a server makes on purpose. */
export class Faults {
  #files = 0;
  #bulks = 0;

  constructor(private readonly options: ServerOptions) {}

  /** Whether a request is to stay without an answer. */
  hangs(path: string): boolean {
    return this.options.hang !== undefined && path.includes(this.options.hang);
  }

  /** To be called for every upload and download. */
  onFile(): void {
    this.#files++;
    const {failFile} = this.options;
    failIf(failFile, this.#files <= (failFile?.count ?? 0));
  }

  /** To be called for every bulk request. */
  onBulk(): void {
    this.#bulks++;
    const {failBulk, failBulkAt} = this.options;
    failIf(failBulk, this.#bulks <= (failBulk?.count ?? 0));
    failIf(failBulkAt, this.#bulks === failBulkAt?.count);
  }
}

function failIf(fault: Fault | undefined, due: boolean): void {
  if (fault && due) {
    // No text of kintone's: what it answers to a server error is not known.
    throw new ApiError(fault.status, 'FAULT', `a fault that the example asks for ${MARKER}`);
  }
}
