import {isSameLine} from './masks';

/** Compares what a page shows with what came out, line by line. */

/** In a page, stands for any number of lines. */
export const ELLIPSIS = '…';

/** One line of a comparison; `left out` lines are covered by an ellipsis. */
export interface Step {
  readonly kind: 'same' | 'missing' | 'extra' | 'ellipsis' | 'left out';
  readonly text: string;
}

const isEllipsis = (line: string): boolean => line.trim() === ELLIPSIS;

/** Counts the changes that are needed from each pair of positions to the end. */
function changesToEnd(shown: readonly string[], found: readonly string[]): number[][] {
  const table = Array.from({length: shown.length + 1}, () => new Array<number>(found.length + 1).fill(0));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = shown.length; i >= 0; i--) {
    for (let j = found.length; j >= 0; j--) {
      const row = table[i];
      if (!row || (i === shown.length && j === found.length)) {
        continue;
      }
      const options: number[] = [];
      const line = shown[i];
      const other = found[j];
      if (line !== undefined && isEllipsis(line)) {
        options.push(at(i + 1, j), ...(other === undefined ? [] : [at(i, j + 1)]));
      } else {
        if (line !== undefined) {
          options.push(1 + at(i + 1, j));
        }
        if (other !== undefined) {
          options.push(1 + at(i, j + 1));
        }
        if (line !== undefined && other !== undefined) {
          options.push(at(i + 1, j + 1) + (isSameLine(line, other) ? 0 : 1));
        }
      }
      row[j] = Math.min(...options);
    }
  }
  return table;
}

/** How many lines at the start are the same on both sides. */
function countSame(shown: readonly string[], found: readonly string[]): number {
  const end = shown.findIndex((line, i) => isEllipsis(line) || !isSameLine(line, found[i] ?? ELLIPSIS));
  return end === -1 ? shown.length : end;
}

const same = (text: string): Step => ({kind: 'same', text});
const missing = (text: string): Step => ({kind: 'missing', text});
const extra = (text: string): Step => ({kind: 'extra', text});

/**
 * Finds the shortest way from the lines a page shows to the lines that came out.
 *
 * @param found lines in canonical form
 */
export function compareLines(shown: readonly string[], found: readonly string[]): Step[] {
  // The table below grows with the product of the lengths, so that it sees only what is between the equal ends.
  const start = countSame(shown, found);
  const [left, right] = [shown.slice(start), found.slice(start)];
  const end = countSame([...left].reverse(), [...right].reverse());
  const middle = [left, right].map((lines) => lines.slice(0, lines.length - end));
  return [
    ...shown.slice(0, start).map(same),
    ...compareMiddle(middle[0] ?? [], middle[1] ?? []),
    ...left.slice(left.length - end).map(same),
  ];
}

function compareMiddle(shown: readonly string[], found: readonly string[]): Step[] {
  const table = changesToEnd(shown, found);
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity;
  const steps: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < shown.length || j < found.length) {
    const line = shown[i];
    const other = found[j];
    if (line !== undefined && isEllipsis(line)) {
      // As late as possible, so that a wrong line behind it is replaced instead of left out.
      const ends = at(i, j) === at(i + 1, j);
      steps.push(ends ? {kind: 'ellipsis', text: line} : {kind: 'left out', text: other ?? ''});
      i += ends ? 1 : 0;
      j += ends ? 0 : 1;
    } else if (
      line !== undefined &&
      other !== undefined &&
      at(i, j) === at(i + 1, j + 1) + (isSameLine(line, other) ? 0 : 1)
    ) {
      steps.push(...(isSameLine(line, other) ? [same(line)] : [missing(line), extra(other)]));
      i++;
      j++;
    } else if (line !== undefined && at(i, j) === at(i + 1, j) + 1) {
      steps.push(missing(line));
      i++;
    } else {
      steps.push(extra(other ?? ''));
      j++;
    }
  }
  return steps;
}

/** Whether a comparison found no difference. */
export const isSame = (steps: readonly Step[]): boolean =>
  steps.every(({kind}) => kind !== 'missing' && kind !== 'extra');

const SIGNS: Readonly<Record<Step['kind'], string>> = {
  same: ' ',
  ellipsis: ' ',
  'left out': ' ',
  missing: '-',
  extra: '+',
};

const CONTEXT = 3;

/** Puts the missing lines of a change in front of the extra ones. */
function groupChanges(steps: readonly Step[]): Step[] {
  const grouped: Step[] = [];
  let extras: Step[] = [];
  for (const step of steps) {
    if (step.kind === 'extra') {
      extras.push(step);
      continue;
    }
    if (step.kind !== 'missing') {
      grouped.push(...extras);
      extras = [];
    }
    grouped.push(step);
  }
  return [...grouped, ...extras];
}

/** Neighbouring lines of a difference, with the numbers of the first line on both sides. */
interface Hunk {
  readonly shownStart: number;
  readonly foundStart: number;
  readonly steps: Step[];
}

const inShown = ({kind}: Step): number => (kind === 'extra' || kind === 'left out' ? 0 : 1);
const inFound = ({kind}: Step): number => (kind === 'missing' || kind === 'ellipsis' ? 0 : 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Cuts out the changes, with a few lines around them. */
function toHunks(steps: readonly Step[]): Hunk[] {
  const hunks: Hunk[] = [];
  let open = false;
  steps.forEach((step, index) => {
    const near = !isSame(steps.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1));
    if (near && !open) {
      const before = steps.slice(0, index);
      hunks.push({shownStart: 1 + sum(before.map(inShown)), foundStart: 1 + sum(before.map(inFound)), steps: []});
    }
    if (near) {
      hunks.at(-1)?.steps.push(step);
    }
    open = near;
  });
  return hunks;
}

/** Draws a comparison as a unified difference, from "expected" to "found". */
export function drawDifference(comparison: readonly Step[]): string {
  const hunks = toHunks(groupChanges(comparison)).flatMap(({shownStart, foundStart, steps}) => [
    `@@ -${shownStart},${sum(steps.map(inShown))} +${foundStart},${sum(steps.map(inFound))} @@`,
    ...steps.map(({kind, text}) => `${SIGNS[kind]}${text}`),
  ]);
  return ['--- expected', '+++ found', ...hunks].join('\n');
}

/** The lines that a page should show: its own where they are right, the true ones elsewhere. */
export function correctedLines(steps: readonly Step[]): string[] {
  return steps.filter(({kind}) => kind !== 'missing' && kind !== 'left out').map(({text}) => text);
}
