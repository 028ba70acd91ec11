/**
 * Hits of a hosted service are data from outside: an index may be old, half-filled, written by another crawler,
 * or written by someone who should not have. What leaves this module keeps the promises of the border.
 */
import {HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG} from './wire';
import {parseMarks} from './marks';
import type * as contract from './types';
import {toHit, type Highlighted, type HighlightResult, type SearchHit} from './wire';
import {LEVELS, type Hierarchy, type Level, type RecordType} from './types';

type Unknown = Readonly<Record<string, unknown>>;

const RECORD_TYPES: readonly string[] = [...LEVELS.slice(1), 'content'];
const MATCH_LEVELS: readonly string[] = ['none', 'partial', 'full'];

/** Base for relative addresses; the name is reserved and belongs to nobody (RFC 6761). */
const NOWHERE = 'https://relative.invalid';

/**
 * Reads what a hosted service calls its hits.
 *
 * @param hits the answer's `hits`, whatever it is
 * @param ownOrigins origins of the site; their addresses become relative, so that the router takes them
 * @returns the hits that have a heading and a web address. In each of them lvl0 and lvl1 are filled, the address
 *   is a path or an http(s) address, texts are plain, and highlighted texts hold no markup but the highlight tags
 */
export function sanitizeWireHits(hits: unknown, ownOrigins: readonly string[] = []): SearchHit[] {
  return Array.isArray(hits)
    ? hits.map((hit: unknown) => sanitizeHit(hit, ownOrigins)).filter((hit) => hit !== undefined)
    : [];
}

/** As the contract has them. */
export function sanitizeHits(hits: unknown, ownOrigins: readonly string[] = []): contract.SearchHit[] {
  return sanitizeWireHits(hits, ownOrigins).map((hit) => toHit(hit, parseMarks));
}

function sanitizeHit(hit: unknown, ownOrigins: readonly string[]): SearchHit | undefined {
  const fields = asObject(hit);
  const url = sanitizeUrl(fields.url, ownOrigins);
  const hierarchy = sanitizeHierarchy(asObject(fields.hierarchy));
  if (!url || !hierarchy) {
    return undefined;
  }
  const content = plainText(fields.content);
  return {
    objectID: plainText(fields.objectID) ?? url,
    url,
    type: usableType(fields.type, hierarchy, content) ?? inferType(hierarchy, content),
    content,
    hierarchy,
    language: plainText(fields.language) ?? '',
    docusaurus_tag: plainText(fields.docusaurus_tag) ?? '',
    ...(fields._highlightResult ? {_highlightResult: sanitizeHighlighted(fields._highlightResult)} : {}),
    ...(fields._snippetResult ? {_snippetResult: sanitizeHighlighted(fields._snippetResult)} : {}),
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

/** The parser of browsers, so that what it lets through (`java\nscript:`, `\\host`) is seen as they would see it. */
function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value, NOWHERE);
  } catch {
    return undefined; // Not an address.
  }
}

/** Fills lvl0 and lvl1, by which hits are grouped and titled, from the nearest level there is. */
function sanitizeHierarchy(levels: Unknown): Hierarchy | undefined {
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, plainText(levels[level])])) as Hierarchy;
  const first = LEVELS.map((level) => hierarchy[level]).find((text) => text !== null);
  if (first === undefined) {
    return undefined;
  }
  return {...hierarchy, lvl0: first, lvl1: hierarchy.lvl1 ?? first};
}

/** The type picks the text to show: one without a text would show nothing. */
function usableType(type: unknown, hierarchy: Hierarchy, content: string | null): RecordType | undefined {
  if (!isRecordType(type)) {
    return undefined;
  }
  const text = type === 'content' ? content : hierarchy[type];
  return text === null ? undefined : type;
}

function inferType(hierarchy: Hierarchy, content: string | null): RecordType {
  const deepest = LEVELS.findLast((level): level is Exclude<Level, 'lvl0'> => {
    return level !== 'lvl0' && hierarchy[level] !== null;
  });
  return content === null && deepest ? deepest : 'content';
}

function sanitizeHighlighted(value: unknown): Highlighted {
  const fields = asObject(value);
  const levels = asObject(fields.hierarchy);
  const content = sanitizeHighlight(fields.content);
  return {
    ...(content ? {content} : {}),
    hierarchy: Object.fromEntries(
      LEVELS.map((level) => [level, sanitizeHighlight(levels[level])]).filter(([, highlight]) => highlight),
    ) as Highlighted['hierarchy'],
  };
}

function sanitizeHighlight(value: unknown): HighlightResult | undefined {
  const fields = asObject(value);
  if (typeof fields.value !== 'string' || !fields.value) {
    return undefined;
  }
  return {
    value: escapeAllButHighlights(fields.value),
    matchLevel: isMatchLevel(fields.matchLevel) ? fields.matchLevel : 'none',
    ...(Array.isArray(fields.matchedWords)
      ? {matchedWords: fields.matchedWords.filter((word): word is string => typeof word === 'string')}
      : {}),
  };
}

function escapeAllButHighlights(value: string): string {
  return value
    .split(new RegExp(`(${HIGHLIGHT_PRE_TAG}|${HIGHLIGHT_POST_TAG})`))
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part)))
    .join('');
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const ENTITIES: Readonly<Record<string, string>> = {'<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/**
 * The service highlights texts without escaping them. Records of its own crawler are escaped when they are
 * stored, ours are not: escaping leaves entities alone, so that both come out right.
 */
function escapeHtml(text: string): string {
  return text
    .replace(/&(?!(?:[a-z]+|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replace(/[<>"']/g, (character) => ENTITIES[character]!);
}

/** The counterpart for texts that are shown as text. Empty ones count as missing. */
function plainText(value: unknown): string | null {
  if (typeof value !== 'string') {
    return null;
  }
  return value.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => CHARACTERS[entity]!) || null;
}

function isRecordType(value: unknown): value is RecordType {
  return typeof value === 'string' && RECORD_TYPES.includes(value);
}

function isMatchLevel(value: unknown): value is HighlightResult['matchLevel'] {
  return typeof value === 'string' && MATCH_LEVELS.includes(value);
}

function asObject(value: unknown): Unknown {
  return typeof value === 'object' && value !== null ? (value as Unknown) : {};
}
