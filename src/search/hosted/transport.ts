/**
 * How requests reach the hosted service.
 *
 * `fetch` shows no seam between connecting and reading, so the two time-outs apply to the exchange as a whole.
 * Reading: a host that is silent for the connect time-out (1 s) is remembered as failed and the next one is asked
 * beside it; it may still answer until connect and read time-out together (3 s) are over, as a slow phone's first
 * request does. With four hosts an answer or an error is there after 3 × 1 s + 3 s = 6 s at the latest.
 * Writing: the next host is asked only when one has failed, or after connect and write time-out together (31 s).
 *
 * A failed host is left out for two minutes. When all are out, all are asked again: a reader whose own connection
 * was down must not be locked out once it is back. Then reading asks them all at once, so that a connection that
 * is still down shows after 3 s instead of 6 s.
 */
import {SearchError} from '../types';
import {exchange, type Reply} from './exchange';
import {askInTurn, type HostFailure} from './failover';
import {createHostMemory, type HostStorage} from './hostMemory';

/** Milliseconds (specification §9). */
export const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000} as const;

export interface TransportOptions {
  /** Origins, in the order to try them. */
  readonly hosts: readonly string[];
  /** Sent with each request. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the global one. */
  readonly fetch?: typeof fetch;
  /** Where failed hosts are remembered; default: local storage. */
  readonly storage?: HostStorage;
  /** Milliseconds since 1970; default: the system's clock. */
  readonly now?: () => number;
}

export interface TransportRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with a slash; its parts are encoded. */
  readonly path: string;
  readonly body?: unknown;
  /** Which time-outs apply. */
  readonly access: 'read' | 'write';
  readonly signal?: AbortSignal;
}

/**
 * @returns the parsed answer
 * @throws SearchError `unreachable` when no host answers, with a status when all are at fault themselves; `api` with the status when the service refuses,
 *   `deserialization` when the answer is not JSON; the signal's reason when aborted
 */
export type Transport = (request: TransportRequest) => Promise<unknown>;

/** Creates the way to a group of equal hosts. */
export function createTransport(options: TransportOptions): Transport {
  const {hosts, parameters, headers, storage, now = Date.now} = options;
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const query = new URLSearchParams(parameters).toString();
  const memory = createHostMemory({hosts, storage, now});

  return async ({method, path, body, access, signal}) => {
    const limit = TIMEOUTS.connect + TIMEOUTS[access];
    // A body of plain text and a key among the parameters spare a browser the preflight request.
    const init = {method, headers, body: body === undefined ? undefined : JSON.stringify(body)};
    const hostsUp = hosts.filter((host) => !memory.isDown(host));
    const areAllDown = hostsUp.length === 0;

    const reply = await askInTurn({
      hosts: areAllDown ? hosts : hostsUp,
      ask: async (host, hostSignal) => {
        try {
          const answer = await exchange({host, path: `${path}?${query}`, init, fetch, limit, signal: hostSignal});
          memory.markUp(host);
          return answer;
        } catch (error) {
          if (!hostSignal.aborted) {
            memory.markDown(host);
          }
          throw error;
        }
      },
      patience: access === 'write' ? limit : areAllDown ? 0 : TIMEOUTS.connect,
      onSilence: (host) => {
        if (!areAllDown) {
          memory.markDown(host);
        }
      },
      signal,
    }).catch((error: unknown) => {
      throw error instanceof AggregateError ? unreachable(error) : error;
    });
    return parseReply(reply);
  };
}

/** With a status when every host is at fault itself: then the reader's own connection is not. */
function unreachable(cause: AggregateError): SearchError {
  const statuses = (cause.errors as HostFailure[]).map(({status}) => status);
  const status = statuses.includes(undefined) ? undefined : statuses[0];
  return new SearchError('unreachable', `No host of the search service answers: ${cause.message}`, status, {cause});
}

function parseReply({status, text}: Reply): unknown {
  if (status < 200 || status > 299) {
    throw new SearchError('api', `The search service refuses: ${refusal(text) ?? `status ${status}`}`, status);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new SearchError('deserialization', "The search service's answer is not JSON.", undefined, {cause});
  }
}

/** The service explains itself in `{"message": "…"}`; others on the way, such as proxies, may send anything. */
function refusal(text: string): string | undefined {
  try {
    const {message} = Object(JSON.parse(text)) as {message?: unknown};
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined; // Not the service's own words: the status must do.
  }
}
