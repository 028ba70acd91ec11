import type {Insights} from './insights';
import {cutQuery} from './request';
import {suggestQueries} from './suggestions';
import type {Engine, SearchClient, SearchHit, SearchRequest, SearchResult} from './types';

/** Specification §9. */
const HITS_PER_PAGE = 20;
/** Widest viewport, in pixels, that counts as narrow; and the length of snippets, in words (specification §9). */
const NARROW_WIDTH = 768;
const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;

export interface SearchSource {
  readonly client: SearchClient;
  /** Undefined unless click and view events are on. */
  readonly insights: Insights | undefined;
}

export interface FoundResult extends SearchResult {
  readonly engine: Engine;
  /** Queries to offer where nothing was found. */
  readonly suggestions: readonly string[];
  /** Reports to the statistics which of the hits are shown. */
  readonly reportView: (shown: readonly SearchHit[]) => void;
  /** Reports to the statistics that one of the hits was chosen. */
  readonly reportClick: (hit: SearchHit) => void;
}

/**
 * Searches for dialog and search page.
 *
 * @param width of the viewport in pixels: a narrow one gets shorter snippets
 * @throws SearchError; the signal's reason when the search is aborted
 */
export async function runSearch(
  {client, insights}: SearchSource,
  {query, width, ...input}: Pick<SearchRequest, 'query' | 'page' | 'facetFilters'> & {readonly width: number},
  signal: AbortSignal,
): Promise<FoundResult> {
  const request: SearchRequest = {
    ...input,
    query: cutQuery(query),
    hitsPerPage: HITS_PER_PAGE,
    snippetWords: width <= NARROW_WIDTH ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide,
    clickAnalytics: insights !== undefined,
  };
  const {results, engine} = await client.search([request], signal);
  signal.throwIfAborted();
  const result = results[0]!;
  const {hits, queryID} = result;
  const told = engine === 'hosted' ? insights : undefined;
  // The answer is complete without suggestions; if the service is down, the next query reports it.
  const suggestions = hits.length > 0 ? [] : await suggestQueries(client, request, signal).catch(() => []);
  signal.throwIfAborted();
  return {
    ...result,
    engine,
    suggestions,
    reportView: (shown) => told?.viewed(shown.map(({objectID}) => objectID)),
    reportClick(hit) {
      const position = request.page * request.hitsPerPage + hits.indexOf(hit) + 1;
      told?.clicked({objectID: hit.objectID, position, ...(queryID === undefined ? {} : {queryID})});
    },
  };
}
