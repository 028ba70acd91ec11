import type {Insights} from './insights';
import {cutQuery} from './request';
import {suggestQueries} from './suggestions';
import type {SearchClient, SearchHit, SearchRequest, SearchResult} from './types';

/** Specification §9. */
const HITS_PER_PAGE = 20;
/** Widest viewport, in pixels, that counts as narrow (specification §9). */
const NARROW_WIDTH = 768;

export interface SearchSource {
  readonly client: SearchClient;
  /** Undefined unless click and view events are on. */
  readonly insights: Insights | undefined;
}

export interface FoundResult extends SearchResult {
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
 * @throws SearchError
 */
export async function runSearch(
  {client, insights}: SearchSource,
  {query, width, ...input}: Pick<SearchRequest, 'query' | 'page' | 'facetFilters'> & {readonly width: number},
): Promise<FoundResult> {
  const request: SearchRequest = {
    ...input,
    query: cutQuery(query),
    hitsPerPage: HITS_PER_PAGE,
    snippetWords: width <= NARROW_WIDTH ? 5 : 10,
    clickAnalytics: insights !== undefined,
  };
  const [result] = await client.search([request]);
  const {hits, queryID} = result!;
  return {
    ...result!,
    // The answer is complete without suggestions; if the service is down, the next query reports it.
    suggestions: hits.length > 0 ? [] : await suggestQueries(client, request).catch(() => []),
    reportView: (shown) => insights?.viewed(shown.map(({objectID}) => objectID)),
    reportClick(hit) {
      const position = request.page * request.hitsPerPage + hits.indexOf(hit) + 1;
      insights?.clicked(hit.objectID, position, queryID);
    },
  };
}
