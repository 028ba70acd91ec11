/** Specification §2: every requested address leads to one hydrated page under its canonical address. */
import {covers, expect, open, test} from './fixtures';

test.use({allowedBrowserErrors: [/status(?: of)? 404/]}); // The host has no file for most addresses.

test(
  'an address without its slash, with a file name, or with capital letters leads to its page',
  covers(2),
  async ({page}) => {
    for (const [asked, canonical] of [
      ['/guide', '/guide/'],
      ['/index.html', '/'],
      ['/guide.html', '/guide/'],
      ['/guide/index.html', '/guide/'],
      ['/guide/installation.html?from=mail#update', '/guide/installation/?from=mail#update'],
      ['/Guide/', '/guide/'],
      ['/guide/Installation/?from=mail#update', '/guide/installation/?from=mail#update'],
    ] as const) {
      await test.step(`${asked} is ${canonical}`, async () => {
        await open(page, asked);
        await expect(page).toHaveURL(canonical);
        await expect(page).not.toHaveTitle(/Not Found/);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('nav.navbar')).toHaveCount(1);
      });
    }
  },
);

test('any other address shows a hydrated not-found page', covers(2), async ({page, baseURL}) => {
  for (const [asked, shown] of [
    ['/guide/%', '/guide/%EF%BF%BD'],
    ['/guide/%25', '/guide/%EF%BF%BD25'],
    ['/nothing.html', '/nothing/'],
    ['//localhost/nothing.html', '//localhost/nothing/'],
    ['/guide/nothing/', '/guide/nothing/'],
  ] as const) {
    await test.step(asked, async () => {
      await open(page, baseURL + asked);
      expect(page.url()).toBe(baseURL + shown);
      await expect(page).toHaveTitle('Page Not Found | cli-kintone');
      await expect(page.locator('h1')).toHaveText('Page not found');
      await expect(page.locator('.footer'), 'in line with a page without a menu').toHaveCSS('padding-left', '0px');
      await page.locator('main').getByRole('link', {name: 'Reference'}).click();
      await expect(page).toHaveURL('/reference/');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Page not found');
    });
  }
});

test('the not-found page links to the sections and to a search for its words', covers(2), async ({page}) => {
  await open(page, '/guide/shift-jis.html');
  for (const path of ['/guide/', '/reference/', '/community/', '/blog/', '/guide/troubleshooting/', '/search/']) {
    await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
  }
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('shift jis');
  await page.locator('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search/?q=shift+jis');
  await expect(page.locator('main li').first()).toBeVisible();
});

test('a fragment that cannot be decoded is ignored, also after going back', async ({page}) => {
  await open(page, '/guide/#%');
  for (const hash of ['#100%', '#%E0%A4%A', '#%']) {
    await page.evaluate((text) => (location.hash = text), hash);
    await expect(page.locator('h1'), hash).toHaveText('First steps');
  }
  await page.locator('.navbar__inner a[href="/reference/"]').click();
  await expect(page.locator('h1')).toHaveText('Reference');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('First steps');
});
