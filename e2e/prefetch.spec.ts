import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {covers, expect, open, test} from './fixtures';

const START = '/guide/commands/record-import/';
const NEXT = '/guide/commands/record-export/';

/** The path of the docs page whose words are in a file of code. */
async function pageIn(file: string): Promise<string | undefined> {
  const path = /"permalink":"([^"]+)","draft"/.exec(await readFile(join('build', file), 'utf8'))?.[1];
  return path?.replace(/\/?$/, '/');
}

/** Collects the docs pages whose code is fetched ahead, and those whose code is run. */
function watchCode(page: Page): Record<'prefetched' | 'loaded', () => Promise<(string | undefined)[]>> {
  const files: Record<'prefetched' | 'loaded', string[]> = {prefetched: [], loaded: []};
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname;
    if (file.startsWith('/assets/js/')) {
      // Playwright's type for <link rel=prefetch> is "other".
      files[request.resourceType() === 'other' ? 'prefetched' : 'loaded'].push(file);
    }
  });
  const pagesIn = async (list: readonly string[]): Promise<(string | undefined)[]> =>
    (await Promise.all(list.map(pageIn))).filter(Boolean);
  return {prefetched: () => pagesIn(files.prefetched), loaded: () => pagesIn(files.loaded)};
}

test(
  'pages of visible links are prefetched once, and a page that is pointed at is preloaded',
  covers(2),
  async ({page}) => {
    const {prefetched, loaded} = watchCode(page);
    await open(page, START);
    await expect.poll(prefetched).toContain(NEXT);
    const pages = await prefetched();
    expect(new Set(pages).size).toBe(pages.length);
    expect(await loaded()).toEqual([START]);
    await page.locator(`.menu a[href="${NEXT}"]`).hover();
    await expect.poll(loaded).toEqual([START, NEXT]);
  },
);

test('nothing is prefetched or preloaded on 2G or with data saver', covers(2), async ({page}) => {
  const {prefetched, loaded} = watchCode(page);
  for (const connection of [{effectiveType: '2g'}, {effectiveType: '4g', saveData: true}]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true});
    }, connection);
    await open(page, START);
    await page.locator(`.menu a[href="${NEXT}"]`).hover();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(0, 0);
  }
  expect([await prefetched(), await loaded()]).toEqual([[], [START, START]]);
});
