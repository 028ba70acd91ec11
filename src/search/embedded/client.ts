/** The embedded search as a client. */
import type {SearchClient} from '../types';
import {SearchEngine} from './engine';
import {readIndex} from './indexFile';

/**
 * Makes search in the reader's browser.
 *
 * @param index the text of the index
 * @throws SearchError 'deserialization' if that cannot be read
 */
export function createEmbeddedClient(index: string): SearchClient {
  const engine = new SearchEngine(readIndex(index));
  return {
    search: async (requests) => ({results: requests.map((request) => engine.search(request)), engine: 'embedded'}),
  };
}
