import type {Click} from './insights';
import type {SearchHit, SearchResult} from './types';

/**
 * What to tell the statistics when a hit is chosen.
 *
 * @param hit one of the result's
 */
export function clickOn(hit: SearchHit, {hits, page, hitsPerPage, queryID}: SearchResult): Click {
  const position = page * hitsPerPage + hits.indexOf(hit) + 1;
  return {objectID: hit.objectID, position, ...(queryID === undefined ? {} : {queryID})};
}
