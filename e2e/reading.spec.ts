/** Reading a page: its source, code, shells, anchors, contents list, options, and tables. */
import type {Page} from '@playwright/test';
import {readHistory} from '../src/site/history';
import {colorOf, covers, expect, open, test, WINDOWS} from './fixtures';
import {holdScripts} from './gate';

const PHONE = {width: 390, height: 844};
const COMMAND = '/guide/commands/record-import/';

test.use({userAgent: WINDOWS});

/** Returns the names of the visible panels. */
const shown = (page: Page, group = 'shell'): Promise<string[]> =>
  page
    .locator(`[data-group="${group}"] > [role="tabpanel"]:visible`)
    .evaluateAll((all) => [...new Set(all.map((panel) => panel.ariaLabel!))]);

test('a page ends with the date of its last change and links to its source and its Markdown version', async ({
  page,
}) => {
  for (const [route, source] of [
    ['/guide/options/', 'docs/options.md'],
    ['/blog/cli-kintone-v1-14-2/', 'blog/2025-08-06-cli-kintone-v1-14-2.md'],
    ['/markdown-page/', 'src/pages/markdown-page.md'],
  ] as const) {
    await open(page, route);
    await expect(page.getByText(/^Last updated on \w+ \d+, \d+$/)).toHaveCount(readHistory('.') === 'disabled' ? 0 : 1);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `https://github.com/kintone/cli-kintone/edit/main/website/${source}`,
    );
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(`${route.replace(/\/$/, '')}.md`);
  }
});

test('every page shows commands for the shell in the address, or for the last chosen one', async ({page}) => {
  const {hold, release} = await holdScripts(page);
  await open(page, '/guide/commands/record-export/?shell=powershell&q=a#options');
  await expect.poll(() => shown(page)).toEqual(['PowerShell']);
  await page.evaluate(() => Object.assign(window, {stillHere: true}));
  const entries = await page.evaluate(() => history.length);
  const tab = page.getByRole('tab', {name: 'bash'}).last();
  await tab.scrollIntoViewIfNeeded();
  const {y} = (await tab.boundingBox())!;
  await tab.click();
  await expect.poll(() => shown(page)).toEqual(['bash']);
  expect(Math.abs((await tab.boundingBox())!.y - y), 'the tab stays in place').toBeLessThan(2);
  await expect(page).toHaveURL('/guide/commands/record-export/?shell=bash&q=a#options');
  expect(await page.evaluate(() => 'stillHere' in window), 'no reload').toBe(true);
  expect(await page.evaluate(() => history.length), 'Back leaves the page').toBe(entries);
  hold();
  await page.goto('/reference/record-import/upsert/', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await shown(page), 'before hydration').toEqual(['bash']);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await shown(page)).toEqual(['bash']);
  await open(page, '/reference/record-import/upsert/?shell=powershell');
  expect(await shown(page), 'the address wins').toEqual(['PowerShell']);
});

test('on Windows, cmd or PowerShell is selected before hydration', async ({page}) => {
  const {hold, release} = await holdScripts(page);
  hold();
  await page.goto(COMMAND, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await shown(page), 'before hydration; nothing for cmd does what jq does').toEqual(['cmd', 'PowerShell']);
  const active = page.locator('[data-group="shell"]').first().locator('.tabs__item--active[aria-selected="true"]');
  await expect(active.and(page.locator('[tabindex="0"]')), 'its tab').toHaveText(/^(?:cmd|PowerShell)$/);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await shown(page), 'after it').toEqual(['cmd', 'PowerShell']);
  await open(page, '/');
  expect(await shown(page, 'install'), 'other tabs').toEqual(['Windows']);
});

test('a box has the title that the page gives it', async ({page}) => {
  await open(page, '/reference/record-import/upsert/#flag');
  await expect(page.locator('.theme-admonition-deprecated > :first-child')).toHaveText(
    '--experimental-use-server-side-upsert',
  );
});

test('a heading has an anchor link that is large enough and keeps the query', async ({page}) => {
  await open(page, '/guide/options/?shell=cmd');
  const link = page.getByRole('link', {name: 'Direct link to Connection options'});
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  const box = (await link.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  await link.click();
  await expect(page).toHaveURL('/guide/options/?shell=cmd#connection');
});

test('the contents list contains levels 2 and 3, and follows the reading position', covers(2), async ({page}) => {
  const active = page.locator('.table-of-contents [aria-current="location"]');
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/guide/options/');
  const headings = page.locator('.markdown :is(h2, h3)');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link')).toHaveCount(await headings.count());
  for (const heading of [headings.last(), headings.nth(4)]) {
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(active).toHaveAttribute('href', `#${await heading.getAttribute('id')}`); // The only active one.
    await expect(active).toBeInViewport({ratio: 1});
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(active).toHaveCount(0);
  await expect(page.locator('.table-of-contents a').first()).toBeInViewport({ratio: 1});
});

test('tables that are too wide have a name and can be scrolled with the keyboard', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/markdown-page/');
  const wide = page.getByRole('region', {name: /^Table: Field, Export writes, Import reads, [^:]+, Update key$/});
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(page.getByRole('region', {name: /^Table: Encoding/})).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await open(page, '/reference/record-import/fields/');
  const visible = page.getByRole('region').filter({visible: true});
  await expect(visible).not.toHaveCount(0);
  await page.setViewportSize({width: 1440, height: 800});
  await expect(visible, 'with enough room').toHaveCount(0);
});

test('on a phone, option tables remain tables for screen readers, and names stay on one line', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, `${COMMAND}#option-encoding`);
  await expect(page.locator(':target code')).toHaveCSS('background-color', await colorOf(page, '--mark'));
  const table = page.getByRole('table').filter({has: page.locator('#option-encoding')});
  await expect(table.getByRole('columnheader', {name: 'Default'})).toHaveCount(1);
  await expect(table.locator('td:first-child .badge')).toHaveText(['Required', 'Required', 'Deprecated']);
  const broken = await page
    .locator('main .unbroken')
    .evaluateAll((all) => all.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent));
  expect(broken, 'names on two lines').toEqual([]);
});

test('contents over the text close when a section is chosen, where the focus continues', async ({page}) => {
  await page.setViewportSize({width: 1100, height: 700});
  await open(page, '/guide/options/');
  const contents = page.locator('article > .theme-doc-toc-mobile');
  const {y} = (await page.locator('#general').boundingBox())!;
  await contents.getByRole('button').click();
  expect((await page.locator('#general').boundingBox())!.y, 'nothing moves').toBe(y);
  await expect(contents.getByRole('list').first(), 'a long list scrolls').toBeInViewport({ratio: 1});
  await contents.getByRole('link', {name: 'General options'}).click();
  await expect(contents.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('#general a')).toBeFocused();
  await page.setViewportSize(PHONE);
  await contents.getByRole('button').click();
  await contents.getByRole('link', {name: 'Credentials', exact: true}).click();
  await expect(contents.getByRole('link'), 'on a phone, too').toHaveCount(0);
});
