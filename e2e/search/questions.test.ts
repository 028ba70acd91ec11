/**
 * The measure of the embedded search: questions put to the index that readers load, and answered as the dialog shows
 * it: the query cut, the hits grouped, five of each group. A question that is missed is a reason to fix the ranking or
 * the pages, never to drop the question; but the ranking is never changed for a single question that is held out: they
 * measure the search on questions that it was not made for.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test, vi} from 'vitest';
import {createEmbeddedClient} from '../../src/search/embedded/client';
import {synonyms} from '../../src/search/embedded/synonyms';
import {splitWords, stem} from '../../src/search/embedded/words';
import {groupHits} from '../../src/search/groups';
import {pageRecords, type PageTexts} from '../../src/search/records/pageRecords';
import {runSearch} from '../../src/search/runSearch';
import {readQuestions} from './questions';
import {requestOf} from './testing';

/** The minimum shares of questions whose first page is right, and that have a right one among five pages. */
const BARS = [
  // Asked by real people, about this tool and its like.
  {file: 'asked.tsv', first: 0.58, five: 0.87},
  // Likely questions, written before the search was made; held out.
  {file: 'unseen.tsv', first: 0.53, five: 0.83},
  // Ours: those that the search was made with, and those held out.
  {file: 'questions.tsv', first: 0.96, five: 0.99},
  {file: 'held-out.tsv', first: 0.86, five: 0.99},
] as const;
const MAX_GZIP_BYTES = 75_000;
/** In milliseconds: a busy machine takes longer than the usual five seconds. */
const MAX_TIME = 180_000;
vi.setConfig({testTimeout: MAX_TIME});

/** The index that readers load. */
const [name] = readdirSync('build/assets/search');
const index = readFileSync(`build/assets/search/${name}`, 'utf8');
const records = (JSON.parse(index) as PageTexts[]).flatMap(pageRecords);
const client = createEmbeddedClient(index);

/** The addresses that the dialog shows, from the top. */
async function shownFor(query: string): Promise<string[]> {
  const request = {query, page: 0, width: 1280, facetFilters: ['language:en']};
  const {hits} = await runSearch({client, insights: undefined}, request, new AbortController().signal);
  return groupHits(hits).flatMap(([, members]) => members.map(({url}) => url));
}

const pageOf = (url: string): string => url.replace(/#.*/, '');

test.each(BARS)('$file: the right page is shown first, or among the first five', async ({file, first, five}) => {
  const asked = await Promise.all(
    readQuestions(file).map(async ({query, targets, language}) => {
      const shown = await shownFor(query);
      const pages = [...new Set(shown.map(pageOf))];
      const page = pages.findIndex((url) => targets.some((target) => pageOf(target) === url));
      const section = shown.findIndex((url) => targets.some((target) => [url, pageOf(url)].includes(target)));
      return {query, language, page, section};
    }),
  );
  const share = (places: readonly number[], most: number): number =>
    places.filter((place) => place >= 0 && place < most).length / places.length;
  const percents = (places: readonly number[]): string =>
    `${[1, 5].map((most) => `${(100 * share(places, most)).toFixed(0)} %`).join(' first, ')} of five`;
  for (const language of ['English', 'Japanese']) {
    const some = asked.filter((each) => each.language === language);
    const [pages, sections] = [some.map(({page}) => page), some.map(({section}) => section)].map(percents);
    if (some.length > 0) {
      process.stdout.write(`${file}, ${some.length} in ${language}: pages ${pages}, sections ${sections}\n`);
    }
  }
  const places = asked.map(({page}) => page);
  const missed = asked.filter(({page}) => page < 0 || page >= 5).map(({query}) => query);
  expect(share(places, 5), `missed: ${missed.join('; ')}`).toBeGreaterThanOrEqual(five);
  expect(share(places, 1)).toBeGreaterThanOrEqual(first);
});

test('the index is small', () => {
  const gzip = gzipSync(index).length;
  process.stdout.write(
    `Index: ${Buffer.byteLength(index)} bytes, gzip ${gzip}, brotli ${brotliCompressSync(index).length}\n`,
  );
  expect(gzip).toBeLessThanOrEqual(MAX_GZIP_BYTES);
});

test('an option is found while it is still being typed', async () => {
  const names = records.flatMap(({url}) => /#option-(.+)$/.exec(url)?.slice(1) ?? []);
  const halves = [...new Set(names)].map((option) => option.slice(0, Math.ceil((option.length * 2) / 3)));
  const {results} = await client.search(halves.map((half) => requestOf(`--${half}`)));
  const lost = halves.filter(
    (half, at) => !results[at]!.hits.slice(0, 5).some(({url}) => url.includes(`#option-${half}`)),
  );
  expect(halves.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('each synonym leads to words that the pages have', () => {
  const texts = records.flatMap(({content, hierarchy}) => [content, ...Object.values(hierarchy)]);
  const known = new Set(texts.flatMap((each) => splitWords(each ?? '').map(({term}) => stem(term))));
  expect(synonyms.flatMap(([, words]) => words).filter((word) => !known.has(stem(word)))).toEqual([]);
});
