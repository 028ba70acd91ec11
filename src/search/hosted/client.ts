/** Search client of the hosted service (Algolia), which adapts its library to the search interface. */
import {liteClient, type SearchResponse} from 'algoliasearch/lite';
import {sanitizeHits} from '../hits';
import {withTimeout} from '../withTimeout';
import type {SearchConfig} from '../setup';
import {SearchError, type SearchClient, type SearchResult} from '../types';
import {hostsCache} from './hostsCache';
import {toServiceRequest} from './request';

/** Milliseconds (specification §9). */
const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};

/**
 * Total time limit for all hosts, in milliseconds. The library multiplies its timeouts by 1, 4, 5, and 6 from host to
 * host. That is fine for slow connections, but a dead one would be reported only after 16 seconds.
 */
const TIME_LIMIT = 6_000;

/**
 * Creates a client of the hosted service. Failed hosts are skipped for two minutes, unless all have failed.
 *
 * @param ownOrigins origins of the site, published and current; hits there get site paths
 * @param options overrides of library options
 * @throws Error `` `appId` is missing. `` or `` `apiKey` is missing. ``
 */
export function createHostedClient(
  {appId, apiKey, indexName}: Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>,
  ownOrigins: readonly string[],
  options: Parameters<typeof liteClient>[2] = {},
): SearchClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters', // Avoids the browser's preflight request.
    timeouts: TIMEOUTS,
    hostsCache,
    ...options,
  });
  return {
    async search(requests) {
      const search = client.search({requests: requests.map((request) => toServiceRequest(request, indexName))});
      const answer = await withTimeout(search, TIME_LIMIT).catch(rethrow);
      return requests.map((_, index) => readResult(answer?.results?.[index] as SearchResponse, ownOrigins));
    },
  };
}

/** Errors of the library, identified by name, because `algoliasearch/lite` doesn't export the classes. */
interface LibraryError extends Error {
  readonly status?: number;
  readonly stackTrace?: readonly {readonly response: {readonly status: number}}[];
}

/** @throws SearchError for a library error or a timeout; rethrows anything else */
function rethrow(cause: LibraryError): never {
  const {name, message, status, stackTrace} = cause;
  if (name === 'RetryError' || name === 'TimeoutError') {
    // A host that responds with a status is at fault itself, so the reader's connection isn't the cause.
    const fault = stackTrace?.at(-1)?.response.status || undefined;
    const reason = fault
      ? `The search service is at fault: status ${fault}.`
      : 'No host of the search service answers.';
    throw new SearchError('unreachable', reason, fault, {cause});
  }
  if (name === 'ApiError' || name === 'DetailedApiError') {
    // Intermediaries, such as proxies, respond with a page instead of a message.
    const reason = /^\s*(?:<|$)/.test(message) ? `status ${status}` : message;
    throw new SearchError('api', `The search service refuses: ${reason}`, status, {cause});
  }
  throw name === 'DeserializationError' ? unreadable(cause) : cause;
}

const unreadable = (cause?: unknown): SearchError =>
  new SearchError('deserialization', "The search service's answer cannot be read.", undefined, {cause});

/** @param result the service's response, if valid; undefined if it was empty */
function readResult(result: SearchResponse | undefined, ownOrigins: readonly string[]): SearchResult {
  if (!Array.isArray(result?.hits)) {
    throw unreadable();
  }
  const {hits, nbHits = 0, nbPages = 0, queryID} = result;
  return {hits: sanitizeHits(hits, ownOrigins), nbHits, nbPages, queryID};
}
