/** The index that readers download: the texts page by page, as JSON. Its name is its hash, so nothing in it is checked again. */
import {pageRecords, type PageTexts} from '../records/pageRecords';
import {SearchError, type SearchRecord} from '../types';

/** Makes the text of the index, at build time. */
export const buildIndex = (pages: readonly PageTexts[]): string => JSON.stringify(pages);

/**
 * Reads the text of an index.
 *
 * @throws SearchError 'deserialization' if it is not one: an HTML page, or a truncated file
 */
export function readIndex(text: string): SearchRecord[] {
  try {
    return (JSON.parse(text) as PageTexts[]).flatMap(pageRecords);
  } catch (error) {
    throw new SearchError('deserialization', 'The search index could not be read.', undefined, {cause: error});
  }
}
