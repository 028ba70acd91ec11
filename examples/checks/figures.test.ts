import {describe, expect, it} from 'vitest';
import {parseSource} from '../source';
import {checkFigures, readFigures} from './figures';

const LIST = [
  '# Attempts',
  'up to five attempts\trun: count: 5, limit: 5\tdocs/a.md',
  'Since 1.10.0 (trace since 1.11.0)\tchangelog\tdocs/a.md\tcommunity/b.md',
  'ends with exit code 1\trun in the examples\tdocs/a.md',
];
const PAGE =
  'Each file gets up to **five** attempts. It ends with exit code `1`.\n\n| Since |\n| - |\n| Since 1.10.0 (`trace` since 1.11.0) |\n';
const OTHER = '## Levels: Since 1.10.0 (`trace` since 1.11.0) {#levels}\n';

/** Returns each problem as `file:line text`. */
function check(list: readonly string[], a: string, b = OTHER): string[] {
  const pages = [parseSource('docs/a.md', a), parseSource('community/b.md', b)];
  const printed = 'Retry limit reached (count: 5, limit: 5)';
  return checkFigures(pages, readFigures(`${list.join('\n')}\n`), printed).map(
    ({file, line, text}) => `${file}:${line} ${text.replace(/: (?:correct|add|examples).*/, '')}`,
  );
}

describe('checkFigures', () => {
  it('finds nothing if pages and list agree', () => {
    expect(check(LIST, PAGE)).toEqual([]);
  });

  it.each([
    [
      'five** attempts',
      'three** attempts',
      'docs/a.md:1 "…Each file gets up to three attempts. It ends with exit code 1.…"',
    ],
    ['exit code `1`', 'exit code `2`', 'docs/a.md:1 "…o five attempts. It ends with exit code 2.…"'],
    ['1.10.0', '1.9.0', 'docs/a.md:5 "…Since 1.9.0 (trace since 1.11.0)…"'],
  ])('finds %s changed to %s, on the page and in the list', (right, wrong, problem) => {
    const [first, ...others] = check(LIST, PAGE.replace(right, wrong));
    expect(first).toBe(problem);
    expect(others.at(-1)).toMatch(/^examples\/figures\.tsv:\d docs\/a\.md doesn't say "/);
  });

  it.each([
    'It is retried once.',
    'The status is status 500 to 599.',
    'Sends 1,000 rows.',
    'Up to 64 characters.',
    '32 hexadecimal digits',
    '500 records, then up to five attempts.',
    '10 per domain',
    '500 at a time',
    'Needs Node.js `18`.',
    '- 0: good',
  ])('recognizes the figure in %j', (sentence) => {
    expect(check(LIST, `${PAGE}\n${sentence}\n`)[0]).toMatch(/^docs\/a\.md:7 /);
  });

  it('recognizes a figure with each unit', () => {
    const sentence =
      'A record of 3 records, three requests, four attempts, five tries, six retries, seven times, eight seconds, ' +
      'nine minutes, ten hours, twenty days, 5 ms, 2 MB, 3 kB, 1 GB, 1 byte, 3 API tokens, 10 full batches, 256-bit, ' +
      'fails twice, is sent again once, is tried twice, is repeated once, returns 2, 9 cursors, 12 digits.';
    expect(check(LIST, `${PAGE}\n${sentence}\n`)).toHaveLength(sentence.split(', ').length);
  });

  it('requires that a figure is listed for its page', () => {
    expect(check(LIST, PAGE, `${OTHER}\nUp to five attempts.\n`)).toEqual([
      'community/b.md:3 "…Up to five attempts.…"',
    ]);
  });

  it('requires a source that an example prints, and a page', () => {
    const code = 'ends with exit code 1';
    const list = [...LIST.slice(0, 3), `${code}\trun: never printed\tdocs/a.md`, `${code}\t\tdocs/a.md`, `${code}\tx`];
    expect(check(list, PAGE)).toEqual([
      'examples/figures.tsv:4 no example prints "never printed"',
      'examples/figures.tsv:5 a figure needs a source and a page.',
      'examples/figures.tsv:6 a figure needs a source and a page.',
    ]);
  });
});
