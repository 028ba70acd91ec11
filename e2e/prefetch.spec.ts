import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {covers, expect, open, test} from './fixtures';

const START = '/guide/commands/record-import/';
const NEXT = '/guide/commands/record-export/';
const CEILING = 64_000;
/** The code of the largest page: the last one to be fetched may begin just below the ceiling. */
const LARGEST = 16_000;

interface Fetched {
  readonly file: string;
  readonly isAhead: boolean;
}

/** Collects the requests for code, in their order. */
function watchCode(page: Page): Fetched[] {
  const all: Fetched[] = [];
  page.on('request', (request: Request) => {
    const file = new URL(request.url()).pathname;
    if (file.startsWith('/assets/js/')) {
      all.push({file, isAhead: request.resourceType() === 'other'}); // Playwright's type for <link rel=prefetch>.
    }
  });
  return all;
}

const read = (file: string): Promise<string> => readFile(join('build', file), 'utf8');

/** @returns the path of the docs page whose words are in a file of code */
async function pageIn(file: string): Promise<string | undefined> {
  const path = /"permalink":"([^"]+)","draft"/.exec(await read(file))?.[1];
  return path?.replace(/\/?$/, '/');
}

const pagesIn = async (files: readonly Fetched[]): Promise<string[]> =>
  (await Promise.all(files.map(({file}) => pageIn(file)))).filter((path) => path !== undefined);

/** @returns bytes on the network; browsers count 300 for the headers of each response */
async function transferred(files: readonly Fetched[]): Promise<number> {
  const sizes = await Promise.all(files.map(async ({file}) => gzipSync(await read(file)).length + 300));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Waits until the page has had time for what it does when it is idle. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

test('pages of visible links are prefetched once, up to a limit', covers(2), async ({page}) => {
  await page.setViewportSize({width: 1280, height: 6000});
  const code = watchCode(page);
  await open(page, START);
  const ahead = (): Fetched[] => code.filter(({isAhead}) => isAhead);
  await expect.poll(() => transferred(ahead())).toBeGreaterThan(CEILING);
  await idle(page);
  expect(await transferred(ahead())).toBeLessThan(CEILING + LARGEST);
  const files = code.map(({file}) => file);
  expect(new Set(files).size).toBe(files.length);

  const linked = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const pages = await pagesIn(ahead());
  expect(pages.length).toBeGreaterThan(3);
  expect(linked).toEqual(expect.arrayContaining(pages)); // The sidebar has more pages than the ceiling lets through.
});

test('pointing at a link preloads its page', covers(2), async ({page}) => {
  const code = watchCode(page);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // Never idle.
  });
  await open(page, START);
  await page.locator(`.menu a[href="${NEXT}"]`).hover();
  await expect.poll(() => pagesIn(code)).toEqual([START, NEXT]);
});

test('nothing is prefetched on 2G or with data saver', covers(2), async ({page}) => {
  const code = watchCode(page);
  await page.addInitScript(() => {
    const value: unknown = JSON.parse(decodeURIComponent(location.search.slice(1)));
    Object.defineProperty(navigator, 'connection', {value});
  });
  const connections = [{effectiveType: 'slow-2g'}, {effectiveType: '2g'}, {effectiveType: '4g', saveData: true}];
  for (const connection of connections) {
    await open(page, `${START}?${encodeURIComponent(JSON.stringify(connection))}`);
    await page.mouse.move(0, 0);
    await page.locator(`.menu a[href="${NEXT}"]`).hover();
    await idle(page);
  }
  expect(await pagesIn(code)).toEqual(connections.map(() => START));
});

test.describe('without a network', () => {
  test.use({allowedBrowserErrors: [/ERR_FAILED/]});

  test('what cannot be fetched ahead is no error of the page', async ({page}) => {
    let isPointing = false;
    await page.route('**/assets/js/*', (route) =>
      isPointing || route.request().resourceType() === 'other' ? route.abort() : route.continue(),
    );
    const failed = (type: string): Promise<Request> =>
      page.waitForEvent('requestfailed', (request) => request.resourceType() === type);
    const aheadFailed = failed('other');
    await open(page, START);
    await aheadFailed;

    isPointing = true;
    const codeFailed = failed('script');
    await page.locator(`.menu a[href="${NEXT}"]`).hover();
    await codeFailed;
    await expect(page.getByRole('heading', {level: 1})).toHaveText('record import');
  });
});
