/** Search by the hosted service (Algolia): its library within our contract. */
import {liteClient, type LiteClient, type SearchResponse, type SearchResponses} from 'algoliasearch/lite';
import {sanitizeHits} from '../hits';
import {withTimeout} from '../withTimeout';
import type {SearchConfig} from '../setup';
import {SearchError, type SearchClient, type SearchRequest, type SearchResult} from '../types';
import {createHostsCache} from './hostsCache';
import {toServiceRequest} from './request';

/** Milliseconds (specification §9). */
const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};

/**
 * When the reader sees that no host answers, in milliseconds. The library multiplies its timeouts from host to host, by
 * 1, 4, 5 and 6: good for a slow connection, but a dead one would show after 16 seconds only.
 */
const TIME_LIMIT = 6_000;

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export interface HostedClientOptions extends Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'> {
  /** Origins of the site, such as its published one and the present one: hits there get site paths. */
  readonly ownOrigins?: readonly string[];
  /** What sends requests; default: the library's own. */
  readonly requester?: LiteOptions['requester'];
}

/**
 * Creates a client of the hosted service. Failed hosts are not used for two minutes; if all have failed, all are used.
 *
 * @throws Error `` `appId` is missing. `` or `` `apiKey` is missing. ``
 */
export function createHostedClient(options: HostedClientOptions): SearchClient {
  const {appId, apiKey, indexName, ownOrigins = [], requester} = options;
  const client: LiteClient = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters', // Avoids the browser's preflight request.
    timeouts: TIMEOUTS,
    hostsCache: createHostsCache(),
    ...(requester ? {requester} : {}),
  });
  return {
    async search(requests, signal) {
      signal?.throwIfAborted();
      const search = client.search({requests: requests.map((request) => toServiceRequest(request, indexName))});
      const answer = await withTimeout(search, TIME_LIMIT, signal).catch(rethrow);
      return {results: readResults(answer, requests, ownOrigins), engine: 'hosted'};
    },
  };
}

/** The errors of the library, known by their names: `algoliasearch/lite` does not export the classes. */
interface LibraryError extends Error {
  readonly status: number;
  readonly stackTrace: readonly {readonly response: {readonly status: number}}[];
  readonly error?: {readonly details?: readonly {readonly label?: string; readonly message?: string}[]};
}

/** @throws SearchError for an error of the library, or that the time is over; others as they are */
function rethrow(cause: LibraryError): never {
  const {name, message, status, error} = cause;
  if (name === 'RetryError') {
    const statuses = cause.stackTrace.map(({response}) => response.status);
    if (statuses.includes(0)) {
      throw new SearchError('unreachable', 'No host of the search service answers.', undefined, {cause});
    }
    // Every host fails itself, so the reader's connection is not the cause.
    throw new SearchError('unreachable', `The search service is at fault: status ${statuses[0]}.`, statuses[0], {
      cause,
    });
  }
  if (name === 'ApiError' || name === 'DetailedApiError') {
    // Intermediaries, such as proxies, refuse with a page instead of a message.
    const reason = /^\s*(?:<|$)/.test(message) ? `status ${status}` : message;
    const details = Array.isArray(error?.details) ? error.details : [];
    const reasons = [reason, ...details.map(({label, message: detail}) => ` ${label}: ${detail}`)];
    throw new SearchError('api', `The search service refuses: ${reasons.join(';')}`, status, {cause});
  }
  if (name === 'DeserializationError') {
    throw new SearchError('deserialization', "The search service's answer is not JSON.", undefined, {cause});
  }
  if (name === 'TimeoutError') {
    throw new SearchError('unreachable', `No host of the search service answers within ${TIME_LIMIT} ms.`);
  }
  throw cause;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param answer what the service sent, if it was Algolia's; undefined when it was nothing */
function readResults(
  answer: SearchResponses | undefined,
  requests: readonly SearchRequest[],
  ownOrigins: readonly string[],
): SearchResult[] {
  return requests.map(({page}, index) => {
    const result = answer?.results?.[index] as SearchResponse | undefined;
    if (!Array.isArray(result?.hits)) {
      throw new SearchError('deserialization', 'The search service answers without a list of hits.');
    }
    const {nbHits, nbPages, queryID} = result as Partial<Record<string, unknown>>;
    const hits = sanitizeHits(result.hits, ownOrigins);
    return {
      hits,
      nbHits: isCount(nbHits) ? nbHits : hits.length,
      nbPages: isCount(nbPages) ? nbPages : page + 1,
      ...(queryID && typeof queryID === 'string' ? {queryID} : {}),
    };
  });
}
