import {fillText, MARKER, type Rule, type RuleName, RULES, type Values} from './rules';

/** kintone gives every error its own id; documentation shows one and the same for all. */
const ERROR_ID = 'xxxxxxxx';

/** The parts of an error that name single fields, such as `records[0].Company.value`. */
type Entries = Readonly<Record<string, {readonly messages: readonly string[]}>>;

/** An answer in the REST API's error format. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    entries?: Entries,
    /** The JSON body of the answer. */
    readonly body: object = {code, id: ERROR_ID, message, ...(entries && {errors: entries})},
  ) {
    super(message);
  }

  /** The same refusal inside a bulk request: one result for each request, all empty but the one that failed. */
  inBulk(index: number, size: number): ApiError {
    const results = Array.from({length: size}, (_, i) => (i === index ? this.body : {}));
    return new ApiError(this.status, this.code, this.message, undefined, {results});
  }
}

/** A request that this server was never taught: a run that sends it fails. */
export class UnknownRequest extends ApiError {
  constructor(reason: string) {
    super(400, 'UNKNOWN_REQUEST', `The fake server does not know this request: ${reason}`);
  }
}

/** Refuses a request as a rule says. */
export function refuse(name: RuleName, values?: Values, entries?: Entries): never {
  const rule: Rule = RULES[name];
  throw rule.code === undefined
    ? new ApiError(rule.status, 'UNPROVEN', `unproven: ${rule.when} ${MARKER}`)
    : new ApiError(rule.status, rule.code, fillText(rule.text, values), entries);
}

/** Collects what is wrong with the fields of a record, which kintone answers all at once. */
export class FieldErrors {
  readonly #entries: Record<string, {messages: string[]}> = {};

  add(path: string, name: RuleName, values?: Values): void {
    const {entry}: Rule = RULES[name];
    (this.#entries[path] ??= {messages: []}).messages.push(fillText(entry, values));
  }

  /** Refuses the request if anything was added; all rules with an entry have the same code and text. */
  check(): void {
    if (Object.keys(this.#entries).length > 0) {
      refuse('required', {}, this.#entries);
    }
  }
}
