// cspell:ignore upsertxqzjwv xqzjwv
/** Browser translation changes text nodes, which must not make React fail. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {dialog, input, openDialog, options, search, status} from './searchDialog';

/** Simulates Chrome's translation, which moves each text into new elements. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts.filter(({data, parentElement}) => data.trim() && !parentElement?.closest('script,style'))) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(document.createElement('font'));
    font.firstElementChild!.append(text.data);
  }
}

const translatePage = (page: Page): Promise<void> => page.evaluate(translate);

test.describe('before hydration', () => {
  test.use({allowedBrowserErrors: [/React error #418/]}); // React reports that the elements differ from the server's.

  test('translation is lost, but nothing else', async ({page}) => {
    await page.addInitScript(`${translate}; document.addEventListener('readystatechange', translate, {once: true});`);
    await openDialog(page, '/guide/commands/record-import/');
    await expect(page.locator('h1')).toHaveText('record import');
    await search(page, 'proxy');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toContainText(/proxy/i);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('search handles several queries in the dialog', async ({page}) => {
  await openDialog(page);
  for (const query of ['proxy', 'upsert key', 'csv']) {
    await translatePage(page);
    await search(page, query);
    await expect(dialog(page).getByRole('link', {name: /^See all/})).toHaveText(/^See all \d+ results$/);
  }
  await translatePage(page);
  await input(page).fill('upsertxqzjwv');
  await expect(status(page)).toHaveText('No results for "upsertxqzjwv"');
  await translatePage(page);
  await input(page).fill('xqzjwv');
  await expect(dialog(page).locator('.DocSearch-Title')).toContainText('"xqzjwv"');
  await search(page, 'proxy');
  await expect(options(page).first()).toContainText(/proxy/i);
});

test('search handles several queries on the search page', async ({page}) => {
  await open(page, '/search/');
  for (const query of ['proxy', 'upsert key', 'upsertxqzjwv', 'csv']) {
    await translatePage(page);
    await page.getByRole('main').getByRole('searchbox').fill(query);
    await expect(page).toHaveURL(`/search/?${new URLSearchParams({q: query})}`);
    await expect(page.getByRole('status')).toHaveText(query === 'upsertxqzjwv' ? /^No results for/ : /results?$/);
    await expect(page.getByRole('status')).not.toContainText('All pages');
  }
});
