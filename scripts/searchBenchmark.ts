/**
 * `npm run search:benchmark`: what the embedded search costs as a site grows: 1, 10 and 100 times the site's own pages.
 * In each copy of the site, every third word differs, so that the vocabulary grows too. Times are processor time of
 * Node.js on this machine, so that other processes hardly count; a phone takes several times as long.
 */
import {gzipSync} from 'node:zlib';
import {readQuestions} from '../e2e/search/questions';
import {requestOf} from '../e2e/search/testing';
import {realSitePages} from '../e2e/search/realSite';
import {SearchEngine} from '../src/search/embedded/engine';
import {buildIndex, readIndex} from '../src/search/embedded/indexFile';
import type {Line, PageTexts} from '../src/search/records/pageRecords';

/** The page with other words and another address; copy 0 is the page itself. */
function copyOf({url, title, lines, ...page}: PageTexts, copy: number): PageTexts {
  const reword = (text: string): string =>
    copy === 0 ? text : text.replace(/\p{L}{4,}/gu, (word) => (word.length % 3 === 0 ? `${word}${copy}` : word));
  const copyLine = (line: Line): Line =>
    typeof line === 'string' ? reword(line) : [reword(line[0]), line[1], line[2]];
  return {...page, url: copy === 0 ? url : `/${copy}${url}`, title: reword(title), lines: lines.map(copyLine)};
}

/** @returns what the action returns, and the milliseconds of processor time that it took */
function timed<Result>(action: () => Result): readonly [Result, number] {
  const start = process.cpuUsage();
  const result = action();
  const {user, system} = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}

function measure(pages: readonly PageTexts[]): Record<string, string> {
  const [text, buildTime] = timed(() => buildIndex(pages));
  const [engine, loadTime] = timed(() => new SearchEngine(readIndex(text)));
  const requests = readQuestions('questions.tsv').map(({query}) => requestOf(query));
  const times = requests
    .map((request) => Math.min(...[1, 2, 3].map(() => timed(() => engine.search(request))[1])))
    .sort((a, b) => a - b);
  const percentile = (share: number): string => times[Math.floor(share * times.length)]!.toFixed(1);
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);
  return {
    pages: String(pages.length),
    'index kB': kilobytes(Buffer.byteLength(text)),
    'gzip kB': kilobytes(gzipSync(text).length),
    'build ms': buildTime.toFixed(0),
    'load ms': loadTime.toFixed(0),
    'query p50 ms': percentile(0.5),
    'query p95 ms': percentile(0.95),
  };
}

async function main(): Promise<void> {
  const pages = await realSitePages(process.cwd());
  measure(pages); // Once without measuring: the first run warms up the compiler.
  for (const copies of [1, 10, 100]) {
    console.table(measure(Array.from({length: copies}, (_, copy) => pages.map((page) => copyOf(page, copy))).flat()));
  }
}

void main();
