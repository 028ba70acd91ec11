/** Specification §8: pages that crash. */
import {readdir, readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {expectNoViolationsInBothModes} from './checks/axe';
import {covers, expect, open, test} from './fixtures';

const MESSAGE = 'broken on purpose';

test.use({allowedBrowserErrors: [new RegExp(MESSAGE)]});

/** Text of the home page, to find the script with its component. */
const HOME_TEXT = /(["'`])What\\u2019s new\1/;

/** Serves the script that contains some code with that code replaced. */
async function replaceCode(page: Page, code: RegExp, other: string): Promise<void> {
  for (const file of await readdir('build/assets/js')) {
    const text = await readFile(`build/assets/js/${file}`, 'utf8');
    if (code.test(text)) {
      const body = text.replace(code, other);
      await page.route(`**/${file}`, (route) => route.fulfill({contentType: 'text/javascript', body}));
    }
  }
}

async function goHome(page: Page): Promise<void> {
  await page.locator('.navbar__inner .navbar__brand').first().click();
}

test('a crashed page shows the error, its cause, and Try again', covers(4, 8), async ({page}) => {
  const error = `new Error("${MESSAGE}",{cause:new Error("the reason")})`;
  await replaceCode(page, HOME_TEXT, `(()=>{if(!window.isMended)throw ${error};return "recovered"})()`);
  await open(page, '/guide/');
  await goHome(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.locator('main')).toContainText(`${MESSAGE} Cause: the reason`);
  await expectNoViolationsInBothModes(page, 'crashed');
  await page.evaluate(() => void Object.assign(window, {isMended: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'recovered'})).toBeVisible();
});

test('Back and a link of its section lead away from a crashed page', async ({page}) => {
  const text = /("source":"@site\/reference\/record-import\/fields\/index\.md"[^]*?children:\[)/;
  await replaceCode(page, text, `$1(()=>{throw new Error("${MESSAGE}")})(),`);
  await open(page, '/reference/record-import/fields/table/');
  await page.locator('.menu__link[href="/reference/record-import/fields/"]').click();
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await page.goBack();
  await expect(page.locator('h1')).toContainText(/table/i);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await page.locator('.navbar__link[href="/reference/"]').click();
  await expect(page.locator('.menu')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Reference');
});

test('the page is titled Page Error when its layout crashes', covers(8), async ({page}) => {
  const outsideLayout = /description:"cli-kintone imports[^"]*"/;
  await replaceCode(page, outsideLayout, `description:(()=>{throw new Error("${MESSAGE}")})()`);
  await open(page, '/guide/');
  const bar = page.locator('#nprogress'); // Shown, because the host is slow:
  await page.route('**/*.js', (route) => bar.waitFor({state: 'attached'}).then(() => route.fallback()));
  await goHome(page);
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(bar, 'the progress bar').toHaveCount(0);
  await expectNoViolationsInBothModes(page, 'crashed');
});
