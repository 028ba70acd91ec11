/** The measure of the embedded search: real questions against the real pages. Prints its figures. */
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, test} from 'vitest';
import type {SearchHit} from '../types';
import {buildIndex} from './build';
import {loadIndex} from './client';
import type {EmbeddedIndex} from './embeddedIndex';
import {QUESTIONS, type Question} from './queries';
import {realSiteRecords} from './realSite';

/** The least share of questions whose first hit is right. */
const FIRST_SHARE = 0.95;
const MAX_BROTLI_BYTES = 60_000;
/** The style page of the site's writers is not part of the index. */
const isSearched = (url: string): boolean => !url.startsWith('/markdown-page/');

const questions: readonly Question[] = Object.values(QUESTIONS).flat();

let index: EmbeddedIndex;
let text: string;

beforeAll(async () => {
  const records = (await realSiteRecords(process.cwd())).filter(({url}) => isSearched(url));
  const file = buildIndex(records);
  text = file.text;
  index = loadIndex(file.text, file.build);
});

function placeOfAnswer({query, right}: Question): number {
  const isRight = ({url}: SearchHit): boolean =>
    right.some((place) => (place.includes('#') ? url : url.replace(/#.*/, '')) === place);
  return index.search({indexName: 'cli', query}).hits.findIndex(isRight);
}

describe('the questions', () => {
  test('find their page first in at least 95 of 100, and among the first five always', () => {
    const start = performance.now();
    const places = questions.map((question) => ({question, place: placeOfAnswer(question)}));
    const each = (performance.now() - start) / questions.length;
    const first = places.filter(({place}) => place === 0).length;
    const missed = places.filter(({place}) => place < 0 || place >= 5).map(({question}) => question.query);
    process.stdout.write(
      `Search: ${questions.length} questions, first hit right in ${first}, one of five in ${questions.length - missed.length}; ` +
        `${each.toFixed(1)} ms a question\n`,
    );
    expect(missed).toEqual([]);
    expect(first / questions.length).toBeGreaterThanOrEqual(FIRST_SHARE);
  });

  test('are at least a hundred, none asked twice', () => {
    const queries = questions.map(({query}) => query.toLowerCase());
    expect(queries.length).toBeGreaterThanOrEqual(100);
    expect(new Set(queries).size).toBe(queries.length);
  });
});

test('the index is small', () => {
  const bytes = Buffer.byteLength(text);
  const brotli = brotliCompressSync(text).length;
  process.stdout.write(`Search index: ${bytes} bytes, gzip ${gzipSync(text).length}, brotli ${brotli}\n`);
  expect(brotli).toBeLessThanOrEqual(MAX_BROTLI_BYTES);
});

describe('bad input', () => {
  test.each([
    '',
    '   ',
    '<script>alert(1)</script>',
    '.*(',
    '[',
    '\\',
    '\ud800',
    'a'.repeat(10_000),
    'a '.repeat(5_000),
  ])('a query such as %.20j is answered', (query) => {
    const {hits, nbHits} = index.search({indexName: 'cli', query});
    expect(hits.length).toBeLessThanOrEqual(nbHits);
  });

  test.each([
    ['an empty file', ''],
    ['a file of something else', '<!doctype html><title>Page not found</title>'],
    ['a foreign file', '{"format":"other"}\n'],
  ])('%s is no index', (_, wrong) => {
    expect(() => loadIndex(wrong)).toThrow(expect.objectContaining({name: 'SearchError', kind: 'deserialization'}));
  });

  test('a file cut short, and one of another build, are told from the right one', () => {
    expect(() => loadIndex(text.slice(0, text.length / 2))).toThrow(expect.objectContaining({kind: 'deserialization'}));
    expect(() => loadIndex(text, 'other-build')).toThrow(expect.objectContaining({kind: 'deserialization'}));
  });
});
