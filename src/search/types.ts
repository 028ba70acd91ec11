/**
 * The contract between what shows search and what answers it. Both engines, embedded and hosted, take the same request
 * and give the same answer, so that nothing above them depends on which one ran.
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

/** A stretch of plain text. */
export interface TextPart {
  readonly text: string;
  /** Whether the query matched here. */
  readonly marked: boolean;
}

/** Texts of a hit by attribute, in parts. A missing attribute has nothing to mark or to shorten. */
export type Marked = Readonly<Partial<Record<Level | 'content', readonly TextPart[]>>>;

/** A record as found. */
export interface SearchHit extends SearchRecord {
  /** Whole texts. */
  readonly highlight: Marked;
  /** Texts shortened around the match. */
  readonly snippet: Marked;
}

export interface SearchRequest {
  readonly query: string;
  /** Counted from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Length of snippets, in words. */
  readonly snippetWords: number;
  /** Inner lists are alternatives, the outer list must hold as a whole: `['language:en', ['docusaurus_tag:a', …]]`. */
  readonly facetFilters: readonly (string | readonly string[])[];
  /** Whether click and view events are sent: a hosted answer then carries a `queryID` for them. */
  readonly clickAnalytics: boolean;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** Counted from 0. */
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  /** Only with `clickAnalytics` of the hosted service. */
  readonly queryID?: string;
}

/** Who answered. */
export type Engine = 'hosted' | 'embedded';

export interface SearchAnswer {
  /** One for each request, in order. */
  readonly results: readonly SearchResult[];
  readonly engine: Engine;
}

export interface SearchOptions {
  /** Aborted when a newer query supersedes this one. An engine that answers at once may leave it unread. */
  readonly signal?: AbortSignal;
}

export interface SearchClient {
  /** @throws SearchError; the signal's reason when the search is aborted */
  search(requests: readonly SearchRequest[], options?: SearchOptions): Promise<SearchAnswer>;
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
