// cspell:ignore abcdefghij bcdefghijklm
/** Recent and favorite searches in the dialog (specification §2 and §4). `src/search/saved.test.ts` tests the rules. */
import type {Locator, Page} from '@playwright/test';
import {covers, expect, test} from './fixtures';
import {
  FAVORITES,
  RECENT,
  dialog,
  input,
  openDialog,
  options,
  savedPages,
  search,
  store,
  storedUrls,
} from './searchDialog';

const rows = (page: Page, group: string): Locator => dialog(page).getByRole('rowgroup', {name: group}).getByRole('row');

test('the page of a chosen hit is saved once', covers(4), async ({page}) => {
  await openDialog(page);
  await search(page, 'upsert');
  const section = options(page)
    .filter({has: page.locator('[data-type]:not([data-type="lvl1"])')})
    .first();
  const url = (await section.getAttribute('href'))!;
  await section.click();
  await expect(page).toHaveURL(url);
  const pageUrl = url.replace(/#.*/, '');
  expect(await storedUrls(page, RECENT)).toEqual([pageUrl]);

  await page.keyboard.press('/');
  await search(page, 'upsert');
  await section.click();
  await expect(dialog(page)).toBeHidden();
  expect(await storedUrls(page, RECENT)).toEqual([pageUrl]);

  await page.keyboard.press('/');
  await expect(rows(page, 'Recent')).toHaveCount(1);
  await expect(rows(page, 'Recent')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageUrl);
});

test('seven recent searches are shown, or four if there are favorites', covers('2-search', 4), async ({page}) => {
  await store(page, RECENT, savedPages('abcdefghij'));
  await openDialog(page);
  await expect(rows(page, 'Recent').getByTitle('Save this search')).toHaveCount(7);
  await dialog(page).getByRole('button', {name: 'Save this search: Page c'}).click();
  await expect(rows(page, 'Recent')).toHaveText(['Page a', 'Page b', 'Page d', 'Page e']);
  await expect(rows(page, 'Favorite')).toHaveText(['Page c']);
  await expect(dialog(page)).not.toContainText('No recent searches');
  expect(await storedUrls(page, FAVORITES)).toEqual(['/guide/c/']);
  await expect(input(page)).toBeFocused();
});

test('recent and favorite searches can be removed', covers(4), async ({page, baseURL}) => {
  // With the host's own address, as on a preview.
  await store(page, RECENT, [{...savedPages('a')[0], url: `${baseURL}/guide/a/`}]);
  await store(page, FAVORITES, savedPages('bcdefghijklm'));
  await openDialog(page);
  await expect(rows(page, 'Favorite')).toHaveCount(10);
  await dialog(page).getByRole('button', {name: 'Remove this search from history: Page a'}).click();
  await expect(rows(page, 'Recent')).toHaveCount(0);
  await dialog(page).getByRole('button', {name: 'Remove this search from favorites: Page b'}).click();
  await expect(rows(page, 'Favorite')).toHaveCount(9);
});
