import {MAX_QUERY_LENGTH} from '../../../search/request';

/** Words for a page's location, not for its subject. */
const PLACES = new Set(['guide', 'reference', 'community', 'blog', 'category', 'docs', 'index', 'html', 'en', 'md']);

/**
 * Returns the words of an address, to search for.
 *
 * @param path decoded path after the site's base path, such as `guide/record-imports.html`
 * @returns for example `record imports`; empty if the path has only location words
 */
export function pathWords(path: string): string {
  return path
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word && !PLACES.has(word.toLowerCase()))
    .join(' ')
    .slice(0, MAX_QUERY_LENGTH)
    .trim();
}
