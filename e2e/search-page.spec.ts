/** `/search/`: results as the reader types, correct counts, failures, and a list of pages without script. */
import {covers, expect, open, test} from './fixtures';
import {searchedRoutes} from './routes';

test('a query in the address or in the field leads to the page about it', covers(2), async ({page}) => {
  await open(page, '/search/?q=--proxy');
  const field = page.getByRole('main').getByRole('searchbox');
  const status = page.getByRole('status');
  const first = page.locator('main :is(h3 a:has(mark), .DocSearch-Hit-title)').first();
  await expect(field).toHaveValue('--proxy');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(first).toHaveText('--proxy');
  await expect(page.locator('main li').first(), 'its page is above the list').not.toContainText('Common options');
  await field.fill('cli-kintone');
  const name = page.locator('main mark', {hasText: 'cli'}).first();
  await expect(name, 'the hyphen keeps the name on a line').toHaveText('cli-\u2060kintone');
  await expect(page.locator('main :is(ol > li, h3:has(mark))'), 'groups are not cut, as in the dialog').toHaveCount(20);
  await field.fill('');
  await expect(status).toHaveText('All pages');
  await test.step('a query without results shows a message and other places', async () => {
    await field.fill('<xyzzyxyz>');
    await expect(status).toHaveText('No results for "<xyzzyxyz>"');
    expect((await status.boundingBox())!.width, 'for screen readers only').toBe(1);
    await expect(page.getByRole('main')).toContainText('Believe this query should return results?');
    const issue = page.getByRole('link', {name: 'Let us know.'});
    await expect(issue).toHaveAttribute('href', /issues\/new\?title=.*xyzzyxyz/);
  });
  await field.clear();
  await field.pressSequentially('upsert key', {delay: 50});
  await expect(page).toHaveURL('/search/?q=upsert+key');
  await expect(first).toContainText(/upsert/i);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await field.press('Enter'); // Changes nothing, since results are shown while typing.
  await field.press('Tab');
  await expect(page.locator('main section a').first(), 'unlike in the dialog').toBeFocused();
  await first.click();
  await expect(page).toHaveURL(/\/reference\/record-import\/upsert\//);
  await expect(page.locator('h1')).toContainText(/upsert/i);
  expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
});

test('without script, the search page lists every page', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL: baseURL!});
  await page.goto('/search/');
  await expect(page.locator('main li a')).toHaveCount(searchedRoutes.length);
  await expect(page.locator('main h2')).toHaveText(['Guide', 'Reference', 'Community', 'Blog']);
  await page.close();
});
