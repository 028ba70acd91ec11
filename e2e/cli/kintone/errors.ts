/** The parts of an error that name single fields, such as `records[0].Company.value`. */
export type FieldErrors = Readonly<Record<string, {readonly messages: readonly string[]}>>;

/** kintone gives every error its own id; documentation shows one and the same for all. */
const ERROR_ID = 'xxxxxxxx';

/** An answer in the REST API's error format. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    private readonly errors?: FieldErrors,
  ) {
    super(message);
  }

  /** The JSON body of the answer. */
  toBody(): object {
    return {code: this.code, id: ERROR_ID, message: this.message, ...(this.errors ? {errors: this.errors} : {})};
  }
}

/** A refused bulk request: one result for each request, all empty but the one that failed. */
export class BulkError extends ApiError {
  constructor(
    private readonly refusal: ApiError,
    private readonly index: number,
    private readonly size: number,
  ) {
    super(refusal.status, refusal.code, refusal.message);
  }

  override toBody(): object {
    return {results: Array.from({length: this.size}, (_, i) => (i === this.index ? this.refusal.toBody() : {}))};
  }
}
