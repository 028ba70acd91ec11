import {LEVELS, type SearchRequest} from './types';

/** Longest query; longer ones are cut (specification §5). */
export const MAX_QUERY_LENGTH = 64;

/** The hosted service's highlight tags; the only markup that a hit may carry. */
export const HIGHLIGHT_PRE_TAG = '<mark>';
export const HIGHLIGHT_POST_TAG = '</mark>';

/** Specification §9. */
export const HITS_PER_PAGE = 20;

/** Widest viewport, in pixels, that counts as narrow (specification §9). */
const NARROW_WIDTH = 768;
const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;

/** Name of the hosted index unless the environment gives another; saved searches are stored under it, too. */
export const DEFAULT_INDEX_NAME = 'cli';

/** What of the site is searched: its language, and the tags of the documentation sets and the rest. */
export interface ContextualFilters {
  /** `en` */
  readonly language: string;
  /** Any of them; none: whatever the tag. `docs-guide-current`, `default`, … */
  readonly tags: readonly string[];
}

export interface SearchRequestInput {
  readonly query: string;
  readonly indexName: string;
  /** Width of the viewport in pixels: a narrow one gets shorter snippets. */
  readonly width: number;
  /** Counted from 0; left out: the first. */
  readonly page?: number;
  /** Whether click and view events are sent: the answer then carries a `queryID` for them. */
  readonly insights: boolean;
  /** Left out: the whole index. */
  readonly contextualFilters?: ContextualFilters;
}

/** Cuts a query to its longest length, and takes out halves of characters, which no service accepts. */
export function cutQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH).replace(/\p{Surrogate}/gu, '');
}

/**
 * The attributes to shorten around the words found.
 *
 * @param words length of a snippet
 * @returns `hierarchy.lvl1:10` to `hierarchy.lvl6:10` and `content:10`
 */
export function attributesToSnippet(words: number): string[] {
  // lvl0 is the area's name: too short to shorten.
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}

/** Snippets of a wide viewport: the default of the hosted index, too. */
export const DEFAULT_SNIPPETS: readonly string[] = attributesToSnippet(SNIPPET_WORDS.wide);

/** What a search reads of a record besides its id. */
export const ATTRIBUTES_TO_RETRIEVE: readonly string[] = [
  ...LEVELS.map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
];

/**
 * Builds the one request that dialog and search page send, to either engine.
 *
 * @returns a request as in specification §7
 */
export function buildSearchRequest(input: SearchRequestInput): SearchRequest {
  const {query, indexName, width, page, insights, contextualFilters} = input;
  return {
    query: cutQuery(query),
    indexName,
    ...(page === undefined ? {} : {page}),
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: ATTRIBUTES_TO_RETRIEVE,
    attributesToSnippet: attributesToSnippet(width <= NARROW_WIDTH ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide),
    snippetEllipsisText: '…',
    highlightPreTag: HIGHLIGHT_PRE_TAG,
    highlightPostTag: HIGHLIGHT_POST_TAG,
    ...(insights ? {clickAnalytics: true} : {}),
    ...(contextualFilters ? {facetFilters: facetFilters(contextualFilters)} : {}),
  };
}

function facetFilters({language, tags}: ContextualFilters): (string | string[])[] {
  const alternatives = tags.map((tag) => `docusaurus_tag:${tag}`);
  return [`language:${language}`, ...(alternatives.length > 0 ? [alternatives] : [])];
}
