/**
 * The measure of the embedded search: real questions against the real pages. A question that is missed is a reason to
 * fix the ranking, never to drop the question; but the ranking is never changed for a single held-out question: they
 * measure the search on questions that it was not made for.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test, vi} from 'vitest';
import {SearchEngine} from '../../src/search/embedded/engine';
import {synonyms} from '../../src/search/embedded/synonyms';
import {splitWords, stem} from '../../src/search/embedded/words';
import {pageRecords, type PageTexts} from '../../src/search/records/pageRecords';
import {readQuestions, type Question} from './questions';
import {requestOf} from './testing';

/** The minimum shares of questions whose first hit is right, and that have a right one among five. */
const BARS = {own: {first: 0.96, five: 0.99}, heldOut: {first: 0.84, five: 0.99}};
const MAX_GZIP_BYTES = 75_000;
/** In milliseconds: a busy machine takes longer than the usual five seconds. */
const MAX_TIME = 180_000;
vi.setConfig({testTimeout: MAX_TIME});

/** The index that readers load. */
const [name] = readdirSync('build/assets/search');
const index = readFileSync(`build/assets/search/${name}`, 'utf8');
const records = (JSON.parse(index) as PageTexts[]).flatMap(pageRecords);
const engine = new SearchEngine(records);

function ask(questions: readonly Question[]): {first: number; five: number; missed: string[]} {
  const places = questions.map(({query, targets}) => ({
    query,
    place: engine
      .search(requestOf(query))
      .hits.findIndex(({url}) => targets.some((each) => each === (each.includes('#') ? url : url.replace(/#.*/, '')))),
  }));
  const missed = places.filter(({place}) => place < 0 || place >= 5).map(({query}) => query);
  const first = places.filter(({place}) => place === 0).length;
  return {first: first / questions.length, five: 1 - missed.length / questions.length, missed};
}

test('the right page is found first, or among the first five, and the index is small', () => {
  const own = ask(readQuestions('questions.tsv'));
  const heldOut = ask(readQuestions('held-out.tsv'));
  const gzip = gzipSync(index).length;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  process.stdout.write(
    `Search: own questions ${percent(own.first)} first, ${percent(own.five)} of five; ` +
      `held out ${percent(heldOut.first)} first, ${percent(heldOut.five)} of five; ` +
      `index ${Buffer.byteLength(index)} bytes, gzip ${gzip}, brotli ${brotliCompressSync(index).length}\n`,
  );
  expect(own.first).toBeGreaterThanOrEqual(BARS.own.first);
  expect(own.five, `missed: ${own.missed.join('; ')}`).toBeGreaterThanOrEqual(BARS.own.five);
  expect(heldOut.first).toBeGreaterThanOrEqual(BARS.heldOut.first);
  expect(heldOut.five, `missed: ${heldOut.missed.join('; ')}`).toBeGreaterThanOrEqual(BARS.heldOut.five);
  expect(gzip).toBeLessThanOrEqual(MAX_GZIP_BYTES);
});

test('an option is found while it is still being typed', () => {
  const names = records.flatMap(({url}) => /#option-(.+)$/.exec(url)?.slice(1) ?? []);
  const halves = [...new Set(names)].map((name) => name.slice(0, Math.ceil((name.length * 2) / 3)));
  const lost = halves.filter(
    (half) =>
      !engine
        .search(requestOf(`--${half}`))
        .hits.slice(0, 5)
        .some(({url}) => url.includes(`#option-${half}`)),
  );
  expect(halves.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('each synonym leads to words that the pages have', () => {
  const texts = records.flatMap(({content, hierarchy}) => [content, ...Object.values(hierarchy)]);
  const known = new Set(texts.flatMap((each) => splitWords(each ?? '').map(({term}) => stem(term))));
  expect(synonyms.flatMap(([, words]) => words).filter((word) => !known.has(stem(word)))).toEqual([]);
});
