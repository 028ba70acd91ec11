/** Whatever is searched for is text: no exception, no markup, no endless query. */
import type {Locator} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {dialog, input, openDialog, status} from './searchDialog';

const LONGEST = 64;

const QUERIES: Readonly<Record<string, string>> = {
  markup: '<img src=x onerror=alert(1)><script>alert(1)</script>',
  'signs of a regular expression': '(?:[a-z]{2,}|\\d+)*?$^ ([)\\',
  'halves of characters': 'proxy \ud83d and \ude00\ud83d',
  'control characters': 'pro\u0000xy\u0007 \u202e\ufeff',
  '10,000 characters': 'record '.repeat(1_429),
};

/** Writes as a browser extension would: the keyboard's way lets no half of a character through. */
async function write(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, json) => {
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(element, JSON.parse(json));
    element.dispatchEvent(new Event('input', {bubbles: true}));
  }, JSON.stringify(text));
}

test('in the dialog', async ({page}) => {
  await openDialog(page);
  for (const [kind, query] of Object.entries(QUERIES)) {
    await test.step(kind, async () => {
      await write(input(page), query);
      await expect(status(page)).toHaveText(/results?$|^No results for /);
      await expect(dialog(page).locator('img, script')).toHaveCount(0);
      await input(page).fill('');
      await expect(status(page)).toBeEmpty();
    });
  }
});

test('on the search page, also in an address that is no proper UTF-8', async ({page}) => {
  await open(page, '/search/?q=proxy%ED%A0%80%E0%A4%A');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await expect(page.getByRole('status')).toHaveText(/found$|^No results for "proxy/);
  for (const [kind, query] of Object.entries(QUERIES)) {
    await test.step(kind, async () => {
      await field.fill('');
      await expect(page.getByRole('status')).toHaveText('All pages');
      await write(field, query);
      await expect(page.getByRole('status')).toHaveText(/found$|^No results for /);
      await expect(main.locator('img, script')).toHaveCount(0);
      expect((await field.inputValue()).length).toBeLessThanOrEqual(LONGEST);
    });
  }
});
