/**
 * The border between what shows search and what answers it. Both engines, embedded and hosted, speak the
 * hosted service's request and answer, so that nothing above them knows which one runs.
 */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** What a record stands for: a page's title (lvl1), a section (lvl2 to lvl6), or text. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

export type Hierarchy = Readonly<Record<Level, string | null>>;

/** One searchable place: a heading, a paragraph, a list item, a table row, a message. */
export interface SearchRecord {
  readonly objectID: string;
  /** Site path with base URL, and the anchor of the nearest heading or option: `/guide/options/#proxy`. */
  readonly url: string;
  readonly type: RecordType;
  readonly content: string | null;
  /** lvl0: the area ("Guide"); lvl1: the page's title; lvl2 and on: headings. */
  readonly hierarchy: Hierarchy;
  readonly language: string;
  /** Contextual filter: `docs-guide-current`, `docs-reference-current`, `docs-community-current` or `default`. */
  readonly docusaurus_tag: string;
}

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

export interface SearchOptions {
  /** Aborted when a newer query supersedes this one. An engine that answers at once may leave it unread. */
  readonly signal?: AbortSignal;
}

export interface SearchClient {
  /**
   * @returns one result for each request, in order
   * @throws SearchError; the signal's reason when the search is aborted
   */
  search(
    requests: readonly SearchRequest[],
    options?: SearchOptions,
  ): Promise<{readonly results: readonly SearchResult[]}>;
}

/** Why a search failed: no host or index reachable, a refusal with a status, an answer that cannot be read. */
export type SearchErrorKind = 'unreachable' | 'api' | 'deserialization';

export class SearchError extends Error {
  constructor(
    readonly kind: SearchErrorKind,
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SearchError';
  }
}
