/** The records of the search against the built pages: none is missing, and every address exists. */
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import type {SearchRecord} from '../src/search/types';
import {expect, test} from './fixtures';
import {routes} from './routes';

/** Written by the build, for either engine. */
const RECORDS = '.docusaurus/search-index/default/records.json';

/** Pages that list other pages, and the page for writers of this site. */
const NOT_SEARCHED = /^\/(?:search\/|markdown-page\/|blog\/(?:archive\/|authors\/|tags\/.*)?)?$/;

const readRecords = async (): Promise<SearchRecord[]> => JSON.parse(await readFile(RECORDS, 'utf8')) as SearchRecord[];

test('every page of guide, reference, community and blog has records', async () => {
  const found = new Set((await readRecords()).map(({url}) => url.replace(/#.*/, '')));
  expect([...found].sort()).toEqual(routes.filter((route) => !NOT_SEARCHED.test(route)).sort());
});

test('every record leads to a page and an anchor that exist', async ({request}) => {
  const pages = new Map<string, string>();
  const lost: string[] = [];
  for (const {url} of await readRecords()) {
    const [path = '', anchor] = url.split('#');
    if (!pages.has(path)) {
      const response = await request.get(path);
      pages.set(path, response.ok() ? await response.text() : '');
    }
    const html = pages.get(path)!;
    const isThere = anchor ? new RegExp(`\\bid="?${anchor}["\\s>]`).test(html) : html !== '';
    if (!isThere) {
      lost.push(url);
    }
  }
  expect(lost).toEqual([]);
});

test('the index is named by its words: a browser never takes an old one for the new', async () => {
  const [name, ...others] = await readdir('build/assets/search');
  const hash = createHash('sha256')
    .update(await readFile(`build/assets/search/${name}`))
    .digest('hex');
  expect([name, others]).toEqual([`index.${hash.slice(0, 16)}.json`, []]);
});
