/** The embedded search as a client: loads the index when it is first asked, and answers from it. */
import {SearchError, type SearchClient} from '../types';
import {SearchEngine} from './engine';
import {readIndex} from './indexFile';

export interface EmbeddedClientOptions {
  /** Fetches the text of the index; asked once, and again after a failure. */
  readonly loadIndex: () => Promise<string>;
}

/**
 * Search in the reader's browser. The index is loaded at the first search and kept; when that fails, the search
 * fails and the next one tries again: with SearchError 'unreachable' if the text does not come, or with
 * 'deserialization' if it cannot be read.
 */
export function createEmbeddedClient({loadIndex}: EmbeddedClientOptions): SearchClient {
  let loading: Promise<SearchEngine> | undefined;

  async function load(): Promise<SearchEngine> {
    const text = await loadIndex().catch((error: unknown) => {
      throw error instanceof SearchError
        ? error
        : new SearchError('unreachable', 'The search index could not be loaded.', undefined, {cause: error});
    });
    return new SearchEngine(readIndex(text));
  }

  return {
    async search(requests) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      const engine = await loading;
      return {results: requests.map((request) => engine.search(request)), engine: 'embedded'};
    },
  };
}
