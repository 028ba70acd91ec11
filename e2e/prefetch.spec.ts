import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {covers, expect, open, test} from './fixtures';

const START = '/guide/commands/record-import/';
const NEXT = '/guide/commands/record-export/';

/** Returns the file that contains a docs page's text. */
const codeOf = (path: string): string =>
  readdirSync('build/assets/js').find((file) =>
    readFileSync(`build/assets/js/${file}`, 'utf8').includes(`"permalink":"${path.replace(/\/$/, '')}","draft"`),
  )!;

/** Collects the code files that are prefetched and those that are executed. */
function watchCode(page: Page): Record<'prefetched' | 'loaded', string[]> {
  const files: ReturnType<typeof watchCode> = {prefetched: [], loaded: []};
  page.on('request', (request) => {
    const file = /\/assets\/js\/(.*)/.exec(request.url())?.[1];
    if (file) {
      // Playwright's type for <link rel=prefetch> is "other".
      files[request.resourceType() === 'other' ? 'prefetched' : 'loaded'].push(file);
    }
  });
  return files;
}

test(
  'pages of visible links are prefetched once, and one that is pointed at is preloaded',
  covers(2),
  async ({page}) => {
    const {prefetched, loaded} = watchCode(page);
    await open(page, START);
    await expect.poll(() => prefetched).toContain(codeOf(NEXT));
    expect(prefetched).toEqual([...new Set(prefetched)]);
    expect(loaded).toContain(codeOf(START));
    expect(loaded).not.toContain(codeOf(NEXT));
    await page.locator(`.menu a[href="${NEXT}"]`).hover();
    await expect.poll(() => loaded).toContain(codeOf(NEXT));
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
  expect(prefetched).toEqual([]);
  expect(loaded).not.toContain(codeOf(NEXT));
});
