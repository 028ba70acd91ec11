/** Search treats any input as text, without exceptions, markup, or unlimited queries. */
import type {Locator} from '@playwright/test';
import {covers, expect, open, test} from './fixtures';
import {createGate, holdScripts} from './gate';
import {PAGE, button, dialog, input, openDialog, options, status} from './searchDialog';

const LONGEST = 64;

const QUERIES: Readonly<Record<string, string>> = {
  markup: '<img src=x onerror=alert(1)><script>alert(1)</script>',
  'signs of a regular expression': '(?:[a-z]{2,}|\\d+)*?$^ ([)\\',
  'halves of characters': 'proxy \ud83d and \ude00\ud83d',
  'control characters': 'pro\u0000xy\u0007 \u202e\ufeff',
  '10,000 characters': 'record '.repeat(1_429),
};

/** Sets text as a browser extension would, because the keyboard API accepts no lone surrogates. */
async function write(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, json) => {
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(element, JSON.parse(json));
    element.dispatchEvent(new Event('input', {bubbles: true}));
  }, JSON.stringify(text));
}

test('the dialog accepts any input', async ({page}) => {
  await openDialog(page);
  for (const [kind, query] of Object.entries(QUERIES)) {
    await test.step(kind, async () => {
      await write(input(page), query);
      await expect(status(page)).toHaveText(/results?$|^No results for /);
      await expect(dialog(page).locator('img, script')).toHaveCount(0);
      await input(page).fill(' ');
      await expect(status(page)).toBeEmpty();
      await expect(dialog(page)).toContainText('No recent searches');
    });
  }
});

test('pasted terminal output is read before it is cut, in every field', async ({page}) => {
  const log = ['INFO: Starting to import records...', 'ERROR: Failed to add all records.'].concat(
    'ERROR: [400] [CB_VA01] Missing or invalid input. (1505999166-897850006)',
    'ERROR:     Cause: Only numbers are allowed.',
  );
  async function paste(field: Locator): Promise<void> {
    await field.evaluate(
      (element, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
      },
      log.map((line) => `[2025-08-06T01:23:45.678Z] ${line}`).join('\n'),
    );
    await field.press('x'); // Behind the message, for which it has no room.
    await expect(field).toHaveValue(
      '[400] [CB_VA01] Missing or invalid input. (1505999166-897850006)'.slice(0, LONGEST),
    );
  }
  const answer = '/guide/troubleshooting/#cb-va01';
  const main = page.getByRole('main');
  await open(page, '/');
  await paste(main.getByRole('searchbox'));
  await main.getByRole('searchbox').press('Enter');
  await expect(main.locator('ol a').first()).toHaveAttribute('href', answer);
  await main.getByRole('searchbox').fill('');
  await expect(page.getByRole('status')).toHaveText('All pages');
  await paste(main.getByRole('searchbox'));
  await expect(main.locator('ol a').first()).toHaveAttribute('href', answer);
  await openDialog(page);
  await paste(input(page));
  await expect(options(page).first()).toHaveAttribute('href', answer);
});

test('the search page accepts any input, even an address with invalid UTF-8', covers(5), async ({page}) => {
  await open(page, '/search/?q=proxy%ED%A0%80%E0%A4%A');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await expect(page.getByRole('status')).toHaveText(/results?$|^No results for "proxy/);
  for (const [kind, query] of Object.entries(QUERIES)) {
    await test.step(kind, async () => {
      await field.fill(' ');
      await expect(page.getByRole('status')).toHaveText('All pages');
      await write(field, query);
      await expect(page.getByRole('status')).toHaveText(/results?$|^No results for /);
      await expect(main.locator('img, script')).toHaveCount(0);
      expect((await field.inputValue()).length).toBeLessThanOrEqual(LONGEST);
    });
  }
});

test('before hydration, a click opens the search page, and a key the dialog with the text typed since', async ({
  page,
}) => {
  const gate = createGate();
  await page.route('**/assets/js/main.*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(PAGE, {waitUntil: 'commit'});
  await button(page).click();
  await expect(page).toHaveURL(/\/search\/\??$/);
  await page.goto(PAGE, {waitUntil: 'commit'});
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.type('/csv');
  await expect(page.getByRole('textbox', {name: 'Search docs'})).toHaveValue('csv');
  gate.open();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('csv');
});

test('text typed and corrected while the dialog loads is kept, and typing continues', async ({page}) => {
  const {hold, release} = await holdScripts(page);
  await open(page, PAGE);
  await page.getByRole('link', {name: 'Credits', exact: true}).first().focus();
  hold();
  for (const key of ['Control+k', ...'prx', 'Backspace', ...'oxy']) {
    await page.keyboard.press(key);
  }
  release();
  await expect(input(page)).toHaveValue('proxy');
  await page.keyboard.type(' off');
  await expect(input(page)).toHaveValue('proxy off');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', {name: 'Credits', exact: true}).first()).toBeFocused();
});
