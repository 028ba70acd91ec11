/**
 * Measures the embedded search with questions put to the published index, and answered as in the dialog: the query is
 * cut, and the hits are grouped, five per group. A question that is newly missed is a reason to fix the ranking or the
 * pages, or to add the place that answers it, too; only then is it recorded. Never tune the ranking for a single
 * held-out question, because those measure the search on questions that it wasn't tuned with.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test, vi} from 'vitest';
import {createEmbeddedClient} from '../../src/search/engine/client';
import {synonyms} from '../../src/search/engine/synonyms';
import {splitWords, stem} from '../../src/search/engine/words';
import {groupHits} from '../../src/search/groups';
import {pageRecords, type PageTexts} from '../../src/search/records/pageRecords';
import {runSearch} from '../../src/search/runSearch';
import {questions} from './questions';

const GROUPS = [
  // Asked by real people, about this tool and similar ones.
  'asked',
  'outside',
  'outside-held-out',
  'later',
  // Likely questions, written before the search was built; held out.
  'unseen',
  // What can happen, by system: each message, code, field type, and wish, with the place that answers it.
  'cases',
  // The project's own questions: those that the search was tuned with, and held-out ones.
  'own',
  'held-out',
];
const MAX_GZIP_BYTES_PER_PAGE = 1_290;
/** In milliseconds. A busy machine takes longer than the usual five seconds. */
vi.setConfig({testTimeout: 180_000});

/** The published index. */
const [name] = readdirSync('build/assets/search');
const index = readFileSync(`build/assets/search/${name}`, 'utf8');
const records = (JSON.parse(index) as PageTexts[]).flatMap(pageRecords);
const client = createEmbeddedClient(index);

/** Returns the addresses that the dialog shows, from the top. */
async function shownFor(query: string): Promise<string[]> {
  const request = {query, page: 0, width: 1280, facetFilters: ['language:en']};
  const {hits} = await runSearch({client, insights: undefined}, request);
  return groupHits(hits).flatMap(([, members]) => members.map(({url}) => url));
}

const pageOf = (url: string): string => url.replace(/#.*/, '');

test('every target is a place on the site, and every question has a known group', () => {
  const places = new Set(records.flatMap(({url}) => [url, pageOf(url)]));
  const targets = questions.flatMap(({query, targets: all}) => all.map((target) => ({query, target})));
  expect(targets.filter(({target}) => !places.has(target))).toEqual([]);
  expect([...new Set(questions.map(({group}) => group))]).toEqual(GROUPS);
});

test('as many questions are answered as misses.snapshot records', async () => {
  const rank = (place: number): string => (place === 0 ? 'first' : place > 0 && place < 5 ? 'among five' : 'missed');
  const report = GROUPS.map(async (group) => {
    const ofGroup = questions.filter((question) => question.group === group);
    const asked = await Promise.all(
      ofGroup.map(async ({query, targets}) => {
        const shown = await shownFor(query);
        const page = [...new Set(shown.map(pageOf))].findIndex((url) => targets.some((each) => pageOf(each) === url));
        const place = shown.findIndex((url) => targets.some((target) => [url, pageOf(url)].includes(target)));
        return {query, page: rank(page), place: rank(place)};
      }),
    );
    const count = (key: 'page' | 'place', ...ranks: string[]): number =>
      asked.filter((each) => ranks.includes(each[key])).length;
    const [first, five, places] = [
      count('page', 'first'),
      count('page', 'first', 'among five'),
      count('place', 'first', 'among five'),
    ];
    const missed = asked.filter(({page, place}) => page !== 'first' || place === 'missed');
    const lines = missed.map(({query, page, place}) => `${JSON.stringify(query)}: page ${page}, place ${place}`);
    return [
      `${group}, ${asked.length}: right page first ${first}, among five ${five}, right place among five ${places}`,
      ...lines,
      '',
    ];
  });
  await expect((await Promise.all(report)).flat().join('\n')).toMatchFileSnapshot('misses.snapshot');
});

test('a word with a typo has the same results as the word', async () => {
  const titles = records.flatMap(({hierarchy}) => Object.values(hierarchy)).join(' ');
  const words = [...new Set(titles.toLowerCase().match(/(?<![\w-])[a-z]{7,}(?![\w-])/g))];
  const slips = words.flatMap((word) => {
    const [before, letter, next, after] = [word.slice(0, 3), word[3]!, word[4]!, word.slice(5)];
    const slipped = [next, letter + letter + next, `${letter}x${next}`, `x${next}`, next + letter];
    return slipped.map((middle) => [word, before + middle + after] as const).filter(([, slip]) => slip !== word);
  });
  const pagesFor = async (query: string): Promise<string[]> => [...new Set((await shownFor(query)).map(pageOf))];
  const found = await Promise.all(slips.map(async (pair) => Promise.all(pair.map(pagesFor))));
  const missed = (most: number): string[] =>
    slips.filter((_, at) => !found[at]![1]!.slice(0, most).includes(found[at]![0]![0]!)).map(([, slip]) => slip);
  expect(slips.length).toBeGreaterThan(900);
  expect(missed(1).length / slips.length, missed(1).join(' ')).toBeLessThanOrEqual(0.03);
  expect(missed(5).length / slips.length, missed(5).join(' ')).toBeLessThanOrEqual(0.02);
});

test('the index is small', () => {
  const gzip = gzipSync(index).length;
  process.stdout.write(
    `Index: ${Buffer.byteLength(index)} bytes, gzip ${gzip}, brotli ${brotliCompressSync(index).length}\n`,
  );
  expect(gzip).toBeLessThanOrEqual(MAX_GZIP_BYTES_PER_PAGE * (JSON.parse(index) as PageTexts[]).length);
});

test('an option is found while it is still being typed', async () => {
  const names = records.flatMap(({url}) => /#option-(.+)$/.exec(url)?.slice(1) ?? []);
  const halves = [...new Set(names)].map((option) => option.slice(0, Math.ceil((option.length * 2) / 3)));
  const shown = await Promise.all(halves.map((half) => shownFor(`--${half}`)));
  const lost = halves.filter((half, at) => !shown[at]!.slice(0, 5).some((url) => url.includes(`#option-${half}`)));
  expect(halves.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('each synonym is listed once, and maps to words on the pages', () => {
  const readerWords = synonyms.map(([word]) => word);
  expect(readerWords.filter((word, at) => readerWords.indexOf(word) < at)).toEqual([]);
  const texts = records.flatMap(({content, hierarchy}) => [content, ...Object.values(hierarchy)]);
  const known = new Set(texts.flatMap((each) => splitWords(each ?? '').map(({term}) => stem(term))));
  expect(synonyms.flatMap(([, words]) => words).filter((word) => !known.has(stem(word)))).toEqual([]);
});
