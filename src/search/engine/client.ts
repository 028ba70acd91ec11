/** Search client of the embedded engine. */
import {pageRecords, type PageTexts} from '../records/pageRecords';
import {SearchError, type SearchClient, type SearchRecord} from '../types';
import {SearchEngine} from './engine';

/** Parses the index, the texts of each page as JSON. Its name is its hash, so its contents aren't validated again. */
function readIndex(text: string): SearchRecord[] {
  try {
    return (JSON.parse(text) as PageTexts[]).flatMap(pageRecords);
  } catch (error) {
    throw new SearchError('deserialization', 'The search index could not be read.', undefined, {cause: error});
  }
}

/**
 * Creates a client that searches in the reader's browser.
 *
 * @param index the text of the index
 * @throws SearchError 'deserialization' if it isn't an index but an HTML page or a truncated file
 */
export function createEmbeddedClient(index: string): SearchClient {
  const engine = new SearchEngine(readIndex(index));
  return {search: async (requests) => requests.map((request) => engine.search(request))};
}
