import type {Insights} from './insights';
import {cutQuery} from './request';
import {suggestQueries} from './suggestions';
import type {SearchClient, SearchHit, SearchRequest, SearchResult} from './types';

/** Number of hits per page (specification §9). */
const HITS_PER_PAGE = 20;
/** Maximum width of a narrow viewport, in pixels (specification §9). */
const NARROW_WIDTH = 768;

export interface SearchSource {
  readonly client: SearchClient;
  /** Undefined unless click and view events are on. */
  readonly insights: Insights | undefined;
}

export interface FoundResult extends SearchResult {
  /** Suggested queries if there are no results. */
  readonly suggestions: readonly string[];
  /** Reports the visible hits to the statistics. */
  readonly reportView: (shown: readonly SearchHit[]) => void;
  /** Reports a chosen hit to the statistics. */
  readonly reportClick: (hit: SearchHit) => void;
}

/**
 * Searches for the dialog and the search page.
 *
 * @param width of the viewport in pixels; a narrow viewport gets shorter snippets
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
    // The answer is complete without suggestions. If the service is down, the next query reports it.
    suggestions: hits.length > 0 ? [] : await suggestQueries(client, request).catch(() => []),
    reportView: (shown) => insights?.viewed(shown.map(({objectID}) => objectID)),
    reportClick(hit) {
      const position = request.page * request.hitsPerPage + hits.indexOf(hit) + 1;
      insights?.clicked(hit.objectID, position, queryID);
    },
  };
}
