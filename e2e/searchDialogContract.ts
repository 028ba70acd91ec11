// cspell:ignore favorite favorites upsertxqzjwv xqzjwv qzjxwv abcdefghij bcdefghijklm
/** What the search dialog shows and does, whoever answers: specification §2 "Search modal", §4, §8 and §9. */
import {expect, open, type test as Test} from './fixtures';
import {
  FAVOURITES,
  PAGE,
  RECENT,
  active,
  dialog,
  input,
  openDialog,
  options,
  savedPages,
  search,
  status,
  store,
  storedUrls,
} from './searchDialog';

/** Declares the tests. They hold for the site's own records, in either engine. */
export function testDialog(test: typeof Test): void {
  test('text selected on the page is the query, cut to 64 characters', async ({page}) => {
    await open(page, PAGE);
    await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('main p')].find(({textContent}) => textContent.length > 80)!;
      window.getSelection()!.selectAllChildren(paragraph);
    });
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    const value = await input(page).inputValue();
    expect(value.length).toBeGreaterThan(60);
    expect(value.length).toBeLessThanOrEqual(64);
  });

  test.describe('results', () => {
    test('are grouped by top-level heading, up to five each, with an icon by type', async ({page}) => {
      await openDialog(page);
      await search(page, 'csv');
      const groups = dialog(page).getByRole('group');
      expect(await groups.count()).toBeGreaterThan(1);
      for (const group of await groups.all()) {
        const count = await group.getByRole('option').count();
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(5);
      }
      await expect(groups.first()).toHaveAccessibleName(/^(?:Guide|Reference|Community|Blog)$/);
      const icons = await dialog(page)
        .locator('[data-type]')
        .evaluateAll((elements) =>
          elements.map((element) => [element.getAttribute('data-type'), element.innerHTML] as const),
        );
      const kinds = new Map(
        icons.map(([type, drawing]) => [type === 'lvl1' || type === 'content' ? type : 'lvl2', drawing]),
      );
      expect(new Set(kinds.values()).size).toBe(kinds.size);
      expect(kinds.size).toBe(3);
      await expect(dialog(page).locator('mark').first()).toBeVisible();
    });

    test('are counted, and all of them are a link away', async ({page}) => {
      await openDialog(page);
      await search(page, 'proxy');
      const count = Number.parseInt(await status(page).innerText(), 10);
      await expect(status(page)).toHaveText(`${count} results`);
      await dialog(page)
        .getByRole('link', {name: `See all ${count} results`})
        .click();
      await expect(page).toHaveURL(/\/search\/\?q=proxy$/);
      await expect(dialog(page)).toBeHidden();
    });

    test('arrows move the active one and wrap', async ({page}) => {
      await openDialog(page);
      await search(page, 'proxy');
      const last = (await options(page).count()) - 1;
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(options(page).nth(last)).toHaveAttribute('aria-selected', 'true');
      await expect(options(page).nth(last)).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(active(page)).toHaveCount(1);
      await expect(input(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id'))!);
      await expect(input(page)).toBeFocused();
    });

    test('Enter goes there without loading the site anew', async ({page}) => {
      await openDialog(page);
      await search(page, 'upsert');
      const target = await active(page).getAttribute('href');
      await page.evaluate(() => Object.assign(window, {isSamePage: true}));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target!);
      await expect(dialog(page)).toBeHidden();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    test('a click goes there', async ({page}) => {
      await openDialog(page);
      await search(page, 'upsert');
      const target = await options(page).nth(1).getAttribute('href');
      await options(page).nth(1).click();
      await expect(page).toHaveURL(target!);
      await expect(dialog(page)).toBeHidden();
    });

    for (const [keys, where] of [
      ['Control+Enter', 'a new tab'],
      ['Meta+Enter', 'a new tab'],
      ['Shift+Enter', 'a new window'],
    ] as const) {
      test(`${keys} opens ${where}, and the dialog stays`, async ({page}) => {
        await openDialog(page);
        await search(page, 'upsert');
        const target = await active(page).getAttribute('href');
        const popup = page.waitForEvent('popup');
        await page.keyboard.press(keys);
        expect(new URL((await popup).url()).pathname + new URL((await popup).url()).hash).toBe(target);
        await expect(dialog(page)).toBeVisible();
        await expect(page).toHaveURL(PAGE);
      });
    }

    test('Clear empties the query', async ({page}) => {
      await openDialog(page);
      await search(page, 'proxy');
      await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
      await expect(input(page)).toHaveValue('');
      await expect(input(page)).toBeFocused();
      await expect(dialog(page)).toContainText('No recent searches');
      await expect(dialog(page).getByRole('button', {name: 'Clear the query'})).toHaveCount(0);
    });

    test('a query of markup and signs is text', async ({page}) => {
      await openDialog(page);
      const query = '<img src=x onerror=alert(1)> (?:[ \\ "';
      await input(page).fill(query);
      await expect(status(page)).not.toBeEmpty();
      await expect(dialog(page).locator('img')).toHaveCount(0);
      await expect(input(page)).toHaveValue(query);
    });
  });

  test.describe('no results', () => {
    test('says so, and offers queries that lead to results', async ({page}) => {
      await openDialog(page);
      await input(page).fill('upsertxqzjwv');
      await expect(dialog(page).locator('.DocSearch-Title')).toHaveText('No results for "upsertxqzjwv"');
      await expect(status(page)).toHaveText('No results for "upsertxqzjwv"');
      await expect(dialog(page)).toContainText('Try searching for');
      const suggestions = dialog(page).getByRole('list', {name: 'Try searching for'}).getByRole('button');
      const count = await suggestions.count();
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(3);
      const suggestion = await suggestions.first().innerText();
      await suggestions.first().click();
      await expect(input(page)).toHaveValue(suggestion);
      await expect(input(page)).toBeFocused();
      await expect(options(page).first()).toBeVisible();
    });

    test('leads to a prefilled issue', async ({page}) => {
      await openDialog(page);
      await input(page).fill('xqzjwv&qzjxwv');
      await expect(dialog(page)).toContainText('Believe this query should return results? Let us know.');
      const href = await dialog(page).getByRole('link', {name: 'Let us know.'}).getAttribute('href');
      expect(href).toMatch(/^https:\/\/github\.com\/kintone\/cli-kintone\/issues\/new\?title=/);
      expect(new URL(href!).searchParams.get('title')).toContain('"xqzjwv&qzjxwv"');
    });
  });

  test.describe('saved searches', () => {
    test('there are none at first', async ({page}) => {
      await openDialog(page);
      await expect(dialog(page).locator('.DocSearch-StartScreen')).toHaveText('No recent searches');
    });

    test('the page of a chosen hit is saved, once, and leads there', async ({page}) => {
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
      expect(await storedUrls(page, RECENT)).toEqual([pageUrl]);

      await page.keyboard.press('/');
      const rows = dialog(page).getByRole('row');
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pageUrl);
    });

    test('seven recent ones are shown, or four beside favourites', async ({page}) => {
      await store(page, RECENT, savedPages('abcdefghij'));
      await openDialog(page);
      const rows = dialog(page).getByRole('rowgroup', {name: 'Recent'}).getByRole('row');
      await expect(rows).toHaveCount(7);
      await dialog(page).getByRole('button', {name: 'Save this search: Page c'}).click();
      await expect(rows).toHaveText(['Page a', 'Page b', 'Page d', 'Page e']);
      const favourites = dialog(page).getByRole('rowgroup', {name: 'Favorite'}).getByRole('row');
      await expect(favourites).toHaveText(['Page c']);
      expect(await storedUrls(page, FAVOURITES)).toEqual(['/guide/c/']);
      await expect(input(page)).toBeFocused();
    });

    test('recent ones and favourites can be removed', async ({page}) => {
      await store(page, RECENT, savedPages('a'));
      await store(page, FAVOURITES, savedPages('bcdefghijklm'));
      await openDialog(page);
      await expect(dialog(page).getByRole('rowgroup', {name: 'Favorite'}).getByRole('row')).toHaveCount(10);
      await dialog(page).getByRole('button', {name: 'Remove this search from history: Page a'}).click();
      await expect(dialog(page).getByRole('rowgroup', {name: 'Recent'})).toHaveCount(0);
      await dialog(page).getByRole('button', {name: 'Remove this search from favorites: Page b'}).click();
      await expect(dialog(page).getByRole('rowgroup', {name: 'Favorite'}).getByRole('row')).toHaveCount(9);
    });

    for (const damage of ['{', 'null', '[null, 5, {"url": "javascript:alert(1)", "hierarchy": {"lvl1": "x"}}]']) {
      test(`${damage} in the storage does no harm`, async ({page}) => {
        await store(page, RECENT, damage);
        await openDialog(page);
        await expect(dialog(page)).toContainText('No recent searches');
        await search(page, 'proxy');
      });
    }

    test.describe('', () => {
      test.use({expectedComplaints: [/Docusaurus storage error, can't set/]}); // The theme's own report.

      test('a full storage does no harm', async ({page}) => {
        await page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          };
        });
        await openDialog(page);
        await search(page, 'proxy');
        await page.keyboard.press('Control+Enter');
        await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
        await dialog(page)
          .getByRole('button', {name: /^Save this search/})
          .click();
        await expect(dialog(page).getByRole('rowgroup', {name: 'Favorite'}).getByRole('row')).toHaveCount(1);
      });
    });

    test('a forbidden storage does no harm', async ({page}) => {
      await openDialog(page); // The site's own scripts are through with it.
      await page.evaluate(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await search(page, 'proxy');
      await page.keyboard.press('Control+Enter');
      await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
      await expect(dialog(page).getByRole('row')).toHaveCount(1);
    });
  });
}
