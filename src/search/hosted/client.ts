/** Search by the hosted service (Algolia): its library within our contract. */
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
 * When the reader sees that no host answers, in milliseconds. The library multiplies its timeouts from host to host, by
 * 1, 4, 5 and 6: good for a slow connection, but a dead one would show after 16 seconds only.
 */
const TIME_LIMIT = 6_000;

/**
 * Creates a client of the hosted service. Failed hosts are not used for two minutes; if all have failed, all are used.
 *
 * @param ownOrigins origins of the site, the published one and the present one: hits there get site paths
 * @param options of the library that differ
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

/** The errors of the library, known by their names: `algoliasearch/lite` does not export the classes. */
interface LibraryError extends Error {
  readonly status?: number;
  readonly stackTrace?: readonly {readonly response: {readonly status: number}}[];
}

/** @throws SearchError for an error of the library, or that the time is over; others as they are */
function rethrow(cause: LibraryError): never {
  const {name, message, status, stackTrace} = cause;
  if (name === 'RetryError' || name === 'TimeoutError') {
    // A host that answers with a status is at fault itself, so the reader's connection is not the cause.
    const fault = stackTrace?.at(-1)?.response.status || undefined;
    const reason = fault
      ? `The search service is at fault: status ${fault}.`
      : 'No host of the search service answers.';
    throw new SearchError('unreachable', reason, fault, {cause});
  }
  if (name === 'ApiError' || name === 'DetailedApiError') {
    // Intermediaries, such as proxies, refuse with a page instead of a message.
    const reason = /^\s*(?:<|$)/.test(message) ? `status ${status}` : message;
    throw new SearchError('api', `The search service refuses: ${reason}`, status, {cause});
  }
  throw name === 'DeserializationError' ? unreadable(cause) : cause;
}

const unreadable = (cause?: unknown): SearchError =>
  new SearchError('deserialization', "The search service's answer cannot be read.", undefined, {cause});

/** @param result what the service sent, if it was Algolia's; undefined when it was nothing */
function readResult(result: SearchResponse | undefined, ownOrigins: readonly string[]): SearchResult {
  if (!Array.isArray(result?.hits)) {
    throw unreadable();
  }
  const {hits, nbHits = 0, nbPages = 0, queryID} = result;
  return {hits: sanitizeHits(hits, ownOrigins), nbHits, nbPages, queryID};
}
