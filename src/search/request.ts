import type {SearchRequest} from './types';

/** Longest query; longer ones are cut (specification §5). */
export const MAX_QUERY_LENGTH = 64;

/** Specification §9. */
export const HITS_PER_PAGE = 20;

/** Widest viewport, in pixels, that counts as narrow; and the length of snippets, in words (specification §9). */
const NARROW_WIDTH = 768;
const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;

/** Name of the hosted index unless the environment gives another; saved searches are stored under it, too. */
export const DEFAULT_INDEX_NAME = 'cli';

export interface SearchInput extends Pick<SearchRequest, 'query' | 'page' | 'facetFilters' | 'clickAnalytics'> {
  /** Width of the viewport in pixels: a narrow one gets shorter snippets. */
  readonly width: number;
}

/** Cuts a query to its longest length, and takes out halves of characters, which no service accepts. */
export function cutQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH).replace(/\p{Surrogate}/gu, '');
}

/** Builds the one request that dialog and search page send, to either engine. */
export function buildSearchRequest({query, width, ...rest}: SearchInput): SearchRequest {
  return {
    ...rest,
    query: cutQuery(query),
    hitsPerPage: HITS_PER_PAGE,
    snippetWords: width <= NARROW_WIDTH ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide,
  };
}
