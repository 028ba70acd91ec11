/**
 * WCAG 2.2 AA as far as a program can tell: axe finds nothing on any page, in either colour mode, on a desk or a
 * phone, nor while something is open. The search dialog's states are in `search-dialog.spec.ts`.
 */
import type {Page} from '@playwright/test';
import {axeViolations, recordAxeViolations} from './checks/axe';
import {expect, open, test} from './fixtures';
import {routes} from './routes';

const WIDTHS = [1280, 390] as const;
const MODES = ['dark', 'light'] as const;

/** A page loaded once is shown in all four ways; the site follows the system's colour mode and the window's width. */
async function show(page: Page, mode: (typeof MODES)[number], width: number): Promise<void> {
  await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 900});
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('.navbar-sidebar')).toHaveCount(width > 996 ? 0 : 1);
}

async function checkAll(page: Page, name: string): Promise<void> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    for (const mode of MODES) {
      await show(page, mode, width);
      found.push(...(await recordAxeViolations(page, name, `${mode} ${width}`)));
    }
  }
  expect(found).toEqual([]);
}

test.describe('axe finds nothing on', () => {
  for (const route of routes) {
    test(route, async ({page}) => {
      await open(page, route);
      await checkAll(page, route);
    });
  }

  test('search results', async ({page}) => {
    await open(page, '/search/?q=proxy');
    await expect(page.getByRole('status')).toHaveText(/documents found/);
    await checkAll(page, '/search/?q=proxy');
  });

  test.describe('', () => {
    test.use({expectedComplaints: [/status(?: of)? 404/]});

    test('the not-found page', async ({page}) => {
      await open(page, '/no-such-page/');
      await checkAll(page, 'not found');
    });
  });
});

test.describe('axe finds nothing with', () => {
  for (const mode of MODES) {
    test(`the language menu open (${mode})`, async ({page}) => {
      await open(page, '/'); // There no link lies half below the menu.
      await show(page, mode, 1280);
      await page.getByRole('button', {name: 'English'}).hover();
      await expect(page.locator('.dropdown__menu')).toBeVisible();
      expect(await recordAxeViolations(page, 'language menu', `${mode} 1280`)).toEqual([]);
    });

    test(`the mobile panel open, both levels (${mode})`, async ({page}) => {
      await open(page, '/guide/options/');
      await show(page, mode, 390);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      expect(await recordAxeViolations(page, 'mobile panel, sidebar', `${mode} 390`)).toEqual([]);
      await page.getByRole('button', {name: /Back to main menu/}).click();
      await expect(page.locator('.navbar-sidebar a[href="/reference/"]')).toBeInViewport();
      const languages = page.locator('.navbar-sidebar').getByRole('button', {name: 'Languages'});
      await languages.click();
      await expect(page.locator('.navbar-sidebar a', {hasText: 'English'})).toBeVisible();
      expect(await recordAxeViolations(page, 'mobile panel, main menu', `${mode} 390`)).toEqual([]);
    });

    for (const width of WIDTHS) {
      test(`details and contents open, the announcement closed (${mode}, ${width} px)`, async ({page}) => {
        await open(page, '/markdown-page/');
        await show(page, mode, width);
        await page.getByRole('button', {name: 'Close', exact: true}).click();
        await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
        for (const summary of await page.locator('main details > summary').all()) {
          await summary.click();
        }
        await expect(page.locator('main details:not([open])')).toHaveCount(0);
        expect(await recordAxeViolations(page, 'details open, no announcement', `${mode} ${width}`)).toEqual([]);
      });
    }

    test(`the contents list of a phone open (${mode})`, async ({page}) => {
      await open(page, '/guide/commands/record-import/');
      await show(page, mode, 390);
      const contents = page.locator('.theme-doc-toc-mobile');
      await contents.getByRole('button').click();
      await expect(contents.getByRole('link').first()).toBeVisible();
      expect(await recordAxeViolations(page, 'contents list', `${mode} 390`)).toEqual([]);
    });
  }
});

test('the check itself finds a picture without words and a pale text', async ({page}) => {
  await open(page, '/guide/');
  await page.addStyleTag({content: 'main p { color: #777; background: #666; }'});
  await page.evaluate(() => document.querySelector('main')!.append(new Image()));
  const found = await axeViolations(page);
  expect(found.some((line) => line.includes('color-contrast'))).toBe(true);
  expect(found.some((line) => line.includes('image-alt'))).toBe(true);
});
