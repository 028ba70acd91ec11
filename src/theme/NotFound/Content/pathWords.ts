import {MAX_QUERY_LENGTH} from '../../../search/request';

/** Words for the place of a page, not for its subject. */
const PLACES = new Set(['guide', 'reference', 'community', 'blog', 'category', 'docs', 'index', 'html', 'en', 'md']);

/**
 * The words of an address, to search for.
 *
 * @param path what follows the site's base path, decoded: `guide/record-imports.html`
 * @returns `record imports`; empty when there is nothing but places
 */
export function pathWords(path: string): string {
  return path
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word && !PLACES.has(word.toLowerCase()))
    .join(' ')
    .slice(0, MAX_QUERY_LENGTH)
    .trim();
}
