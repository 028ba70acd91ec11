/** Specification §8: a page that crashes, and a page whose code cannot be loaded. */
import {type Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const MESSAGE = 'broken on purpose';

/** The script that only the home page needs: it contains the component. */
const HOME_SCRIPT = /What do you want to do\?/;

/** Serves scripts that match changed, from now on. */
async function change(page: Page, matches: RegExp, edit: (script: string) => string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({response, body: matches.test(script) ? edit(script) : script});
  });
}

// Scripts that the page prefetches may still be loading when a test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Makes text that a page is about to show throw as long as `window.isBroken`. */
function throwInstead(text: string): (script: string) => string {
  return (script) => {
    const literal = new RegExp(`(["'\`])${text.replace(/[?.]/g, '\\$&')}\\1`);
    expect(script).toMatch(literal);
    return script.replace(literal, `(()=>{if(window.isBroken)throw new Error("${MESSAGE}");return "recovered"})()`);
  };
}

test.describe('a page that crashes', () => {
  test.use({expectedComplaints: [new RegExp(MESSAGE)]});

  test('says so, with the message and another try', async ({page}) => {
    await change(page, HOME_SCRIPT, throwInstead('What do you want to do?'));
    await open(page, '/guide/');
    await page.evaluate(() => Object.assign(window, {isBroken: true}));
    await page.locator('.navbar__inner .navbar__brand').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.locator('main')).toContainText(MESSAGE);
    await page.evaluate(() => Object.assign(window, {isBroken: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: 'recovered'})).toBeVisible();
  });

  test('is titled Page Error where its layout went too', async ({page}) => {
    await change(page, HOME_SCRIPT, (script) => {
      const outsideLayout = /description:"cli-kintone imports[^"]*"/;
      expect(script).toMatch(outsideLayout);
      return script.replace(outsideLayout, `description:(()=>{throw new Error("${MESSAGE}")})()`);
    });
    await open(page, '/guide/');
    await page.locator('.navbar__inner .navbar__brand').first().click();
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.locator('nav.navbar')).toBeVisible();
  });
});

test.describe('a page whose code cannot be had', () => {
  test.use({expectedComplaints: [/ERR_FAILED|ChunkLoadError|Loading chunk/]});

  test('offers a retry, which works as soon as the network does', async ({page}) => {
    let isOffline = true;
    // The site loads a page's code before it leaves the last one; this is what readers see without that.
    await change(page, /\.component\.preload/, (script) => {
      const preload = /\.route\.component\.preload\?\.\(\)|\.preload\)\|\|void 0===\w+\?void 0:\w+\.call\(\w+\)/;
      expect(script).toMatch(preload);
      return script.replace(preload, (call) => (call.startsWith('.route') ? '.route' : '.preload)||1'));
    });
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      await (isOffline && HOME_SCRIPT.test(await response.text()) ? route.abort() : route.fallback());
    });
    await open(page, '/guide/');
    await page.locator('.navbar__inner .navbar__brand').first().click();
    const box = page.getByRole('alert');
    await expect(box).toContainText('This page could not be loaded.');
    isOffline = false;
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('The CLI tool');
  });
});
