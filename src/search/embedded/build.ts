/** The build side of the embedded search: from records to the file that readers download. */
import type {SearchRecord} from '../types';
import {abridge} from './abridge';
import {packIndex, type IndexFile} from './indexFile';

/**
 * Makes the index that readers download. It runs at build time; nothing of it belongs in the browser's bundle.
 *
 * @param records page by page, each page in reading order, its lvl1 record first
 * @returns the text of the file, and the name of this build of it
 * @throws Error when a page does not begin with its lvl1 record
 */
export function buildIndex(records: readonly SearchRecord[]): IndexFile {
  return packIndex(abridge(records));
}
