/** The old engines' own request and answer, in the hosted service's words. */
import {LEVELS, type Level, type Marked, type SearchAnswer, type SearchRecord, type TextPart} from './types';
import type * as contract from './types';

export interface HighlightResult {
  /** The text with the found words between the request's tags; all else HTML-escaped. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: readonly string[];
}

export interface Highlighted {
  readonly content?: HighlightResult;
  readonly hierarchy: Readonly<Partial<Record<Level, HighlightResult>>>;
}

/** A record as found. Records of a hosted service are data from outside: any field may be missing there. */
export interface SearchHit extends SearchRecord {
  readonly _highlightResult?: Highlighted;
  readonly _snippetResult?: Highlighted;
}

/** One request of the hosted service's `requests` list. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  /** Counted from 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  /** Inner lists are alternatives, the outer list must hold as a whole: `['language:en', ['docusaurus_tag:a', …]]`. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly attributesToRetrieve?: readonly string[];
  /** `hierarchy.lvl1:10`: attribute and number of words. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** Counted from 0. */
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  /** Only with `clickAnalytics` of a hosted service. */
  readonly queryID?: string;
}

export const HIGHLIGHT_PRE_TAG = '<mark>';
export const HIGHLIGHT_POST_TAG = '</mark>';

/** `hierarchy.lvl1:10` to `hierarchy.lvl6:10` and `content:10`. */
export function attributesToSnippet(words: number): string[] {
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}

/** Snippets of a wide viewport: the default of the hosted index, too. */
export const DEFAULT_SNIPPETS: readonly string[] = attributesToSnippet(10);

/** What a search reads of a record besides its id. */
export const ATTRIBUTES_TO_RETRIEVE: readonly string[] = [
  ...LEVELS.map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
];

export function toWire(request: contract.SearchRequest, indexName: string): SearchRequest {
  const {query, page, hitsPerPage, snippetWords, facetFilters, clickAnalytics} = request;
  return {
    query,
    indexName,
    ...(page === 0 ? {} : {page}),
    hitsPerPage,
    attributesToRetrieve: ATTRIBUTES_TO_RETRIEVE,
    attributesToSnippet: attributesToSnippet(snippetWords),
    snippetEllipsisText: '…',
    highlightPreTag: HIGHLIGHT_PRE_TAG,
    highlightPostTag: HIGHLIGHT_POST_TAG,
    ...(clickAnalytics ? {clickAnalytics} : {}),
    facetFilters,
  };
}

function marked(highlighted: Highlighted | undefined, parse: (html: string) => TextPart[]): Marked {
  const {content, hierarchy} = highlighted ?? {content: undefined, hierarchy: {}};
  const parts = Object.entries({...hierarchy, ...(content ? {content} : {})}).map(
    ([attribute, {value}]) => [attribute, parse(value)] as const,
  );
  return Object.fromEntries(parts);
}

export function toHit(
  {_highlightResult, _snippetResult, ...record}: SearchHit,
  parse: (html: string) => TextPart[],
): contract.SearchHit {
  return {...record, highlight: marked(_highlightResult, parse), snippet: marked(_snippetResult, parse)};
}

export function toAnswer(
  results: readonly SearchResult[],
  engine: contract.Engine,
  parse: (html: string) => TextPart[],
): SearchAnswer {
  return {
    engine,
    results: results.map(({query: _, hits, ...result}) => ({...result, hits: hits.map((hit) => toHit(hit, parse))})),
  };
}
