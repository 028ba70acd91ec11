// cspell:ignore favorite favorites fulfill networkidle upsertxqzjwv xqzjwv qzjxwv prox proxyy abcdefghij bcdefghijklm
/** The search dialog in a default build: specification §2 "Search modal", §4, §5, §8 and §9. */
import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const PAGE = '/guide/options/';
const INDEX = '**/assets/search/**';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__cli';
const FAVOURITES = '__DOCSEARCH_FAVORITE_SEARCHES__cli';

const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page): Locator => dialog(page).getByRole('combobox', {name: 'Search docs'});
const options = (page: Page): Locator => dialog(page).getByRole('option');
const active = (page: Page): Locator => dialog(page).getByRole('option', {selected: true});
const button = (page: Page): Locator => page.locator('nav.navbar').getByRole('button', {name: 'Search', exact: true});

async function openDialog(page: Page, path = PAGE): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(dialog(page).getByRole('status')).toContainText(/result/);
}

/** A saved search as DocSearch stores it. */
function saved(letter: string): object {
  const url = `/guide/${letter}/`;
  return {objectID: url, url, type: 'lvl1', content: null, hierarchy: {lvl0: 'Guide', lvl1: `Page ${letter}`}};
}

async function store(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(([name, item]) => window.localStorage.setItem(name!, item!), [key, text]);
}

function stored(page: Page, key: string): Promise<string[]> {
  return page.evaluate(
    (name) => (JSON.parse(window.localStorage.getItem(name) ?? '[]') as {url: string}[]).map(({url}) => url),
    key,
  );
}

test.describe('opening and closing', () => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens`, async ({page}) => {
      await open(page, PAGE);
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
    });
  }

  test('the button opens, and has the focus again after Escape', async ({page}) => {
    await open(page, PAGE);
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('Escape closes with a query, too', async ({page}) => {
    await openDialog(page);
    await search(page, 'proxy');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('Cancel closes', async ({page}) => {
    await openDialog(page);
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('a click on the backdrop closes, one inside does not', async ({page}) => {
    await openDialog(page);
    await page.locator('.DocSearch-Footer').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toBeHidden();
  });

  test('a slash typed into a field stays a slash', async ({page}) => {
    await open(page, '/search/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.press('/');
    await expect(field).toHaveValue('/');
    await expect(dialog(page)).toBeHidden();
    await field.press('Control+k');
    await expect(input(page)).toBeFocused();
  });

  test('Tab stays inside', async ({page}) => {
    await openDialog(page);
    await search(page, 'proxy');
    const seen: string[] = [];
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.className ?? ''));
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    expect(seen.filter((name) => name === 'DocSearch-Input')).toHaveLength(2);
    await input(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeFocused();
  });

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

  test('the input takes 64 characters', async ({page}) => {
    await openDialog(page);
    await page.keyboard.insertText('a'.repeat(100));
    await expect(input(page)).toHaveValue('a'.repeat(64));
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  });

  for (const key of ['Control+k', '/']) {
    test(`${key} pressed before the scripts have taken over opens`, async ({page}) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/js/main.*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(PAGE, {waitUntil: 'commit'});
      await expect(page.locator('h1')).toBeVisible();
      await page.keyboard.press(key);
      release();
      await expect(input(page)).toBeFocused();
    });
  }

  test('what is typed while the dialog is loading is not lost', async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(page, PAGE);
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('proxy');
    release();
    await expect(input(page)).toHaveValue('proxy');
    await expect(options(page).first()).toBeVisible();
  });

  test('nothing is loaded before the first sign of intent', async ({page}) => {
    const requested: string[] = [];
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await button(page).hover();
    await expect.poll(() => requested.filter((path) => path.startsWith('/assets/search/'))).toHaveLength(1);
    await button(page).click();
    await expect(input(page)).toBeFocused();
    expect(requested.filter((path) => path.startsWith('/assets/search/'))).toHaveLength(1);
  });
});

test.describe('a chunk that does not load', () => {
  test.use({expectedComplaints: [/ERR_FAILED/]});

  test('is said, and can be tried again', async ({page}) => {
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
    await page.unroute('**/assets/js/*.js');
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
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
    const status = await dialog(page).getByRole('status').innerText();
    const count = Number.parseInt(status, 10);
    await expect(dialog(page).getByRole('status')).toHaveText(`${count} results`);
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

  test('the footer says which key does what, and names no other service', async ({page}) => {
    await openDialog(page);
    for (const hint of ['to select', 'to navigate', 'to close']) {
      await expect(dialog(page).getByText(hint)).toBeVisible();
    }
    await expect(dialog(page)).not.toContainText(/algolia/i);
  });

  test('a query of markup and signs is text', async ({page}) => {
    await openDialog(page);
    const query = '<img src=x onerror=alert(1)> (?:[ \\ "';
    await input(page).fill(query);
    await expect(dialog(page).getByRole('status')).not.toBeEmpty();
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await expect(input(page)).toHaveValue(query);
  });
});

test.describe('no results', () => {
  test('says so, and offers queries that lead to results', async ({page}) => {
    await openDialog(page);
    await input(page).fill('upsertxqzjwv');
    await expect(dialog(page).locator('.DocSearch-Title')).toHaveText('No results for "upsertxqzjwv"');
    await expect(dialog(page).getByRole('status')).toHaveText('No results for "upsertxqzjwv"');
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

test.describe('when the index does not come', () => {
  test.use({expectedComplaints: [/ERR_FAILED|status 500|404|Failed to load resource/]});

  test('the error screen says so, and a second try helps', async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await openDialog(page);
    await input(page).fill('proxy');
    await expect(dialog(page).locator('.DocSearch-ErrorScreen')).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(dialog(page).getByRole('status')).toHaveText('Unable to fetch results');
    await page.unroute(INDEX);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('typing on tries again', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({status: 500, body: ''}));
    await openDialog(page);
    await input(page).fill('prox');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await page.unroute(INDEX);
    await input(page).fill('proxy');
    await expect(options(page).first()).toBeVisible();
  });

  test('a damaged index says what is wrong', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({status: 200, body: '<!doctype html>'}));
    await openDialog(page);
    await input(page).fill('proxy');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('What was loaded is not a search index.');
  });

  test('a slow one is said to be slow after 300 ms', async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await openDialog(page);
    await input(page).fill('proxy');
    await expect(dialog(page).getByRole('status')).toHaveText('Searching …');
    await expect(dialog(page).locator('[data-stalled]')).toBeVisible();
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).locator('[data-stalled]')).toHaveCount(0);
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
    expect(await stored(page, RECENT)).toEqual([pageUrl]);

    await page.keyboard.press('/');
    await search(page, 'upsert');
    await section.click();
    expect(await stored(page, RECENT)).toEqual([pageUrl]);

    await page.keyboard.press('/');
    const rows = dialog(page).getByRole('row');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pageUrl);
  });

  test('seven recent ones are shown, or four beside favourites', async ({page}) => {
    await store(page, RECENT, [...'abcdefghij'].map(saved));
    await openDialog(page);
    const rows = dialog(page).getByRole('rowgroup', {name: 'Recent'}).getByRole('row');
    await expect(rows).toHaveCount(7);
    await dialog(page).getByRole('button', {name: 'Save this search: Page c'}).click();
    await expect(rows).toHaveText(['Page a', 'Page b', 'Page d', 'Page e']);
    const favourites = dialog(page).getByRole('rowgroup', {name: 'Favorite'}).getByRole('row');
    await expect(favourites).toHaveText(['Page c']);
    expect(await stored(page, FAVOURITES)).toEqual(['/guide/c/']);
    await expect(input(page)).toBeFocused();
  });

  test('recent ones and favourites can be removed', async ({page}) => {
    await store(page, RECENT, [saved('a')]);
    await store(page, FAVOURITES, [...'bcdefghijklm'].map(saved));
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

test.describe('for everyone', () => {
  test.use({expectedComplaints: [/ERR_FAILED/]});

  for (const colorScheme of ['dark', 'light'] as const) {
    for (const width of [1280, 320]) {
      test(`no axe violation in any state (${colorScheme}, ${width} px)`, async ({page}) => {
        test.slow(); // Seven analyses.
        const check = async (state: string): Promise<void> => {
          const {violations} = await new AxeBuilder({page}).analyze();
          const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`);
          expect(found, state).toEqual([]);
          const overflow = await dialog(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
          expect(overflow, `${state}: sideways`).toBeLessThanOrEqual(0);
        };
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.setViewportSize({width, height: 700});
        await page.route(INDEX, (route) => route.abort());
        await openDialog(page);
        await check('start');
        await input(page).fill('proxy');
        await expect(dialog(page)).toContainText('Unable to fetch results');
        await check('error');
        await page.unroute(INDEX);
        await search(page, 'proxyy');
        await check('results');
        await input(page).fill('upsertxqzjwv');
        await expect(dialog(page)).toContainText('Try searching for');
        await check('no results');
        await search(page, 'proxy');
        await page.keyboard.press('Control+Enter');
        await search(page, 'upsert');
        await page.keyboard.press('Control+Enter');
        await input(page).fill('');
        await dialog(page)
          .getByRole('button', {name: /^Save this search/})
          .first()
          .click();
        await expect(dialog(page).getByRole('rowgroup')).toHaveCount(2);
        await check('saved');
      });
    }
  }

  test('on a phone the button is a target of 40 pixels, named Search, and the page keeps its place', async ({page}) => {
    await page.setViewportSize({width: 390, height: 700});
    await open(page, PAGE);
    const box = (await button(page).boundingBox())!;
    expect([box.width, box.height]).toEqual([40, 40]);
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

  test('in forced colours the active result is outlined', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openDialog(page);
    await search(page, 'proxy');
    await expect(active(page)).toHaveCSS('outline-style', 'solid');
    await expect(options(page).nth(1)).toHaveCSS('outline-style', 'none');
  });
});
