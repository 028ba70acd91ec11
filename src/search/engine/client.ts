/** The embedded search as a client. */
import {pageRecords, type PageTexts} from '../records/pageRecords';
import {SearchError, type SearchClient, type SearchRecord} from '../types';
import {SearchEngine} from './engine';

/** The index is the texts page by page, as JSON. Its name is its hash, so nothing in it is checked again. */
function readIndex(text: string): SearchRecord[] {
  try {
    return (JSON.parse(text) as PageTexts[]).flatMap(pageRecords);
  } catch (error) {
    throw new SearchError('deserialization', 'The search index could not be read.', undefined, {cause: error});
  }
}

/**
 * Makes search in the reader's browser.
 *
 * @param index the text of the index
 * @throws SearchError 'deserialization' if it is none: an HTML page, or a truncated file
 */
export function createEmbeddedClient(index: string): SearchClient {
  const engine = new SearchEngine(readIndex(index));
  return {search: async (requests) => requests.map((request) => engine.search(request))};
}
