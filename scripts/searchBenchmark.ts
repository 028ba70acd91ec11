/**
 * `npm run search:benchmark`: what the embedded search costs as a site grows, as a table: 1, 10 and 100 times the
 * site's own pages, or the numbers given: `-- 1 5`.
 *
 * A further copy of the site is a text of its own with the same statistics. Each word gives way to another of
 * about the same frequency (the ranks 2 and 3, 4 to 7, 8 to 15 … are mixed among themselves), and some of the
 * rarest to new words, so many that the vocabulary grows as Heaps' law has it for English: with the square root
 * of the length of the text. Function words and digits stay.
 *
 * Times are those of Node.js on this machine, a phone takes several times as long. Of a query it is the shorter of two,
 * of the rest processor time, so that other work on the machine counts little.
 */
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {buildIndex} from '../src/search/embedded/build';
import {loadIndex} from '../src/search/embedded/client';
import {QUESTIONS} from '../src/search/embedded/questions';
import {realSiteRecords} from '../src/search/embedded/realSite';
import {isStopWord} from '../src/search/embedded/words';
import {buildSearchRequest} from '../src/search/request';
import {LEVELS, type SearchRecord} from '../src/search/types';
import {toWire} from '../src/search/wire';

const WORD = /\p{L}+/gu;
const TAGS = ['default', 'docs-guide-current', 'docs-reference-current', 'docs-community-current'];
const FILTERS = ['language:en', TAGS.map((tag) => `docusaurus_tag:${tag}`)];

/** Numbers from 0 to 1 that are the same in each run (mulberry32, public domain). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!];
  }
  return shuffled;
}

const textsOf = ({content, hierarchy}: SearchRecord): string[] =>
  [content, ...LEVELS.slice(1).map((level) => hierarchy[level])].filter((text) => text !== null);

/** The words of the site in lower case, most frequent first, without function words. */
function rankedWords(records: readonly SearchRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const [word] of records.flatMap(textsOf).join(' ').toLowerCase().matchAll(WORD)) {
    if (!isStopWord(word)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** What stands for each word in the copy of this number; 0 is the site itself. */
function wordsOfCopy(copy: number, ranked: readonly string[]): Map<string, string> {
  const random = randomNumbers(copy);
  const mixed: string[] = [];
  for (let from = 0; from < ranked.length; from = 2 * from + 1) {
    mixed.push(...shuffle(ranked.slice(from, 2 * from + 1), random));
  }
  const newWords = Math.round(ranked.length * (Math.sqrt(copy + 1) - Math.sqrt(copy)));
  const any = (): string => ranked[Math.floor(random() * ranked.length)]!;
  for (let index = mixed.length - newWords; index < mixed.length; index++) {
    const [head, tail] = [any(), any()];
    mixed[index] = head.slice(0, Math.ceil(head.length / 2)) + tail.slice(Math.floor(tail.length / 2));
  }
  return new Map(ranked.map((word, index) => [word, mixed[index]!]));
}

/** The site's records once more, in other words and at other addresses. */
function copyOf(records: readonly SearchRecord[], copy: number, ranked: readonly string[]): SearchRecord[] {
  if (copy === 0) {
    return [...records];
  }
  const words = wordsOfCopy(copy, ranked);
  const reworded = <Text extends string | null>(text: Text): Text | string =>
    text === null ? text : text.replace(WORD, (word) => words.get(word.toLowerCase()) ?? word);
  return records.map(({url, content, hierarchy, ...rest}) => ({
    ...rest,
    url: `/${copy}${reworded(url)}`,
    content: reworded(content),
    hierarchy: {
      ...hierarchy,
      ...Object.fromEntries(LEVELS.slice(1).map((level) => [level, reworded(hierarchy[level])])),
    },
  }));
}

/** @returns what the action returns, and the milliseconds of processor time that it took */
function timed<Result>(action: () => Result): readonly [Result, number] {
  const start = process.cpuUsage();
  const result = action();
  const {user, system} = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}

/** @returns the milliseconds that the action took */
function elapsed(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;
}

function measure(records: readonly SearchRecord[]): Record<string, string> {
  const [{text, build}, buildTime] = timed(() => buildIndex(records));
  const [index, loadTime] = timed(() => loadIndex(text, build));
  const times = Object.values(QUESTIONS)
    .flat()
    .map(({query}) => {
      const input = {query, page: 0, width: 1280, facetFilters: FILTERS, clickAnalytics: false};
      const request = toWire(buildSearchRequest(input), 'cli');
      return Math.min(...[1, 2].map(() => elapsed(() => index.search(request))));
    });
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);
  return {
    pages: String(records.filter(({type}) => type === 'lvl1').length),
    'index kB': kilobytes(Buffer.byteLength(text)),
    'gzip kB': kilobytes(gzipSync(text).length),
    'brotli kB': kilobytes(brotliCompressSync(text).length),
    'build ms': buildTime.toFixed(0),
    'load ms': loadTime.toFixed(0),
    'query p50 ms': percentile(times, 0.5).toFixed(1),
    'query p95 ms': percentile(times, 0.95).toFixed(1),
  };
}

function printRow(cells: readonly string[]): void {
  console.log(cells.map((cell) => cell.padStart(12)).join(' '));
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2).map(Number);
  if (asked.some((copies) => !Number.isInteger(copies) || copies < 1)) {
    throw new Error('Give whole numbers of copies of the site, such as: npm run search:benchmark -- 1 10');
  }
  const sizes = asked.length > 0 ? asked : [1, 10, 100];
  const records = await realSiteRecords(process.cwd());
  const ranked = rankedWords(records);
  measure(records); // Once for nothing: the first run is that of a cold compiler.
  for (const [place, copies] of sizes.entries()) {
    const row = measure(Array.from({length: copies}, (_, copy) => copyOf(records, copy, ranked)).flat());
    if (place === 0) {
      printRow(Object.keys(row));
    }
    printRow(Object.values(row));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
