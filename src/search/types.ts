/**
 * The interface between the search UI and the engines. Both engines, embedded and hosted, take the same request and
 * give the same answer, so that no caller depends on which one ran.
 */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** The kind of a record: a page's title (lvl1), a section (lvl2 to lvl6), or text. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

export type Hierarchy = Readonly<Record<Level, string | null>>;

export const EMPTY_HIERARCHY = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;

/** One searchable place: a heading, a paragraph, a list item, a table row, a message. */
export interface SearchRecord {
  readonly objectID: string;
  /** Site path with base URL, and the anchor of the nearest heading or option: `/guide/options/#proxy`. */
  readonly url: string;
  readonly type: RecordType;
  readonly content: string | null;
  /** lvl0: the category in the sidebar ("Commands"); lvl1: the page's title; lvl2 and on: headings. */
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

/** Texts of a hit by attribute, in parts, long ones shortened around the match. */
export type Snippet = Readonly<Partial<Record<Level | 'content', readonly TextPart[]>>>;

/** A record as found. */
export interface SearchHit extends Omit<SearchRecord, 'language' | 'docusaurus_tag'> {
  /** A missing attribute has nothing to mark or to shorten. */
  readonly snippet: Snippet;
}

/** The text of a hit's heading or content to show; no parts when the hit has no such text. */
export function hitText({content, hierarchy, snippet}: SearchHit, attribute: keyof Snippet): readonly TextPart[] {
  const text = attribute === 'content' ? content : hierarchy[attribute];
  return snippet[attribute] ?? (text ? [{text, marked: false}] : []);
}

export interface SearchRequest {
  readonly query: string;
  /** Counted from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Length of snippets, in words. */
  readonly snippetWords: number;
  /** Inner lists are alternatives, the outer list must hold as a whole: `['language:en', ['docusaurus_tag:a', …]]`. */
  readonly facetFilters: (string | string[])[];
  /** Whether click and view events are sent: a hosted answer then carries a `queryID` for them. */
  readonly clickAnalytics: boolean;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** Only with `clickAnalytics` of the hosted service. */
  readonly queryID?: string | undefined;
}

/** Who answers. */
export type Engine = 'hosted' | 'embedded';

export interface SearchClient {
  /**
   * @returns one result for each request, in order
   * @throws SearchError
   */
  search(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]>;
}

export class SearchError extends Error {
  constructor(
    /** No host or index reachable, a refusal with a status, an answer that cannot be read. */
    readonly kind: 'unreachable' | 'api' | 'deserialization',
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SearchError';
  }

  /** The message for the reader; undefined if the reader's connection may be the cause. */
  get reason(): string | undefined {
    return this.kind === 'unreachable' && this.status === undefined ? undefined : this.message;
  }
}
