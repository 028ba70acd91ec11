/** The embedded search as a client: loads the index when it is first asked, and answers from it. */
import {SearchError, type SearchClient} from '../types';
import {parseMarks} from '../marks';
import {DEFAULT_INDEX_NAME} from '../request';
import {toAnswer, toWire} from '../wire';
import {EmbeddedIndex} from './embeddedIndex';
import {unpackIndex} from './indexFile';

export interface EmbeddedClientOptions {
  /** Fetches the text of the index file; asked once, and again after a failure. */
  readonly loadIndex: () => Promise<string>;
  /** The build that the page belongs to; without it an index of any build will do. */
  readonly build?: string;
}

/**
 * Makes ready the text of an index file to be searched.
 *
 * @throws SearchError 'deserialization' when the text is no index, incomplete, damaged, or of another format or build
 */
export function loadIndex(text: string, build?: string): EmbeddedIndex {
  return new EmbeddedIndex(unpackIndex(text, build));
}

/**
 * Search in the reader's browser. The index is loaded at the first search and kept; when that fails, the search
 * fails and the next one tries again: with SearchError 'unreachable' if the text does not come, or with
 * 'deserialization' if it cannot be read.
 */
export function createEmbeddedClient({loadIndex: fetchText, build}: EmbeddedClientOptions): SearchClient {
  let index: Promise<EmbeddedIndex> | undefined;

  async function load(): Promise<EmbeddedIndex> {
    let text: string;
    try {
      text = await fetchText();
    } catch (error) {
      throw error instanceof SearchError
        ? error
        : new SearchError('unreachable', 'The search index could not be loaded.', undefined, {cause: error});
    }
    return loadIndex(text, build);
  }

  return {
    async search(requests) {
      index ??= load();
      const loading = index;
      try {
        const loaded = await loading;
        const results = requests.map((request) => loaded.search(toWire(request, DEFAULT_INDEX_NAME)));
        return toAnswer(results, 'embedded', parseMarks);
      } catch (error) {
        if (index === loading) {
          index = undefined;
        }
        throw error;
      }
    },
  };
}
