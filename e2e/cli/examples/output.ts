import {stripVTControlCharacters} from 'node:util';
import {createTwoFilesPatch, diffArrays, FILE_HEADERS_ONLY} from 'diff';

/** The output of a program, and how it differs from what a page shows. */

/** In a page, a placeholder for any number of lines. */
export const ELLIPSIS = '…';

const TIME = /^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\]/gm;
const SHOWN_TIME = '[2025-08-06T01:23:45.678Z]';

/** What differs from run to run: waits before a retry, IDs of plugins and keys of files. Pages show any one of them. */
const RANDOM = /(?<=\bafter )\d+(?= milliseconds\b)|\b[a-p]{32}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** Erases a line, for example a question that is redrawn with every key. */
const ERASE = '\u001b[2K';

/** What a terminal shows one after the other, where a line is drawn again and again. */
export const framesOf = (text: string): string[] => text.split(ERASE).map(stripVTControlCharacters);

/** The lines that a terminal shows in the end, with the one time that pages show at the start of lines. */
export function toLines(text: string): string[] {
  const drawn = text.split('\n').map((line) => stripVTControlCharacters(line.split(ERASE).at(-1)!));
  return text === '' ? [] : drawn.join('\n').replace(TIME, SHOWN_TIME).replace(/\n$/, '').split('\n');
}

const isEllipsis = (line: string): boolean => line.trim() === ELLIPSIS;

/** A text without what differs from run to run. */
export const withoutRandom = (text: string): string => text.replace(RANDOM, '*');

/** Whether a line of a page and an output line match. */
const isSameLine = (shown: string, found: string): boolean => withoutRandom(shown) === withoutRandom(found);

/** How many lines at the start are the same on both sides. */
function countSame(shown: readonly string[], found: readonly string[]): number {
  const end = shown.findIndex((line, index) => !isSameLine(line, found[index] ?? ELLIPSIS) || isEllipsis(line));
  return end === -1 ? shown.length : end;
}

/** Replaces lines, of which an ellipsis omits as many as possible. */
function replaceLines(old: readonly string[], lines: readonly string[]): readonly string[] {
  const first = old.findIndex(isEllipsis);
  if (first === -1) {
    return lines;
  }
  const behind = old.length - 1 - old.findLastIndex(isEllipsis);
  const rest = lines.slice(first);
  return [...lines.slice(0, first), old[first] ?? '', ...rest.slice(Math.max(0, rest.length - behind))];
}

/**
 * The lines that a page should show: its own where they are right, the actual ones elsewhere.
 *
 * @param found what `toLines` made of an actual output
 */
export function correctLines(shown: readonly string[], found: readonly string[]): string[] {
  // The ends first, since an ellipsis may omit the same lines as follow it.
  const start = countSame(shown, found);
  const end = countSame([...shown.slice(start)].reverse(), [...found.slice(start)].reverse());
  const [old, lines] = [shown, found].map((all) => all.slice(start, all.length - end));
  const corrected = shown.slice(0, start);
  let [position, removed, added]: [number, string[], string[]] = [start, [], []];
  for (const change of diffArrays(old ?? [], lines ?? [], {comparator: isSameLine})) {
    if (change.added) {
      added.push(...change.value);
      continue;
    }
    if (change.removed) {
      removed.push(...change.value);
    } else {
      corrected.push(...replaceLines(removed, added), ...shown.slice(position, position + change.value.length));
      [removed, added] = [[], []];
    }
    position += change.value.length;
  }
  return [...corrected, ...replaceLines(removed, added), ...shown.slice(shown.length - end)];
}

/** The unified difference between what a page shows and what it should show. */
export function drawDifference(shown: readonly string[], corrected: readonly string[]): string {
  const [before = '', after = ''] = [shown, corrected].map((lines) => lines.map((line) => `${line}\n`).join(''));
  const options = {context: 3, headerOptions: FILE_HEADERS_ONLY};
  return createTwoFilesPatch('expected', 'found', before, after, undefined, undefined, options).trimEnd();
}
