/** Every query is text: no exception, no markup, no endless query. */
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

for (const [kind, query] of Object.entries(QUERIES)) {
  test(`${kind} in the dialog`, async ({page}) => {
    await openDialog(page);
    // As a browser extension would: typing lets no half of a character through.
    await input(page).evaluate((element: HTMLInputElement, json) => {
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(element, JSON.parse(json));
      element.dispatchEvent(new Event('input', {bubbles: true}));
    }, JSON.stringify(query));
    await expect(status(page)).toHaveText(/results?$|^No results for /);
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
  });

  test(`${kind} in the address of the search page`, async ({page}) => {
    await open(page, `/search/?${new URLSearchParams({q: query})}`);
    await expect(page.getByRole('status')).toHaveText(/found$|^No results for /);
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
    const shown = await page.getByRole('main').getByRole('searchbox').inputValue();
    expect(shown.length).toBeLessThanOrEqual(LONGEST);
  });
}

test('an address that is no proper UTF-8 is searched as far as it can be read', async ({page}) => {
  await open(page, '/search/?q=proxy%ED%A0%80%E0%A4%A');
  await expect(page.getByRole('status')).toHaveText(/found$|^No results for "proxy/);
});
