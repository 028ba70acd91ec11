/** Highlighted texts as data, so that they can be shown without handing HTML to the browser. */
import {HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG} from './wire';
import type {Level, SearchHit, TextPart} from './types';

const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0'};
const LAST_CODE_POINT = 0x10ffff;

/**
 * Takes a highlighted text apart.
 *
 * @param html a client's `HighlightResult.value`: escaped, with the request's highlight tags
 * @returns its parts in order, none of them empty; what else looks like markup is text
 */
export function parseMarks(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMarked = false;
  for (const piece of html.split(new RegExp(`(${HIGHLIGHT_PRE_TAG}|${HIGHLIGHT_POST_TAG})`))) {
    if (piece === HIGHLIGHT_PRE_TAG || piece === HIGHLIGHT_POST_TAG) {
      isMarked = piece === HIGHLIGHT_PRE_TAG;
    } else if (piece) {
      parts.push({text: unescapeHtml(piece), marked: isMarked});
    }
  }
  return parts;
}

/**
 * The text of a hit's heading or content to show: shortened around the words found if the client did that.
 *
 * @returns no parts when the hit has no such text
 */
export function hitText(hit: SearchHit, attribute: Level | 'content'): readonly TextPart[] {
  const parts = hit.snippet[attribute] ?? hit.highlight[attribute];
  if (parts) {
    return parts;
  }
  const text = attribute === 'content' ? hit.content : hit.hierarchy[attribute];
  return text ? [{text, marked: false}] : [];
}

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
    if (name !== undefined) {
      return NAMED[String(name).toLowerCase()] ?? entity;
    }
    const code = decimal === undefined ? parseInt(String(hexadecimal), 16) : Number(decimal);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
}
