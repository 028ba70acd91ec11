/** The site without a pointer: every control can be reached, used and left, and the focus is always to be seen. */
import type {Page} from '@playwright/test';
import {focusNow, walk, type Focus} from './checks/focus';
import {expect, open, test} from './fixtures';

const LONG_PAGE = '/guide/commands/record-import/';

const faults = (stops: readonly Focus[]): string[] =>
  stops.flatMap((stop) => stop.faults.map((fault) => `${stop.name}: ${fault}`));

/** The focused element shows that it is. */
async function expectVisibleFocus(page: Page): Promise<void> {
  expect(faults([(await focusNow(page))!])).toEqual([]);
}

test.use({reducedMotion: 'reduce'});

test('the first stop leads past the menus to the text', async ({page}) => {
  await open(page, LONG_PAGE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  await expectVisibleFocus(page);
});

test('after following a link the first stop is the skip link again', async ({page}) => {
  await open(page, '/guide/');
  await page.locator('nav.navbar').getByRole('link', {name: 'Reference'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reference/'); // Before the page is there.
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Reference');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test.describe('every stop shows the focus and is covered by nothing, forwards and backwards', () => {
  for (const [route, colorScheme, width] of [
    ['/', 'dark', 1280],
    ['/', 'light', 390],
    [LONG_PAGE, 'dark', 1280],
    [LONG_PAGE, 'light', 390],
    ['/blog/cli-kintone-v1-14-2/', 'light', 1280],
    ['/search/', 'dark', 390],
  ] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({colorScheme, viewport: {width, height: 700}});

      test(route, async ({page}) => {
        test.setTimeout(300_000); // Some hundred key presses.
        await open(page, route);
        const forwards = await walk(page, 'Tab');
        expect(faults(forwards)).toEqual([]);
        const backwards = await walk(page, 'Shift+Tab');
        expect(faults(backwards)).toEqual([]);
        expect(backwards.length).toBeGreaterThanOrEqual(forwards.length - 1);
      });
    });
  }
});

test.describe('the language menu', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/guide/');
    await page.getByRole('button', {name: 'English'}).focus();
  });

  test('opens with Enter, is left with Tab', async ({page}) => {
    const button = page.getByRole('button', {name: 'English'});
    const menu = page.locator('.dropdown__menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', {name: 'English'})).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('an arrow key goes into it, Escape leads back to its button', async ({page}) => {
    const menu = page.locator('.dropdown__menu');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', {name: 'English'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', {name: 'English'})).toBeFocused();
  });

  test('a press outside closes it, Escape also where it opened on hover', async ({page}) => {
    const menu = page.locator('.dropdown__menu');
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.locator('h1').click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', {name: 'English'}).hover();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

test('the sidebar leads to a page', async ({page}) => {
  await open(page, '/guide/');
  const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: /options/i});
  await link.focus();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/options/');
});

test('arrow keys move between tabs, Enter chooses one', async ({page}) => {
  await open(page, '/guide/commands/record-export/');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.first()).toBeFocused();
});

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a code block’s button copies its text', async ({page}) => {
    await open(page, '/guide/commands/record-import/');
    const block = page.locator('.theme-code-block:visible').first();
    const button = block.getByRole('button', {name: /copy/i});
    await button.focus();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).not.toBe('');
    expect((await block.locator('code').innerText()).replaceAll('\n', '')).toContain(
      (await copied()).split('\n')[0]!.trim(),
    );
  });
});

test('search is opened, used and closed, and the focus comes back', async ({page}) => {
  await open(page, '/guide/');
  const button = page.locator('nav.navbar').getByRole('button', {name: 'Search', exact: true});
  await button.focus();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  const input = page.getByRole('combobox', {name: 'Search docs'});
  await expect(input).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type('proxy');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d+ results/);
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('the mobile panel', () => {
  test.use({viewport: {width: 390, height: 700}});

  test('takes the focus, keeps it, and gives it back on Escape', async ({page}) => {
    await open(page, '/guide/options/');
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    const panel = page.locator('.navbar-sidebar');
    await button.focus();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    const stops = await walk(page, 'Tab');
    expect(faults(stops)).toEqual([]);
    expect(stops.length).toBeGreaterThan(5);
    await expect(page.locator('[data-visited]:not(.navbar-sidebar *, body)')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).not.toBeInViewport();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(0);
  });

  test('keeps the focus when the main menu comes back', async ({page}) => {
    await open(page, '/guide/options/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /Back to main menu/}).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Guide'})).toBeFocused();
  });

  test('a press beside it closes it', async ({page}) => {
    await open(page, '/guide/options/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 380, y: 400}});
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });
});

test.describe('the check itself finds', () => {
  test('a missing ring and a pale one', async ({page}) => {
    await open(page, '/guide/');
    const style = await page.addStyleTag({content: '* { outline: none !important; box-shadow: none !important }'});
    await page.keyboard.press('Tab');
    expect(faults([(await focusNow(page))!]).join()).toContain('no focus ring');
    await style.evaluate((element) => {
      element.textContent = ':focus { outline-color: #7775 !important }';
    });
    expect(faults([(await focusNow(page))!]).join()).toMatch(/has a contrast of [12]\./);
  });

  test('a stop behind a bar', async ({page}) => {
    await open(page, '/guide/');
    await page.addStyleTag({
      content: 'nav.navbar { position: fixed !important; top: 0; height: 90vh !important; width: 100% }',
    });
    await page.locator('main a').first().focus();
    expect(faults([(await focusNow(page))!]).join()).toContain('behind');
  });
});
