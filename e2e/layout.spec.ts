/** Other ways to look at a page: without script, in forced colors, on paper; and what the layout checks can see. */
import type {Page} from '@playwright/test';
import {coveredAnchors, layoutFaults, slowMotion, watchShifts} from './checks/layout';
import {expect, open, setStyles, test} from './fixtures';

const MODES = ['dark', 'light'] as const;

for (const [path, width] of [
  ['/', 1280],
  ['/', 390],
  ['/guide/installation/', 997],
  ['/guide/installation/', 390],
  ['/category/commands/', 1280],
  ['/blog/', 990],
] as const) {
  test(`${path}, ${width} pixels wide, stays in its place and keeps its title while it arrives and starts`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    const readShift = await watchShifts(page);
    await page.addInitScript(() => {
      const heads: string[] = [];
      Object.assign(window, {heads});
      new MutationObserver(() => {
        const head = `${document.title}, ${document.documentElement.className}`;
        if (document.body && head !== heads.at(-1)) {
          heads.push(head);
        }
      }).observe(document, {subtree: true, childList: true, attributes: true});
    });
    await open(page, `${path}?in-pieces`);
    expect(await page.evaluate(() => (window as unknown as {heads: string[]}).heads)).toHaveLength(1);
    expect(await readShift()).toBeCloseTo(0, 3); // A piece that ends within a word moves the mark behind it.
  });
}

test.describe('in forced colors', () => {
  test.use({forcedColors: 'active'});

  test('what is active, marked, focused or boxed shows it by more than its background', async ({page}) => {
    await open(page, '/guide/commands/record-import/');
    for (const [active, other] of [
      ['.menu__link--active:not(.menu__link--sublist)', '.menu__link:not(.menu__link--active)'],
      ['.navbar__link--active', '.navbar__link[href="/blog/"]'],
      ['.tabs__item--active', '.tabs__item:not(.tabs__item--active)'],
    ] as const) {
      const lines = (selector: string): Promise<string> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const {textDecorationLine, outlineStyle, borderBottomStyle} = getComputedStyle(element);
            return [textDecorationLine, outlineStyle, borderBottomStyle].join(' ');
          });
      expect(await lines(active), active).not.toBe(await lines(other));
    }
    await open(page, '/markdown-page/');
    await expect(page.locator('pre mark').first()).not.toHaveCSS('outline-style', 'none');
    for (const box of await page.locator('.theme-admonition').all()) {
      await expect(box).not.toHaveCSS('border-left-width', '0px');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).not.toHaveCSS('outline-style', 'none');
    await open(page, '/');
    for (const button of await page.locator('main .button').all()) {
      await expect(button).not.toHaveCSS('border-top-style', 'none');
    }
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, reducedMotion: 'reduce'}); // Otherwise, colors fade into one another.

  test('the page has the colors of the system, one mark, and the home page its session', async ({
    page,
    browser,
    baseURL,
  }) => {
    const colors = (of: Page): Promise<string[]> =>
      of.evaluate(() =>
        ['html', 'body', '.navbar', '.menu__link--active', 'main p', 'main a', '.footer'].map((selector) => {
          const {color, backgroundColor} = getComputedStyle(document.querySelector(selector)!);
          return `${selector}: ${color} on ${backgroundColor}`;
        }),
      );
    const scripted = await browser.newPage({baseURL, javaScriptEnabled: true, reducedMotion: 'reduce'});
    await open(scripted, '/guide/');
    await page.goto('/guide/');
    for (const colorScheme of MODES) {
      await scripted.emulateMedia({colorScheme});
      await expect(scripted.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.emulateMedia({colorScheme});
      expect(await colors(page)).toEqual(await colors(scripted));
      await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
    }
    await scripted.close();
    await page.goto('/');
    await expect(page.getByText('Imported 2 records successfully')).toBeVisible();
  });
});

test('on paper there is the text alone, black on white, with the addresses of links that lead away', async ({page}) => {
  await open(page, '/guide/installation/');
  for (const colorScheme of MODES) {
    await page.emulateMedia({media: 'print', colorScheme});
    for (const selector of ['.navbar', '.footer', '.theme-doc-sidebar-container', 'button', '.hash-link']) {
      await expect(page.locator(`${selector}:visible`), selector).toHaveCount(0);
    }
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const selector of ['.markdown p', 'pre code span span', 'h1', '.markdown td']) {
      await expect(page.locator(`${selector}:visible`).first(), selector).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    const link = page.locator('.markdown a[href^="https://github.com"]').first();
    const address = link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await address).toContain('https://github.com');
  }
});

test('text keeps a measure of at most 75 characters', async ({page}) => {
  await page.setViewportSize({width: 1680, height: 900});
  await open(page, '/guide/options/');
  const widest = await page.locator('.markdown > p').evaluateAll((paragraphs) =>
    Math.max(
      ...paragraphs.map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set(Array.from(range.getClientRects(), ({bottom}) => Math.round(bottom / 20))).size;
        return lines > 3 ? paragraph.textContent.length / lines : 0;
      }),
    ),
  );
  expect(widest).toBeGreaterThan(55);
  expect(widest).toBeLessThanOrEqual(75);
});

test('the checks of every page find what they look for', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/guide/');
  for (const [fault, css, find] of [
    ['px sideways', 'main p { min-width: 2000px }', layoutFaults],
    ['clipped', 'main p { overflow: hidden; white-space: nowrap; width: 50px }', layoutFaults],
    ['overlap', '.navbar__items > * { margin-right: -40px !important }', layoutFaults],
    ['behind the navigation bar', 'main * { scroll-margin-top: 0 !important }', coveredAnchors],
    ['moves', 'main p:not(#none) { transition: color 1s !important }', slowMotion],
  ] as const) {
    expect(await find(page)).toEqual([]);
    await setStyles(page, css);
    expect((await find(page)).join()).toContain(fault);
    await setStyles(page, '');
  }
});
