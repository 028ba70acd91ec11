import type {Insights} from './insights';
import {buildSearchRequest, type SearchInput} from './request';
import {suggestQueries} from './suggestions';
import type {Engine, SearchClient, SearchHit, SearchResult} from './types';

export interface SearchSource {
  readonly client: SearchClient;
  /** Undefined unless click and view events are on. */
  readonly insights: Insights | undefined;
}

export interface FoundResult extends SearchResult {
  readonly engine: Engine;
  /** Queries to offer where nothing was found. They come later than the rest, and never fail. */
  readonly suggestions: Promise<readonly string[]>;
  /** Reports to the statistics that one of the hits was chosen. */
  readonly choose: (hit: SearchHit) => void;
}

/**
 * Searches for dialog and search page, and reports to the statistics what was found.
 *
 * @throws SearchError; the signal's reason when the search is aborted
 */
export async function runSearch(
  {client, insights}: SearchSource,
  input: Omit<SearchInput, 'clickAnalytics'>,
  signal: AbortSignal,
): Promise<FoundResult> {
  const request = buildSearchRequest({...input, clickAnalytics: insights !== undefined});
  const {results, engine} = await client.search([request], signal);
  signal.throwIfAborted();
  const result = results[0]!;
  const {hits, queryID} = result;
  const told = engine === 'hosted' ? insights : undefined;
  told?.viewed(hits.map(({objectID}) => objectID));
  return {
    ...result,
    engine,
    // Without suggestions, the answer stays; the next query reports a service that is unreachable.
    suggestions: hits.length > 0 ? Promise.resolve([]) : suggestQueries(client, request, signal).catch(() => []),
    choose(hit) {
      const position = request.page * request.hitsPerPage + hits.indexOf(hit) + 1;
      told?.clicked({objectID: hit.objectID, position, ...(queryID === undefined ? {} : {queryID})});
    },
  };
}
