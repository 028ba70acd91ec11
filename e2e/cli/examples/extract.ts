import type {Mistake} from '../mistake';
import {PLUGIN_VERSION} from '../program';
import {type Block, type CommandBlock, type FileBlock, readBlocks, type SkippedBlock, type StreamBlock} from './blocks';

/** A command of a page with everything that belongs to it. */
export interface Example {
  readonly command: CommandBlock;
  /** Files that are there before the command runs, in the order of the page. */
  readonly inputs: readonly FileBlock[];
  /** What the page shows of the command's effects. */
  readonly outputs: readonly (StreamBlock | FileBlock)[];
}

/** Examples that share a folder and a server, in order. */
export type Chain = readonly Example[];

export interface Page {
  readonly file: string;
  readonly chains: readonly Chain[];
  readonly skipped: readonly SkippedBlock[];
  readonly mistakes: readonly Mistake[];
}

interface OpenExample {
  readonly command: CommandBlock;
  readonly inputs: readonly FileBlock[];
  readonly outputs: (StreamBlock | FileBlock)[];
}

/** What makes two outputs of one example the same one. */
const subjectOf = (block: StreamBlock | FileBlock): string => (block.role === 'stream' ? block.stream : block.path);

/** Whether a chain names a file, or a folder above it, in one of its commands. */
const isUsed = (input: FileBlock, chain: readonly OpenExample[]): boolean =>
  chain.some(({command}) => command.text.includes(input.path.split('/')[0] ?? input.path));

class Extraction {
  readonly chains: OpenExample[][] = [];
  readonly skipped: SkippedBlock[] = [];
  readonly mistakes: Mistake[] = [];
  #inputs: FileBlock[] = [];
  /** The command that an output block may follow; `wrong` when it has a mistake, so that none more is reported. */
  #last: OpenExample | 'wrong' | undefined;

  add(block: Block): void {
    switch (block.role) {
      case 'command':
        this.#addCommand(block);
        break;
      case 'skipped':
        this.#last = undefined;
        this.skipped.push(block);
        break;
      case 'input':
        this.#last = undefined;
        this.#inputs.push(block);
        break;
      case 'stream':
      case 'result':
        this.#addOutput(block);
        break;
      case 'wrong':
        this.#last = 'wrong';
        this.#inputs = [];
        break;
      case 'plain':
        break;
    }
  }

  finish(): void {
    for (const input of this.#inputs) {
      this.#report(input, 'no example comes after this input: add one, or remove the word input');
    }
    for (const chain of this.chains) {
      for (const input of chain.flatMap(({inputs}) => inputs)) {
        if (!isUsed(input, chain)) {
          this.#report(input, `no command uses the input "${input.path}": correct the title, or remove the word input`);
        }
      }
    }
  }

  #addCommand(command: CommandBlock): void {
    if (/\bcli-kintone\s+plugin\b/.test(command.text) && !command.namesVersion) {
      this.#report(command, `the plugin commands are those of another version: add cli=${PLUGIN_VERSION}`);
    }
    const example = {command, inputs: this.#inputs, outputs: []};
    const chain = this.chains.at(-1);
    if (command.continues && chain) {
      chain.push(example);
    } else {
      this.chains.push([example]);
      if (command.continues) {
        this.#report(command, 'there is no example before this one to continue: remove the word continue');
      }
    }
    this.#inputs = [];
    this.#last = example;
  }

  #addOutput(block: StreamBlock | FileBlock): void {
    const word = block.role === 'stream' ? block.stream : block.role;
    if (this.#last === 'wrong') {
      return;
    }
    if (!this.#last) {
      this.#report(block, `no example stands before this output: move it behind one, or remove the word ${word}`);
      return;
    }
    if (this.#last.outputs.some((other) => subjectOf(other) === subjectOf(block))) {
      this.#report(block, `the example shows ${subjectOf(block)} twice: keep one of the blocks`);
      return;
    }
    this.#last.outputs.push(block);
  }

  #report({file, line}: {file: string; line: number}, text: string): void {
    this.mistakes.push({file, line, text: `${text}.`});
  }
}

/**
 * Finds the examples of a page.
 *
 * @param file path relative to the site's folder, with forward slashes
 */
export function extractExamples(file: string, markdown: string): Page {
  const {blocks, mistakes} = readBlocks(file, markdown);
  const extraction = new Extraction();
  for (const block of blocks) {
    extraction.add(block);
  }
  extraction.finish();
  return {
    file,
    chains: extraction.chains,
    skipped: extraction.skipped,
    mistakes: [...mistakes, ...extraction.mistakes],
  };
}
