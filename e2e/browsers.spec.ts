/** Reading, tabs, copying, and search work with broken storage, missing functions, and malicious addresses. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {dialog, input, search} from './searchDialog';

const COMMAND = '/guide/commands/record-import/';
/** A short page with tabs for shells. */
const WITH_TABS = '/reference/proxy/proxy-authn/';

/** Uses everything that reads or writes storage, the clipboard, or an address. */
async function expectWorkingPage(page: Page): Promise<void> {
  await open(page, COMMAND);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.getByRole('tab', {name: 'PowerShell'}).first().click();
  await expect(page.getByRole('tab', {name: 'PowerShell'}).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', {name: 'Copy cli-kintone'}).first().click();
  await expect(page.getByRole('status').filter({hasText: /copied/i})).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await search(page, 'proxy');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(COMMAND);
  await expect(page.locator('h1')).toContainText(/proxy/i);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('record import');
}

/** Simulates local storage that has a text under every key, until the page writes or removes it. */
function storeEverywhere(text: string): void {
  const written = new Map<string, string | null>();
  Storage.prototype.getItem = (key) => (written.has(key) ? written.get(key)! : text);
  Storage.prototype.setItem = (key, value) => void written.set(key, value);
  Storage.prototype.removeItem = (key) => void written.set(key, null);
}

function forbidStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
}

// Logged by the theme if it can't read or write.
test.use({allowedBrowserErrors: [/Docusaurus (?:browser storage is not available|storage error)/]});

for (const [state, breakStorage, text] of [
  ['is forbidden', forbidStorage, ''],
  ['is full', fillStorage, ''],
  ['has garbage under every key', storeEverywhere, '{"a":[null,'],
] as const) {
  test(`the page works if local storage ${state}`, {tag: '@engines'}, async ({page}) => {
    await page.addInitScript(breakStorage, text);
    await expectWorkingPage(page);
  });
}

test('the page works if newer functions are missing', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined}); // As without HTTPS.
    for (const [owner, name] of [
      [window, 'structuredClone'],
      [window, 'requestIdleCallback'],
      [Object, 'hasOwn'],
      [URL, 'canParse'],
    ] as const) {
      Reflect.deleteProperty(owner, name);
    }
  });
  const ahead = page.waitForRequest((request) => request.resourceType() === 'other'); // A prefetch.
  await expectWorkingPage(page);
  await ahead;
});

test('the page works if the address is malicious', async ({page}) => {
  const HARM = [
    '"><img src=x onerror=alert(1)>',
    '__proto__',
    '\u202e\u0000',
    '%E0%A4%A',
    ':not([0-9',
    'x'.repeat(5_000),
  ];
  for (const text of HARM) {
    for (const [address, heading] of [
      [`/search/?q=${text}#${text}`, /^Search/],
      [`${WITH_TABS}?shell=${text}&${text}=1#${encodeURIComponent(text)}`, /^Proxy authentication/],
    ] as const) {
      await test.step(address.slice(0, 80), async () => {
        await open(page, address);
        await expect(page.locator('h1')).toHaveText(heading);
        await expect(page.locator('img[src="x"]')).toHaveCount(0);
      });
    }
  }
});
