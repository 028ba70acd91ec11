/** Requests to the hosted service (specification §7). The index is published with the same settings. */
import type {SearchForHitsOptions, SearchParamsObject} from 'algoliasearch/lite';
import {LEVELS, type SearchRequest} from '../types';

/** Attributes of a record to retrieve, in addition to its id. */
export const ATTRIBUTES_TO_RETRIEVE = [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'];

/** Highlight tags of the service, parsed in `../hits.ts`. */
export const MARKUP = {highlightPreTag: '<mark>', highlightPostTag: '</mark>', snippetEllipsisText: '…'} as const;

/**
 * Returns the attributes to shorten around a match: all except lvl0, the category's short name.
 *
 * @param words length of a snippet
 * @returns `hierarchy.lvl1:10` to `hierarchy.lvl6:10` and `content:10`
 */
export function attributesToSnippet(words: number): string[] {
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}

/** One request in the service's format. */
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
