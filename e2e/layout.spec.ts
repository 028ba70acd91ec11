/** Layout without script, in forced colors, in print, and while pages load; and tests of the layout checks. */
import type {Page} from '@playwright/test';
import {coveredAnchors, layoutFaults, layoutShift, slowMotion} from './checks/layout';
import {colorOf, expect, open, setStyles, test, WINDOWS} from './fixtures';

test.use({userAgent: WINDOWS}); // Shows other tabs than those in the server's HTML.

for (const [path, width] of [
  ['/', 1280],
  ['/', 390],
  ['/guide/installation/', 997],
  ['/reference/proxy/proxy-authn/', 390],
  ['/blog/', 990],
] as const) {
  test(`${path}, ${width} pixels wide, does not shift and keeps its title while it loads`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
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
    expect(await layoutShift(page)).toBeCloseTo(0, 3); // A sidebar caret and links of the narrowest bar shift.
  });
}

test('the contents list is shown once at every width, and does not narrow the text', async ({page}) => {
  await open(page, '/guide/commands/record-import/');
  for (const width of [390, 996, 997, 1100, 1279, 1280, 1440]) {
    await page.setViewportSize({width, height: 844});
    const contents = page.locator(':is(.theme-doc-toc-mobile, .theme-doc-toc-desktop):visible');
    await expect(contents, `${width} px`).toHaveCount(1);
    const text = (await page.locator('.markdown').boundingBox())!;
    expect(text.width, `${width} px`).toBeGreaterThan(Math.min(width - 40, 600));
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, reducedMotion: 'reduce'}); // Otherwise, colors fade.

  test('the page has the system’s colors and one highlight, and the home page has its session', async ({
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
    for (const colorScheme of ['dark', 'light'] as const) {
      await scripted.emulateMedia({colorScheme});
      await expect(scripted.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.emulateMedia({colorScheme});
      expect(await colors(page)).toEqual(await colors(scripted));
      await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
    }
    await scripted.close();
    await page.goto('/');
    await expect(page.getByText('Imported 4 records successfully')).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/reference/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'wide tables scroll').toBe(390);
  });
});

test('print shows only the text, black on white, on the whole width', async ({page}) => {
  await page.setViewportSize({width: 718, height: 1000}); // A4 without its margins.
  for (const [path, colorScheme] of [
    ['/guide/installation/', 'dark'],
    ['/blog/cli-kintone-v1-14-2/', 'dark'],
    ['/guide/commands/record-import/', 'light'],
    ['/community/', 'light'], // Has external links in a table.
    ['/reference/record-export/fields/table/', 'dark'],
  ] as const) {
    await open(page, path);
    await page.emulateMedia({media: 'print', colorScheme, reducedMotion: 'reduce'}); // Without fading colors.
    const faults = await page.evaluate(() => {
      const found = new Set<string>();
      for (const element of document.querySelectorAll('body *')) {
        const {color, backgroundColor, breakInside, breakAfter} = getComputedStyle(element);
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        const isBlack = ['rgb(0, 0, 0)', 'rgb(51, 51, 51)'].includes(color);
        const isWhite = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
        if (element.checkVisibility() && hasText) {
          const isText =
            element.closest('article') &&
            !element.closest(
              'nav, button, [role="tab"][aria-selected="false"], .hash-link, .theme-edit-this-page, [rel="alternate"]',
            );
          const what = element.textContent.slice(0, 40);
          found.add(isText ? (isBlack && isWhite ? '' : `in color: ${what}`) : `not the text: ${what}`);
        }
        if (element.scrollWidth > element.clientWidth + 1 && element.matches('pre, table, div')) {
          found.add(`cut off: ${element.className}`);
        }
        if (element.matches('tr, figure, .theme-code-block, .alert') && breakInside !== 'avoid') {
          found.add(`breaks across pages: ${element.className}`);
        }
        if (element.matches('h2, h3') && breakAfter !== 'avoid') {
          found.add(`heading at the end of a page: ${element.textContent}`);
        }
      }
      return [...found].filter(Boolean);
    });
    expect(faults, path).toEqual([]);
    await expect(page.locator('details > :last-child').filter({visible: false}), 'closed details').toHaveCount(0);
    expect((await page.locator('.markdown').boundingBox())!.width, `${path}: the width of the paper`).toBe(718);
  }
});

test('cards, buttons, and names of options change on hover', async ({page}) => {
  for (const [path, selector, property, token] of [
    ['/', 'main h2 + * > ul > li', 'border-top-color', '--accent'],
    ['/', '.DocSearch-Button', 'outline-color', '--accent'],
    ['/guide/', '.theme-code-block button', 'color', '--accent'],
    ['/guide/options/', '#option-base-url', 'color', '--accent-strong'],
  ] as const) {
    if (new URL(page.url(), 'http://localhost').pathname !== path) {
      await open(page, path);
    }
    const part = page.locator(selector).first();
    const expected = await colorOf(page, token);
    await page.mouse.move(0, 0);
    await expect(part, `${selector} before`).not.toHaveCSS(property, expected);
    await part.hover();
    await expect(part, selector).toHaveCSS(property, expected);
  }
});

test('with wider text spacing at 320 pixels, tabs can be pressed', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, '/guide/formats/csv/');
  const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
  await setStyles(page, `* { ${spacing} }`); // SC 1.4.12
  for (const name of ['bash', 'PowerShell', 'cmd']) {
    const tab = page.getByRole('tab', {name}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
});

test('the layout checks find deliberate faults', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/guide/');
  for (const [fault, css, find] of [
    ['px sideways', 'main p { min-width: 2000px }', layoutFaults],
    ['clipped', 'main p { overflow: hidden; white-space: nowrap; width: 50px }', layoutFaults],
    ['cut', 'main pre code { width: 2000px }', layoutFaults],
    ['overlap', '.navbar__items > * { margin-right: -40px !important }', layoutFaults],
    ['overlap', 'main h1 { margin-bottom: -2rem !important }', layoutFaults],
    ['behind the navigation bar', 'main * { scroll-margin-top: 0 !important }', coveredAnchors],
    ['moves', 'main p:not(#none) { transition: color 1s !important }', slowMotion],
  ] as const) {
    expect(await find(page)).toEqual([]);
    await setStyles(page, css);
    expect((await find(page)).join()).toContain(fault);
    await setStyles(page, '');
  }
});
