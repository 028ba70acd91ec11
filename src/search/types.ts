/**
 * The interface between the search UI and the engines. Both engines, embedded and hosted, accept the same request and
 * return the same answer, so that no caller depends on the engine.
 */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** The kind of a record: a page's title (lvl1), a section (lvl2 to lvl6), or text. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

export type Hierarchy = Readonly<Record<Level, string | null>>;

/** Returns the level of the heading to which a record belongs. */
export const lastLevel = (hierarchy: Hierarchy): Level => LEVELS.findLast((level) => hierarchy[level])!;

export const EMPTY_HIERARCHY = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;

/** A searchable item, such as a heading, a paragraph, a list item, a table row, or a message. */
export interface SearchRecord {
  readonly objectID: string;
  /** Site path with base URL, and the anchor of the nearest heading or option: `/guide/options/#proxy`. */
  readonly url: string;
  readonly type: RecordType;
  readonly content: string | null;
  /** Category in the sidebar ("Commands") as lvl0, the page's title as lvl1, and headings from lvl2. */
  readonly hierarchy: Hierarchy;
  readonly language: string;
  /** Contextual filter: `docs-guide-current`, `docs-reference-current`, `docs-community-current` or `default`. */
  readonly docusaurus_tag: string;
}

/** A part of a plain text. */
export interface TextPart {
  readonly text: string;
  /** True if the query matched here. */
  readonly marked: boolean;
}

/** Texts of a hit by attribute, in parts. Long texts are shortened around the match. */
export type Snippet = Readonly<Partial<Record<Level | 'content', readonly TextPart[]>>>;

/** A record in the search results. */
export interface SearchHit extends Omit<SearchRecord, 'language' | 'docusaurus_tag'> {
  /** Attributes are missing if they have nothing to highlight or shorten. */
  readonly snippet: Snippet;
}

/** Returns the parts of a hit's heading or content to show; empty if the hit has no such text. */
export function hitText({content, hierarchy, snippet}: SearchHit, attribute: keyof Snippet): readonly TextPart[] {
  const text = attribute === 'content' ? content : hierarchy[attribute];
  return snippet[attribute] ?? (text ? [{text, marked: false}] : []);
}

type PagePart = Pick<SearchHit, 'url'> & {readonly hierarchy: Pick<Hierarchy, 'lvl0' | 'lvl1'>};

/** Returns the page of a hit, as the record of its title. */
export function parentPage({url: address, hierarchy: {lvl0, lvl1}}: PagePart): SearchHit {
  const url = address.replace(/#.*/s, '');
  return {objectID: url, url, type: 'lvl1', content: null, hierarchy: {...EMPTY_HIERARCHY, lvl0, lvl1}, snippet: {}};
}

/** Returns the option to whose table row an address leads, such as `update-key`. */
export const optionOf = (url: string): string | undefined => /#option-(.+)/.exec(url)?.[1];

export interface SearchRequest {
  readonly query: string;
  /** Counted from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Length of snippets, in words. */
  readonly snippetWords: number;
  /** All outer entries must match, and one of each inner list: `['language:en', ['docusaurus_tag:a', …]]`. */
  readonly facetFilters: (string | string[])[];
  /** True if click and view events are sent. A hosted answer then contains a `queryID` for them. */
  readonly clickAnalytics: boolean;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** Only from the hosted service with `clickAnalytics`. */
  readonly queryID?: string | undefined;
}

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
    /** Unreachable hosts or index, an error status, or an invalid response. */
    readonly kind: 'unreachable' | 'api' | 'deserialization',
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SearchError';
  }

  /** The message for the reader; undefined if the reader's connection can be the cause. */
  get reason(): string | undefined {
    return this.kind === 'unreachable' && this.status === undefined ? undefined : this.message;
  }
}
