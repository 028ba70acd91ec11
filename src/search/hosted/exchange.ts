import {HostFailure} from './failover';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export interface ExchangeOptions {
  /** Origin; names the host in failures. */
  readonly host: string;
  /** Path and query. */
  readonly path: string;
  readonly init: RequestInit;
  readonly fetch: typeof fetch;
  /** Longest time from the request to the last byte of the reply, in milliseconds. */
  readonly limit: number;
  readonly signal: AbortSignal;
}

/**
 * One request to one host, and its reply read to the end.
 *
 * @throws HostFailure when there is no whole reply in time, or the host says that it is at fault (status 5xx);
 *   the signal's reason
 */
export function exchange({host, path, init, fetch, limit, signal}: ExchangeOptions): Promise<Reply> {
  return new Promise<Reply>((resolve, reject) => {
    const request = new AbortController();
    const stop = (reason: unknown): void => {
      reject(reason as Error);
      request.abort();
    };
    const onAbort = (): void => stop(signal.reason);
    const timer = setTimeout(() => stop(new HostFailure(`${host}: no answer within ${limit} ms`)), limit);
    signal.addEventListener('abort', onAbort);

    readReply(() => fetch(`${host}${path}`, {...init, signal: request.signal}))
      .catch((cause: unknown) => {
        throw new HostFailure(`${host}: ${cause instanceof Error ? cause.message : String(cause)}`, undefined, {cause});
      })
      .then((reply) => {
        if (reply.status >= 500) {
          throw new HostFailure(`${host}: status ${reply.status}`, reply.status);
        }
        return reply;
      })
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      });
  });
}

async function readReply(send: () => Promise<Response>): Promise<Reply> {
  const response = await send();
  return {status: response.status, text: await response.text()};
}
