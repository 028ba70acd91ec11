/** Faults in the browser or on the network leave a working page, or at least a readable one. */
import type {Locator, Page, Request, Route} from '@playwright/test';
import {covers, expect, open, test} from './fixtures';
import {createGate, holdScripts, routeScripts} from './gate';

const SCRIPTS = '**/assets/js/*.js';
/** All scripts except those in the page's HTML. */
const OTHER_SCRIPTS = /\/assets\/js\/(?!main|runtime)/;
const WITH_PANELS = '/guide/commands/record-import/';

test.use({
  allowedBrowserErrors: [
    /ERR_|status (?:of )?(?:404|503)|ChunkLoadError|Loading chunk|Failed to fetch|Unexpected token/,
  ],
});

const box = (page: Page): Locator => page.getByRole('alert');
const bar = (page: Page): Locator => page.locator('#nprogress .bar');

/** Follows a link of the navigation bar without a pointer, which would preload the page's code. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`.navbar__inner a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(path);
}

/** Lets the page process responses. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

test('the progress bar ends when the last chosen page is shown', covers(2), async ({page}) => {
  await page.clock.install();
  const first = createGate();
  const second = createGate();
  const early: Request[] = [];
  let gate = first;
  const hold = await routeScripts(page, async (route) => {
    if (gate === first) {
      early.push(route.request());
    }
    await gate.opened;
    await route.continue();
  });
  await open(page, '/guide/');
  hold();
  await follow(page, '/blog/');
  await page.clock.runFor(300);
  await expect(bar(page)).toBeVisible();
  gate = second;
  await follow(page, '/reference/');
  first.open();
  for (const request of early) {
    await (await request.response())?.finished();
  }
  await settle(page);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('h1')).toHaveText('First steps');
  second.open();
  await expect(page.locator('h1')).toHaveText('Reference');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('without network or host, the previous page stays and offers a retry', covers(8), async ({page}) => {
  await page.clock.install();
  const {opened, open: fail} = createGate();
  await open(page, '/guide/');
  await page.route('**/*', async (route) => {
    await opened;
    await route.abort('internetdisconnected');
  });
  await follow(page, '/reference/');
  await page.clock.runFor(300);
  await expect(bar(page)).toBeVisible();
  fail();
  await expect(box(page)).toContainText('This page could not be loaded.');
  await expect(box(page), 'without scrolling').toBeInViewport();
  await expect(page.locator('h1')).toHaveText('First steps');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  await page.evaluate(() => {
    const {fetch} = window;
    window.fetch = (url, init) => ((window.name = init!.cache!), fetch(url, init));
  });
  await box(page).getByRole('button', {name: 'Retry'}).click();
  await expect(box(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.name), 'asks the host, not the cache').toBe('no-store');
  await page.unroute('**/*');
  await box(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('h1')).toHaveText('Reference');
  await expect(box(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true'); // The retry can be a reload.
  await page.route('**/*', (route) => route.fulfill({status: 503}));
  await follow(page, '/community/');
  await expect(box(page)).toBeVisible();
  await page.unroute('**/*');
  await follow(page, '/guide/');
  await expect(page.locator('h1')).toHaveText('First steps');
  await expect(box(page), 'on another page').toHaveCount(0);
});

test('going back from a reloaded page before hydration shows the previous page', async ({page}) => {
  const {hold, release} = await holdScripts(page);
  await open(page, '/guide/');
  await follow(page, '/reference/');
  await expect(page.locator('h1')).toHaveText('Reference');
  hold();
  await page.reload({waitUntil: 'commit'});
  await expect(page.locator('h1')).toHaveText('Reference');
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL('/guide/');
  await expect(page.locator('h1')).toHaveText('First steps');
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', {filename: 'chrome-extension://a/assets/a.js'})));
  await expect(box(page), 'an error of an extension').toHaveCount(0);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.navbar__link--active')).toHaveText('Guide');
});

test('after a deployment, links and Back reload the whole page', covers(2, 8), async ({page}) => {
  const lose = await routeScripts(page, (route) => route.fulfill({status: 404}));
  await open(page, '/guide/');
  await page.evaluate(() => void Object.assign(window, {isSamePage: true}));
  page.on('request', (request) => request.isNavigationRequest() && lose(false)); // A new page refers to the new code.
  lose();
  await follow(page, '/reference/');
  await expect(page.locator('.navbar__link--active')).toHaveText('Reference');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.goBack();
  await expect(page.locator('.navbar__link--active')).toHaveText('Guide');
  await follow(page, '/blog/');
  await expect(page.locator('.navbar__link--active')).toHaveText('Blog');
});

/** Expects all the text, and no control that does nothing. */
async function expectPlainPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.locator(':is(button, input):not([role="alert"] *):visible')).toHaveCount(0);
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a page is plain, and its code is colored', async ({page}) => {
    await expectPlainPage(page, WITH_PANELS);
    await expect(page.locator('#update ~ figure .language-bash span span').first()).toHaveAttribute('style', /color/);
  });
});

test('a page is plain in a browser that is too old, and shows a notice', async ({page}) => {
  await page.addInitScript(() => {
    const lacking: Record<string, () => unknown> = {
      '/category/commands/': () => Reflect.deleteProperty(Intl, 'Segmenter'),
      '/search/': () => Reflect.deleteProperty(Array.prototype, 'findLast'),
      // Lookbehind. The check is simulated, because parsing by an old engine can't be.
      '/guide/commands/record-import/': () => Object.assign(window, {RegExp: undefined}),
    };
    lacking[location.pathname]!();
  });
  for (const path of ['/category/commands/', '/search/', WITH_PANELS]) {
    await test.step(path, async () => {
      await expectPlainPage(page, path);
      await expect(page.getByRole('alert')).toContainText('Menus and search could not be loaded.');
    });
  }
});

/** Returns a function that counts full page loads. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += Number(request.isNavigationRequest())));
  return () => count;
}

for (const [what, url, answer] of [
  ['the main script, on a bad network', '**/assets/js/main.*.js', (route: Route) => route.abort()],
  ['the code of the page, gone from the host', OTHER_SCRIPTS, (route: Route) => route.fulfill({status: 404})],
  ['all of them, replaced by a portal', SCRIPTS, (route: Route) => route.fulfill({body: '<!doctype html>'})],
] as const) {
  test(`${what}: the page reloads once, then offers a retry`, covers(8), async ({page}) => {
    const pages = countPages(page);
    await page.route(url, answer);
    await expectPlainPage(page, WITH_PANELS);
    await expect.poll(pages).toBe(2);
    await expect(box(page)).toContainText('Menus and search could not be loaded.');
    const isTaken = await page.evaluate(() => {
      const event = new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, cancelable: true});
      return !document.dispatchEvent(event);
    });
    expect(isTaken).toBe(false);
    await page.unroute(url);
    await box(page).getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(box(page)).toHaveCount(0);
    expect(pages()).toBe(3);
  });
}

test('a cached page keeps its text without a network', async ({page}) => {
  const pages = countPages(page);
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort('internetdisconnected'),
  );
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await expectPlainPage(page, WITH_PANELS);
  await asked;
  const askedAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await box(page).getByRole('button', {name: 'Retry'}).click();
  await askedAgain;
  await page.unroute('**/*');
  await page.route('**/*', (route) => route.fulfill({status: 404})); // As the host answers for a moment.
  const refused = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await box(page).getByRole('button', {name: 'Retry'}).click();
  await refused;
  await settle(page);
  await expect(box(page)).toBeVisible();
  expect(pages()).toBe(1);
});
