// cspell:ignore networkidle
/** Budgets for bytes and request counts, which don't depend on the machine's load. Bytes are compressed with gzip. */
import {readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, open, test} from './fixtures';
import {addedPages} from './routes';
import {PAGE, button, input} from './searchDialog';

const DOCS_PAGE = '/guide/commands/record-import/';

const BUDGETS: Readonly<Record<string, number>> = {
  'bytes of style': 20_100,
  'bytes of HTML without style, /': 8_040,
  'bytes of HTML without style, /guide/commands/record-import/': 18_000,
  'bytes of script of every page': 130_950, // Includes react-dom 19.3 with 75,000 bytes; 19.2 had 65,000.
  'bytes of script of a docs page alone': 27_300,
  'requests of a docs page before it is idle': 12, // Without prefetches, which have the lowest priority.
  'bytes of the first search': 103_900,
};

/** Allowance for each page that the specification doesn't list, for its list entries, routes, and records. */
const GROWTH: Readonly<Record<string, number>> = {
  'bytes of HTML without style': 200,
  'bytes of script of every page': 200,
  'bytes of the first search': 1_500,
};

const budgetOf = (name: string): number => BUDGETS[name]! + addedPages * (GROWTH[name.replace(/,.*/, '')] ?? 0);

/** Fails with the name and the excess of each measure above its budget. */
function expectWithinBudget(measures: Readonly<Record<string, number>>): void {
  const breaches = Object.entries(measures)
    .filter(([name, measure]) => !(measure <= budgetOf(name)))
    .map(([name, measure]) => `${name}: ${measure}, ${measure - budgetOf(name)} above the budget`);
  expect.soft(breaches).toEqual([]);
}

const zippedSize = (text: string | Buffer): number => gzipSync(text).length;

/** Returns the total compressed size of these files of the build. */
async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => zippedSize(await readFile(join('build', path)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('HTML and styles are within their budgets', async () => {
  for (const route of ['/', DOCS_PAGE]) {
    const html = await readFile(join('build', route, 'index.html'), 'utf8');
    const [style = ''] = /<style.*?<\/style>/s.exec(html) ?? [];
    expectWithinBudget({
      'bytes of style': zippedSize(style),
      [`bytes of HTML without style, ${route}`]: zippedSize(html.replace(style, '')),
    });
  }
});

test('scripts and requests before the page is idle are within their budgets', async ({page}) => {
  await page.addInitScript(() => {
    addEventListener('load', () => requestIdleCallback(() => performance.mark('idle')));
  });
  await open(page, DOCS_PAGE);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => performance.getEntriesByName('idle').length > 0);
  const requests = await page.evaluate(() => {
    const idle = performance.getEntriesByName('idle')[0]!.startTime;
    const ahead = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'), ({href}) => href);
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({name, startTime}) => startTime < idle && !ahead.includes(name))
      .map(({name, initiatorType}) => ({name, initiatorType}));
  });
  const scripts = requests
    .filter(({initiatorType}) => initiatorType === 'script')
    .map(({name}) => new URL(name).pathname);
  const ofEveryPage = scripts.filter((path) => /^(?:runtime~)?main\./.test(basename(path)));
  expect(ofEveryPage).toHaveLength(2);
  expectWithinBudget({
    'bytes of script of every page': await sizeOf(ofEveryPage),
    'bytes of script of a docs page alone': await sizeOf(scripts.filter((path) => !ofEveryPage.includes(path))),
    'requests of a docs page before it is idle': 1 + requests.length,
  });
});

test('the first search is within its budgets, and nothing is loaded before it', async ({page}) => {
  let requests: {readonly path: string; readonly type: string}[] = [];
  page.on('request', (request) => {
    requests.push({path: new URL(request.url()).pathname, type: request.resourceType()});
  });
  const indexes = (): string[] => requests.map(({path}) => path).filter((path) => path.startsWith('/assets/search/'));
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(indexes()).toEqual([]);
  requests = [];

  await button(page).hover();
  await expect.poll(indexes).toHaveLength(1);
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(indexes()).toHaveLength(1);
  // A busy browser can prefetch visible links only now. Playwright's type for prefetches is "other".
  const paths = requests.filter(({type}) => type !== 'other').map(({path}) => path);
  expectWithinBudget({'bytes of the first search': await sizeOf(paths)});
  await open(page, PAGE);
  requests = [];
  await button(page).focus();
  await expect.poll(indexes, 'for the keyboard, too').toHaveLength(1);
});
