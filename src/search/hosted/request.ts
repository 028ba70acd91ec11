/** The requests to the hosted service (specification §7). The index is published with the same settings. */
import type {SearchForHitsOptions, SearchParamsObject} from 'algoliasearch/lite';
import {LEVELS, type SearchRequest} from '../types';

/** What a search reads of a record besides its id. */
export const ATTRIBUTES_TO_RETRIEVE = [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'];

/** How the service marks what the query matched; taken apart in `../hits.ts`. */
export const MARKUP = {
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
} as const;

/**
 * The attributes to shorten around a match: all but lvl0, the category's name, which is short.
 *
 * @param words length of a snippet
 * @returns `hierarchy.lvl1:10` to `hierarchy.lvl6:10` and `content:10`
 */
export function attributesToSnippet(words: number): string[] {
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}

/** One request as the service takes it. */
export type ServiceRequest = SearchParamsObject & SearchForHitsOptions;

/** Converts a request to the service's format. */
export function toServiceRequest(request: SearchRequest, indexName: string): ServiceRequest {
  const {query, page, hitsPerPage, snippetWords, facetFilters, clickAnalytics} = request;
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    attributesToRetrieve: ATTRIBUTES_TO_RETRIEVE,
    attributesToSnippet: attributesToSnippet(snippetWords),
    ...MARKUP,
    facetFilters,
    ...(clickAnalytics ? {clickAnalytics: true} : {}),
  };
}
