/**
 * Nothing scrolls sideways, is cut off, lies on something else or is too small to hit, on any page, from a small
 * phone (320 px) over a desktop at 200 % (1280 px of which 640 are left) to the desktop itself.
 *
 * Why no pictures are compared: the site uses the fonts of the system, so that the same commit differs from machine
 * to machine in every line of text. A tolerance wide enough for that lets a missing button pass. What a picture
 * would show to be broken is measured here instead; `npm run screenshots` is for the eye.
 */
import type {Page} from '@playwright/test';
import {clippedText, coveredAnchors, overlaps, sidewaysScroll, slowMotion, smallTargets} from './checks/layout';
import {expect, open, test} from './fixtures';
import {routes} from './routes';

/** One page of each kind. */
const KINDS = [
  '/',
  '/guide/commands/record-import/',
  '/reference/record-export/fields/',
  '/category/commands/',
  '/blog/',
  '/blog/cli-kintone-v1-14-2/',
  '/search/?q=proxy',
  '/markdown-page/',
] as const;

async function layoutFaults(page: Page): Promise<string[]> {
  return (await Promise.all([sidewaysScroll(page), clippedText(page), overlaps(page), smallTargets(page)])).flat();
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await expect(page.locator('.navbar-sidebar')).toHaveCount(width > 996 ? 0 : 1);
}

test.describe('the layout holds at 1280, 640 and 320 pixels on', () => {
  test.use({reducedMotion: 'reduce'});

  for (const route of [...routes, '/search/?q=proxy']) {
    test(route, async ({page}) => {
      await open(page, route);
      for (const width of [1280, 640, 320]) {
        await resize(page, width);
        // A table measures itself after the window has changed, and scrolls inside itself from then on.
        await expect.poll(() => layoutFaults(page), `at ${width} px`).toEqual([]);
      }
      expect(await coveredAnchors(page)).toEqual([]);
    });
  }
});

test('a link with a hash leads to its heading, below the navigation bar', async ({page}) => {
  await open(page, '/guide/commands/record-import/');
  const link = page.locator('.theme-doc-toc-desktop a').nth(3);
  const heading = page.locator(`[id="${decodeURIComponent((await link.getAttribute('href'))!.slice(1))}"]`);
  await link.click();
  await expect(heading).toBeInViewport();
  const height = await page.locator('nav.navbar').evaluate((bar: HTMLElement) => bar.offsetHeight);
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThanOrEqual(height);
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  for (const route of KINDS) {
    test(`nothing moves on ${route}`, async ({page}) => {
      await open(page, route);
      expect(await slowMotion(page)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  }
});

test.describe('in forced colours', () => {
  test.use({forcedColors: 'active'});

  for (const [active, other] of [
    ['.menu__link--active:not(.menu__link--sublist)', '.menu__link:not(.menu__link--active)'],
    ['.navbar__link--active', '.navbar__link[href="/blog/"]'],
    ['.tabs__item--active', '.tabs__item:not(.tabs__item--active)'],
  ] as const) {
    test(`${active} differs from its neighbours by more than its background`, async ({page}) => {
      await open(page, '/guide/commands/record-import/');
      const lines = (selector: string): Promise<string> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const {textDecorationLine, outlineStyle, borderBottomStyle} = getComputedStyle(element);
            return [textDecorationLine, outlineStyle, borderBottomStyle].join(' ');
          });
      expect(await lines(active)).not.toBe(await lines(other));
    });
  }

  test('marked lines of code have an outline, the focus has a ring', async ({page}) => {
    await open(page, '/markdown-page/');
    await expect(page.locator('.theme-code-block-highlighted-line').first()).not.toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).not.toHaveCSS('outline-style', 'none');
  });

  test('boxes and buttons keep their edges', async ({page}) => {
    await open(page, '/markdown-page/');
    for (const box of await page.locator('.theme-admonition').all()) {
      await expect(box).not.toHaveCSS('border-left-width', '0px');
    }
    await open(page, '/');
    for (const button of await page.locator('main .button').all()) {
      await expect(button).not.toHaveCSS('border-top-style', 'none');
    }
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(colorScheme, () => {
      test.use({colorScheme});

      test('the page has the colours of the system', async ({page, browser, baseURL}) => {
        await page.goto('/guide/');
        const colours = (of: Page): Promise<string[]> =>
          of.evaluate(() =>
            ['html', 'body', '.navbar', '.menu__link--active', 'main p', 'main a', '.footer'].map((selector) => {
              const {color, backgroundColor} = getComputedStyle(document.querySelector(selector)!);
              return `${selector}: ${color} on ${backgroundColor}`;
            }),
          );
        const scripted = await browser.newPage({baseURL, colorScheme, javaScriptEnabled: true});
        await open(scripted, '/guide/');
        await expect(scripted.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(await colours(page)).toEqual(await colours(scripted));
        await scripted.close();
      });

      test('the mark is shown once', async ({page}) => {
        await page.goto('/guide/');
        await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
      });
    });
  }
});

test.describe('the check itself finds', () => {
  test.use({reducedMotion: 'reduce'});

  for (const [fault, css, find] of [
    ['a page that scrolls sideways', 'main p { min-width: 2000px }', sidewaysScroll],
    ['clipped text', 'main p { overflow: hidden; white-space: nowrap; width: 50px }', clippedText],
    ['an overlap in the navigation bar', '.navbar__items > * { margin-right: -40px !important }', overlaps],
    [
      'targets that are too small',
      '.menu__link { padding: 0 !important; font-size: 6px; line-height: 8px !important; margin: 0 !important } .menu__list-item { margin: 0 !important }',
      smallTargets,
    ],
    ['headings behind the navigation bar', 'main * { scroll-margin-top: 0 !important }', coveredAnchors],
    ['what moves', 'main p:not(#none) { transition: color 1s !important }', slowMotion],
  ] as const) {
    test(fault, async ({page}) => {
      await open(page, '/guide/');
      expect(await find(page)).toEqual([]);
      await page.addStyleTag({content: css});
      expect(await find(page)).not.toEqual([]);
    });
  }
});
