/**
 * Sanitizes hits of the hosted service and saved searches, which can be outdated, incomplete, malicious, or written by
 * another crawler. The returned values are valid according to `types.ts`.
 */
import {MARKUP} from './hosted/request';
import {LEVELS, type Hierarchy, type RecordType, type SearchHit, type Snippet, type TextPart} from './types';

type Unknown = Readonly<Record<string, unknown>>;

const TAGS = new RegExp(`${MARKUP.highlightPreTag}|${MARKUP.highlightPostTag}`);

/**
 * Reads a list of hits as the hosted service sends them.
 *
 * @param hits untrusted value
 * @param ownOrigins origins of the site; their addresses become site paths for the router
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
    // Whole headings. A shortened one can lack the words that tell it from others.
    snippet: {...readSnippet(hit._highlightResult), ...readSnippet({content: Object(hit._snippetResult).content})},
  };
}

/** @returns undefined for other hosts, which a misconfigured crawler or an attack can add */
function sitePath(value: unknown, ownOrigins: readonly string[]): string | undefined {
  try {
    const {origin, pathname, search, hash} = new URL(String(value), ownOrigins[0]);
    // A single slash, because two at the start of a path would refer to another host.
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

/** @returns non-empty parts in order; markup other than the highlight tags is text */
function parseMarkup(html: string): TextPart[] {
  const parts = html.split(TAGS).map((text, index) => ({text: unescapeHtml(text), marked: index % 2 === 1}));
  return parts.filter(({text}) => text);
}

/** Treats empty text as missing. */
function plainText(value: unknown): string | null {
  return typeof value === 'string' && value ? unescapeHtml(value) : null;
}

const CHARACTERS: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&'};

/** Unescapes text, since the service's own crawler escapes it but the site's publishing doesn't. */
function unescapeHtml(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => CHARACTERS[name]!);
}
