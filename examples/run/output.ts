import {stripVTControlCharacters} from 'node:util';
import {createTwoFilesPatch, FILE_HEADERS_ONLY} from 'diff';

/** The output of a program, and its comparison with the page. */

/** Placeholder on a page for any number of lines. */
export const ELLIPSIS = '…';

const TIME = /^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\]/gm;
const SHOWN_DAY = '2025-08-06';

/** Text that changes with each run: waits before a retry, plugin IDs, and file keys. Pages show any one of them. */
const RANDOM = /(?<=\bafter )\d+(?= milliseconds\b)|\b[a-p]{32}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** Erases a line, for example a prompt that is redrawn with every key. */
const ERASE = '\u001b[2K';

/** Returns the successive contents of a line that a terminal redraws. */
export const framesOf = (text: string): string[] => text.split(ERASE).map(stripVTControlCharacters);

/**
 * Returns the final lines on a terminal, with a fixed time at the start of lines.
 *
 * @param file the page; the logs of a post have its date
 */
export function toLines(text: string, file = ''): string[] {
  const day = /^blog\/(\d{4}-\d\d-\d\d)/.exec(file)?.[1] ?? SHOWN_DAY;
  const drawn = text.split('\n').map((line) => stripVTControlCharacters(line.split(ERASE).at(-1)!));
  return text === '' ? [] : drawn.join('\n').replace(TIME, `[${day}T01:23:45.678Z]`).replace(/\n$/, '').split('\n');
}

const isEllipsis = (line: string): boolean => line.trim() === ELLIPSIS;

/** Returns a text without the parts that change with each run. */
export const withoutRandom = (text: string): string => text.replace(RANDOM, '*');

/** Returns a text as a part of a regular expression that matches it. */
export const escapeForRegExp = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Returns whether a page shows all lines in order, except those that an ellipsis omits. */
function showsAll(shown: readonly string[], found: readonly string[]): boolean {
  const patterns = shown.map((line) => (isEllipsis(line) ? '(?:[^\n]*\n)*' : `${escapeForRegExp(line)}\n`));
  return new RegExp(`^${patterns.join('')}$`).test(found.map((line) => `${line}\n`).join(''));
}

/**
 * Returns the lines that a page should show: its correct lines, and the actual ones elsewhere. An ellipsis is kept, and
 * omits as many lines as possible.
 *
 * @param found the result of `toLines` for an actual output
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

/** Returns the unified diff of the shown and the corrected lines. */
export function drawDifference(shown: readonly string[], corrected: readonly string[]): string {
  const [before = '', after = ''] = [shown, corrected].map((lines) => lines.map((line) => `${line}\n`).join(''));
  const options = {context: 3, headerOptions: FILE_HEADERS_ONLY};
  return createTwoFilesPatch('expected', 'found', before, after, undefined, undefined, options).trimEnd();
}
