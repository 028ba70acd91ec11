import {expect, it} from 'vitest';
import {correctLines, drawDifference, toLines} from './output';

const lines = (text: string): string[] => (text === '' ? [] : text.split(' '));

it('toLines replaces times at the start of lines with a fixed time, in posts with that of their date', () => {
  const log = '[2031-01-02T03:04:05.006Z] INFO: [2031-01-02T03:04:05.006Z]';
  const shown = '[2025-08-06T01:23:45.678Z] INFO: [2031-01-02T03:04:05.006Z]';
  expect(toLines(`${log}\n${log}\n`)).toEqual([shown, shown]);
  expect(toLines(log, 'blog/2024-12-05-a.md')).toEqual([shown.replace('2025-08-06', '2024-12-05')]);
});

it('toLines keeps the final state of a prompt', () => {
  const question = '\u001b[34m?\u001b[39m \u001b[1mSure?\u001b[22m \u001b[2m(y/N)\u001b[22m';
  const answer = '\u001b[32m✔\u001b[39m \u001b[1mSure?\u001b[22m \u001b[36mYes\u001b[39m';
  const raw = `${question}\u001b[15G\u001b[16G\u001b[2K\u001b[G${question} y\u001b[2K\u001b[G${answer}\n\u001b[?25h`;
  expect(toLines(raw)).toEqual(['✔ Sure? Yes']);
});

it.each([
  ['', ''],
  ['a b', 'a b'],
  ['…', ''],
  ['…', 'a b c'],
  ['a … c', 'a c'],
  ['a … c', 'a b b c'],
  ['a … c … e', 'a b c d e'],
  ['… c', 'a c b c'],
])('correctLines treats %j as %j', (shown, found) => {
  expect(correctLines(lines(shown), lines(found))).toEqual(lines(shown));
});

it.each([
  ['a', '', ''],
  ['', 'a', 'a'],
  ['a c', 'a b c', 'a b c'],
  ['a.c', 'abc', 'abc'],
  ['a b c', 'a c', 'a c'],
  ['a … c', 'a b', 'a … b'],
  ['… a', 'a b', '… b'],
  ['a … d', 'a b c', 'a … c'],
  ['a … x z', 'a b c y z', 'a … y z'],
])('correctLines distinguishes %j from %j: %j', (shown, found, corrected) => {
  expect(correctLines(lines(shown), lines(found))).toEqual(lines(corrected));
});

it('correctLines accepts any wait, plugin ID, and file key', () => {
  const output = (wait: number, letter: string, key: string): string[] => [
    `Retrying request after ${wait} milliseconds...`,
    `id: ${letter.repeat(32)} ${key}`,
  ];
  const shown = output(1744, 'a', '2025a806-0123-4567-89ab-0123456789ab');
  expect(correctLines(shown, output(1002, 'p', '2026b917-3210-7654-ba98-ba9876543210'))).toEqual(shown);
  expect(correctLines(shown, ['Retrying request after x milliseconds...'])).not.toEqual(shown);
});

it('drawDifference shows changes with some context lines', () => {
  expect(drawDifference(lines('1 2 3 4 5 6 7 8 9'), lines('1 2 3 4 x 6 7 8 9'))).toBe(
    '--- expected\n+++ found\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8',
  );
});
