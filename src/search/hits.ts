/**
 * Hits of the hosted service and searches saved in a browser are data from outside: old, half-filled, written by
 * another crawler, or by an attacker. What this module returns is valid according to `types.ts`.
 */
import {MARKUP} from './hosted/request';
import {LEVELS, type Hierarchy, type RecordType, type SearchHit, type Snippet, type TextPart} from './types';

type Unknown = Readonly<Record<string, unknown>>;

const TAGS = new RegExp(`${MARKUP.highlightPreTag}|${MARKUP.highlightPostTag}`);

/**
 * Reads a list of hits as the hosted service sends them.
 *
 * @param hits whatever it is
 * @param ownOrigins origins of the site; their addresses become site paths, so that the router takes them
 * @returns the hits that lead to a page of the site and have its title
 */
export function sanitizeHits(hits: unknown, ownOrigins: readonly string[]): SearchHit[] {
  return Array.isArray(hits) ? hits.flatMap((hit) => sanitizeHit(Object(hit) as Unknown, ownOrigins) ?? []) : [];
}

function sanitizeHit(hit: Unknown, ownOrigins: readonly string[]): SearchHit | undefined {
  const url = sitePath(hit.url, ownOrigins);
  const levels = Object(hit.hierarchy) as Unknown;
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, plainText(levels[level])])) as Hierarchy;
  if (!url || !hierarchy.lvl1) {
    return undefined;
  }
  const content = plainText(hit.content);
  return {
    objectID: String(hit.objectID),
    url,
    type: content ? 'content' : (LEVELS.findLast((level) => hierarchy[level]) as RecordType),
    content,
    hierarchy,
    snippet: {...readSnippet(hit._highlightResult), ...readSnippet(hit._snippetResult)},
  };
}

/** @returns undefined for other hosts, too: a crawler that follows too many links, or an attack, brings such hits */
function sitePath(value: unknown, ownOrigins: readonly string[]): string | undefined {
  try {
    const {origin, pathname, search, hash} = new URL(String(value), ownOrigins[0]);
    // One slash only: two at the start of a path would name another host.
    return ownOrigins.includes(origin) ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : undefined;
  } catch {
    return undefined; // Not an address.
  }
}

/** @param value `{content: {value: 'the <mark>proxy</mark>'}, hierarchy: {lvl1: {value: …}}}` */
function readSnippet(value: unknown): Snippet {
  const {content, hierarchy} = Object(value) as Unknown;
  const texts = Object.entries({...(Object(hierarchy) as Unknown), content}).flatMap(([attribute, result]) => {
    const {value: html} = Object(result) as Unknown;
    return typeof html === 'string' ? [[attribute, parseMarkup(html)]] : [];
  });
  return Object.fromEntries(texts) as Snippet;
}

/** @returns parts in order, none of them empty; markup other than the highlight tags is text */
function parseMarkup(html: string): TextPart[] {
  const parts = html.split(TAGS).map((text, index) => ({text: unescapeHtml(text), marked: index % 2 === 1}));
  return parts.filter(({text}) => text);
}

/** Empty texts count as missing. */
function plainText(value: unknown): string | null {
  return typeof value === 'string' && value ? unescapeHtml(value) : null;
}

const CHARACTERS: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&'};

/** The service's own crawler escapes texts when it stores them, our publishing does not: both are shown correctly. */
function unescapeHtml(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => CHARACTERS[name]!);
}
