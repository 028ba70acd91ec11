/** Parts and actions of the search dialog, for tests. */
import type {Locator, Page} from '@playwright/test';
import {expectNoViolationsInBothModes} from './checks/axe';
import {expect, open} from './fixtures';

/** A short page that loads quickly, to open the dialog on. */
export const PAGE = '/community/';

/** Keys of the saved searches in local storage. */
export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__cli';
export const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__cli';

export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
export const input = (page: Page): Locator => dialog(page).getByRole('combobox', {name: 'Search docs'});
export const status = (page: Page): Locator => dialog(page).getByRole('status');
export const options = (page: Page): Locator => dialog(page).getByRole('option');
export const active = (page: Page): Locator => dialog(page).getByRole('option', {selected: true});
export const stalled = (page: Page): Locator => dialog(page).locator('[data-stalled]');
export const button = (page: Page): Locator =>
  page.locator('nav.navbar').getByRole('button', {name: 'Search', exact: true});

export async function openDialog(page: Page, path = PAGE): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

/** Searches, and waits for the query's results. */
export async function search(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(dialog(page).getByRole('link', {name: /^See /})).toHaveAttribute(
    'href',
    `/search/?${new URLSearchParams({q: query})}`,
  );
  await expect(status(page)).toHaveText(/^\d+ results?$/);
}

/** Expects the screen for a failed search. */
export async function expectErrorScreen(page: Page): Promise<void> {
  await expect(status(page)).toHaveText('Unable to fetch results');
  await expect(dialog(page).locator('.DocSearch-ErrorScreen .DocSearch-Title')).toHaveText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await expect(dialog(page)).not.toContainText('No results');
}

/** Returns stored searches with the page's address, and the title `Page a` for the letter `a`. */
export function savedPages(letters: string): object[] {
  return [...letters].map((letter) => {
    const url = `/guide/${letter}/`;
    return {objectID: url, url, type: 'lvl1', content: null, hierarchy: {lvl0: 'Guide', lvl1: `Page ${letter}`}};
  });
}

/** Puts an item into local storage before the page's scripts run. */
export async function store(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(([name, item]) => window.localStorage.setItem(name!, item!), [key, text]);
}

/** Returns the addresses of the searches stored under a key. */
export function storedUrls(page: Page, key: string): Promise<string[]> {
  return page.evaluate(
    (name) => (JSON.parse(window.localStorage.getItem(name) ?? '[]') as {url: string}[]).map(({url}) => url),
    key,
  );
}

/**
 * Expects no axe violation in either color mode, and no horizontal scrolling in the dialog.
 *
 * @param state of the dialog, for the report
 */
export async function expectAccessibleDialog(page: Page, state: string): Promise<void> {
  await expectNoViolationsInBothModes(page, state);
  const overflow = await dialog(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  expect(overflow, `${state}: sideways`).toBeLessThanOrEqual(0);
}
