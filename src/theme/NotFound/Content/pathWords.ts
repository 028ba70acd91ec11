import {MAX_QUERY_LENGTH} from '../../../search/request';

/** Words for a page's location, not for its subject. */
const PLACES = new Set(['guide', 'reference', 'community', 'blog', 'category', 'docs', 'index', 'html', 'en', 'md']);

/**
 * Returns the words of an address, to search for.
 *
 * @param path decoded path, such as `/guide/record-imports.html`
 * @param baseUrl the site's base path, whose words aren't of the page
 * @returns for example `record imports`; empty if the path has only location words
 */
export function pathWords(path: string, baseUrl: string): string {
  return path
    .slice(baseUrl.length)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word && !PLACES.has(word.toLowerCase()))
    .join(' ')
    .slice(0, MAX_QUERY_LENGTH)
    .trim();
}
