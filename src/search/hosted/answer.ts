import {sanitizeWireHits} from '../hits';
import {HITS_PER_PAGE} from '../request';
import type {SearchRequest, SearchResult} from '../wire';
import {SearchError} from '../types';

/**
 * Reads the hosted service's answer to a list of requests.
 *
 * @param answer parsed JSON, whatever it is
 * @param ownOrigins origins of the site; addresses there become relative
 * @returns one result for each request, in order
 * @throws SearchError `deserialization` when a result or its list of hits is missing
 */
export function readAnswer(
  answer: unknown,
  requests: readonly SearchRequest[],
  ownOrigins: readonly string[],
): SearchResult[] {
  const {results} = Object(answer) as {results?: unknown};
  if (!Array.isArray(results) || results.length !== requests.length) {
    throw new SearchError('deserialization', 'The search service answers without a result for each request.');
  }
  return requests.map((request, index) => readResult(results[index], request, ownOrigins));
}

function readResult(result: unknown, request: SearchRequest, ownOrigins: readonly string[]): SearchResult {
  const fields = Object(result) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(fields.hits)) {
    throw new SearchError('deserialization', 'The search service answers without a list of hits.');
  }
  const nbHits = readCount(fields.nbHits) ?? fields.hits.length;
  const hitsPerPage = readCount(fields.hitsPerPage) || (request.hitsPerPage ?? HITS_PER_PAGE);
  return {
    hits: sanitizeWireHits(fields.hits, ownOrigins),
    nbHits,
    page: readCount(fields.page) ?? request.page ?? 0,
    nbPages: readCount(fields.nbPages) ?? Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    query: request.query,
    ...(typeof fields.queryID === 'string' ? {queryID: fields.queryID} : {}),
  };
}

function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}
