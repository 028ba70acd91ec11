import {stripVTControlCharacters} from 'node:util';
import {createTwoFilesPatch, FILE_HEADERS_ONLY} from 'diff';

/** The output of a program, and how it differs from what a page shows. */

/** In a page, a placeholder for any number of lines. */
export const ELLIPSIS = '…';

const TIME = /^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\]/gm;
const SHOWN_DAY = '2025-08-06';

/** What differs from run to run: waits before a retry, IDs of plugins and keys of files. Pages show any one of them. */
const RANDOM = /(?<=\bafter )\d+(?= milliseconds\b)|\b[a-p]{32}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** Erases a line, for example a question that is redrawn with every key. */
const ERASE = '\u001b[2K';

/** What a terminal shows one after the other, where a line is drawn again and again. */
export const framesOf = (text: string): string[] => text.split(ERASE).map(stripVTControlCharacters);

/**
 * The lines that a terminal shows in the end, with one and the same time at the start of lines.
 *
 * @param file the page; the logs of a post are of its day
 */
export function toLines(text: string, file = ''): string[] {
  const day = /^blog\/(\d{4}-\d\d-\d\d)/.exec(file)?.[1] ?? SHOWN_DAY;
  const drawn = text.split('\n').map((line) => stripVTControlCharacters(line.split(ERASE).at(-1)!));
  return text === '' ? [] : drawn.join('\n').replace(TIME, `[${day}T01:23:45.678Z]`).replace(/\n$/, '').split('\n');
}

const isEllipsis = (line: string): boolean => line.trim() === ELLIPSIS;

/** A text without what differs from run to run. */
export const withoutRandom = (text: string): string => text.replace(RANDOM, '*');

/** A text as part of a regular expression that matches it. */
export const escapeForRegExp = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Whether a page shows all lines, in order, except those that an ellipsis omits. */
function showsAll(shown: readonly string[], found: readonly string[]): boolean {
  const patterns = shown.map((line) => (isEllipsis(line) ? '(?:[^\n]*\n)*' : `${escapeForRegExp(line)}\n`));
  return new RegExp(`^${patterns.join('')}$`).test(found.map((line) => `${line}\n`).join(''));
}

/**
 * The lines that a page should show: its own where they are right, the actual ones elsewhere. An ellipsis stays, and
 * omits as many lines as possible.
 *
 * @param found what `toLines` made of an actual output
 */
export function correctLines(shown: readonly string[], found: readonly string[]): string[] {
  if (showsAll(shown.map(withoutRandom), found.map(withoutRandom))) {
    return [...shown];
  }
  const lines = found.map((line) => shown.find((own) => withoutRandom(own) === withoutRandom(line)) ?? line);
  const before = shown.findIndex(isEllipsis);
  const behind = shown.length - 1 - shown.findLastIndex(isEllipsis);
  return before < 0
    ? lines
    : [...lines.slice(0, before), ELLIPSIS, ...lines.slice(Math.max(before, lines.length - behind))];
}

/** The unified difference between what a page shows and what it should show. */
export function drawDifference(shown: readonly string[], corrected: readonly string[]): string {
  const [before = '', after = ''] = [shown, corrected].map((lines) => lines.map((line) => `${line}\n`).join(''));
  const options = {context: 3, headerOptions: FILE_HEADERS_ONLY};
  return createTwoFilesPatch('expected', 'found', before, after, undefined, undefined, options).trimEnd();
}
