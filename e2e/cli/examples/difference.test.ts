import {describe, expect, it} from 'vitest';
import {compareLines, correctedLines, drawDifference, isSame} from './difference';
import {toCanonical} from './masks';

const lines = (text: string): string[] => (text === '' ? [] : text.split(' '));
const compare = (shown: string, found: string): ReturnType<typeof compareLines> =>
  compareLines(lines(shown), lines(found));

describe('compareLines', () => {
  it.each([
    ['', ''],
    ['a b', 'a b'],
    ['…', ''],
    ['…', 'a b c'],
    ['a … c', 'a c'],
    ['a … c', 'a b b c'],
    ['a … c … e', 'a b c d e'],
    ['… c', 'a c b c'],
  ])('takes %j for %j', (shown, found) => {
    expect(isSame(compare(shown, found))).toBe(true);
    expect(correctedLines(compare(shown, found))).toEqual(lines(shown));
  });

  it.each([
    ['a', ''],
    ['', 'a'],
    ['a c', 'a b c'],
    ['a b c', 'a c'],
    ['a … c', 'a b'],
    ['… a', 'a b'],
    ['a … d', 'a b c'],
  ])('tells %j from %j, and corrects it', (shown, found) => {
    const steps = compare(shown, found);
    expect(isSame(steps)).toBe(false);
    expect(isSame(compareLines(correctedLines(steps), lines(found)))).toBe(true);
  });

  it('keeps an ellipsis where the rest is corrected', () => {
    expect(correctedLines(compare('a … x z', 'a b c y z')).join(' ')).toBe('a … y z');
  });

  it('takes any wait, plugin ID and file key', () => {
    const shown = ['Retrying request after 1744 milliseconds...', `id: ${'a'.repeat(32)}`];
    const found = ['Retrying request after 1002 milliseconds...', `id: ${'p'.repeat(32)}`];
    expect(correctedLines(compareLines(shown, found))).toEqual(shown);
    expect(isSame(compareLines(shown, ['Retrying request after x milliseconds...']))).toBe(false);
  });
});

describe('toCanonical', () => {
  it('shows one and the same time at the start of lines only', () => {
    const log = '[2031-01-02T03:04:05.006Z] INFO: [2031-01-02T03:04:05.006Z]';
    expect(toCanonical(`${log}\n${log}`).split('\n')[1]).toBe(
      '[2025-08-06T01:23:45.678Z] INFO: [2031-01-02T03:04:05.006Z]',
    );
  });
});

describe('drawDifference', () => {
  it('shows the changes with some lines around them', () => {
    expect(drawDifference(compare('1 2 3 4 5 6 7 8 9', '1 2 3 4 x 6 7 8 9')).split('\n')).toEqual([
      '--- expected',
      '+++ found',
      '@@ -2,7 +2,7 @@',
      ' 2',
      ' 3',
      ' 4',
      '-5',
      '+x',
      ' 6',
      ' 7',
      ' 8',
    ]);
  });

  it('counts lines behind an ellipsis', () => {
    expect(drawDifference(compare('… y', 'a b c d e x'))).toContain('@@ -1,2 +4,3 @@');
  });
});
