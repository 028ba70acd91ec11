/**
 * Hits of the hosted service and searches saved in a browser are data from outside: old, half-filled, written by
 * another crawler, or by an attacker. What this module returns is valid according to `types.ts`.
 */
import {MARKUP} from './hosted/request';
import {LEVELS, type Hierarchy, type RecordType, type SearchHit, type Snippet, type TextPart} from './types';

type Unknown = Readonly<Record<string, unknown>>;

/** Base for relative addresses; the name is reserved (RFC 6761). */
const NOWHERE = 'https://relative.invalid';

const TAGS = new RegExp(`(${MARKUP.highlightPreTag}|${MARKUP.highlightPostTag})`);

/**
 * Reads a list of hits as the hosted service sends them.
 *
 * @param hits whatever it is
 * @param ownOrigins origins of the site; their addresses become site paths, so that the router takes them
 * @returns the hits that have a heading and a web address. In each of them lvl0 and lvl1 are filled, the address
 *   is a path or an http(s) address, and the type names a text that is there
 */
export function sanitizeHits(hits: unknown, ownOrigins: readonly string[] = []): SearchHit[] {
  return Array.isArray(hits) ? hits.flatMap((hit) => sanitizeHit(Object(hit) as Unknown, ownOrigins) ?? []) : [];
}

function sanitizeHit(hit: Unknown, ownOrigins: readonly string[]): SearchHit | undefined {
  const url = sanitizeUrl(hit.url, ownOrigins);
  const hierarchy = sanitizeHierarchy(Object(hit.hierarchy) as Unknown);
  if (!url || !hierarchy) {
    return undefined;
  }
  const content = plainText(hit.content);
  const types = [
    ...LEVELS.slice(1).filter((level) => hierarchy[level]),
    ...(content ? ['content'] : []),
  ] as RecordType[];
  return {
    objectID: plainText(hit.objectID) ?? url,
    url,
    type: types.find((type) => type === hit.type) ?? types.at(-1)!,
    content,
    hierarchy,
    language: plainText(hit.language) ?? '',
    docusaurus_tag: plainText(hit.docusaurus_tag) ?? '',
    snippet: {...readSnippet(hit._highlightResult), ...readSnippet(hit._snippetResult)},
  };
}

function sanitizeUrl(value: unknown, ownOrigins: readonly string[]): string | undefined {
  const url = typeof value === 'string' && value.trim() ? parseUrl(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return undefined;
  }
  const isOwn = url.origin === NOWHERE || ownOrigins.some((own) => parseUrl(own)?.origin === url.origin);
  // One slash only: two at the start of a path would name another host.
  return isOwn ? `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}` : url.href;
}

/** The parser of browsers, so that what it accepts (`java\nscript:`, `\\host`) is read as browsers do. */
function parseUrl(value: string): URL | undefined {
  try {
    const url = new URL(value, NOWHERE);
    decodeURI(url.href); // As the router does, which fails where it can't (`/guide/%`).
    return url;
  } catch {
    return undefined; // Not an address.
  }
}

/** Fills lvl0 and lvl1, by which hits are grouped and titled, from the nearest level there is. */
function sanitizeHierarchy(levels: Unknown): Hierarchy | undefined {
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, plainText(levels[level])])) as Hierarchy;
  const first = LEVELS.map((level) => hierarchy[level]).find((text) => text !== null);
  return first ? {...hierarchy, lvl0: first, lvl1: hierarchy.lvl1 ?? first} : undefined;
}

/** @param value `{content: {value: 'the <mark>proxy</mark>'}, hierarchy: {lvl1: {value: …}}}` */
function readSnippet(value: unknown): Snippet {
  const {content, hierarchy} = Object(value) as Unknown;
  const results = {...(Object(hierarchy) as Unknown), content};
  const texts = ([...LEVELS, 'content'] as const).map((attribute) => {
    const {value: html} = Object(results[attribute as keyof typeof results]) as Unknown;
    return [attribute, typeof html === 'string' ? parseMarkup(html) : []] as const;
  });
  return Object.fromEntries(texts.filter(([, parts]) => parts.length > 0));
}

/** @returns parts in order, none of them empty; markup other than the highlight tags is text */
function parseMarkup(html: string): TextPart[] {
  let marked = false;
  const parts: TextPart[] = [];
  for (const piece of html.split(TAGS)) {
    if (TAGS.test(piece)) {
      marked = piece === MARKUP.highlightPreTag;
    } else if (piece) {
      parts.push({text: unescapeHtml(piece), marked});
    }
  }
  return parts;
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
