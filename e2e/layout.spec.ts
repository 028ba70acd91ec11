/** Layout without script, in forced colors, in print, and while pages load; and tests of the layout checks. */
import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {coveredAnchors, layoutFaults, layoutShift, slowMotion} from './checks/layout';
import {colorOf, expect, open, setStyles, test, WINDOWS} from './fixtures';

const MODES = ['dark', 'light'] as const;

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

test('forced colors show active, marked, focused, and boxed parts not only by background', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/guide/commands/record-import/');
  await page.locator('#update').evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator('.table-of-contents [aria-current]')).toBeVisible();
  for (const [active, other] of [
    ['.table-of-contents__link--active', '.table-of-contents__link:not([aria-current])'],
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
  const caret = (button: Element): string => getComputedStyle(button, '::after').borderLeftColor;
  expect(await page.getByRole('button', {name: 'English'}).evaluate(caret), 'caret').toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => location.assign('#option-app'));
  await expect(page.locator('#option-app code'), 'the target of a link').not.toHaveCSS('outline-style', 'none');
  await open(page, '/guide/formats/csv/');
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(page.locator('.picture rect.on').first(), 'drawing').toHaveCSS('stroke', text);
  await page.emulateMedia({forcedColors: 'none', media: 'print', colorScheme: 'dark'});
  for (const [part, property, color] of [
    ['text:not(.on)', 'fill', 'rgb(0, 0, 0)'],
    ['text.on', 'fill', 'rgb(0, 0, 0)'],
    ['rect.on', 'fill', 'rgb(255, 255, 255)'],
    ['rect:not(.on)', 'stroke', 'rgb(0, 0, 0)'],
  ] as const) {
    await expect(page.locator(`.picture ${part}`).first(), `${part} in print`).toHaveCSS(property, color);
  }
  await page.emulateMedia({forcedColors: 'active', media: 'screen', colorScheme: 'light'});
  await open(page, '/');
  for (const button of await page.locator('main .button').all()) {
    await expect(button).not.toHaveCSS('border-top-style', 'none');
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
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/reference/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'wide tables scroll').toBe(390);
  });
});

test('print shows only the text, black on white, with the addresses of external links', async ({page}) => {
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
              'nav, button, .code-figure [role="tab"], .hash-link, .theme-edit-this-page, [rel="alternate"]',
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
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.markdown p').first(), 'a size for paper').toHaveCSS('font-size', '14.875px');
    expect((await page.locator('.markdown').boundingBox())!.width, `${path}: the width of the paper`).toBe(718);
    const links = await page
      .locator('.markdown a[href^="http"]')
      .evaluateAll((all) =>
        all.map((link) => [
          link.closest('td') ? 'none' : `" (${link.getAttribute('href')})"`,
          getComputedStyle(link, '::after').content,
        ]),
      );
    expect(
      links.filter(([expected, after]) => after !== expected),
      `${path}: addresses of links`,
    ).toEqual([]);
  }
});

test('links and buttons change on hover', async ({page}) => {
  for (const [path, selector, property, token] of [
    ['/', '.navbar__link[href="/blog/"]', 'color', '--strong'],
    ['/', 'main .card', 'border-top-color', '--accent'],
    ['/', '.DocSearch-Button', 'outline-color', '--accent'],
    ['/guide/', '.menu__link[href="/guide/installation/"]', 'background-color', '--raised'],
    ['/guide/', '.markdown p a', 'color', '--accent-strong'],
    ['/guide/', '.theme-code-block button', 'color', '--accent'],
    ['/guide/', 'h2 .hash-link', 'color', '--accent-strong'],
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

test('with wider text spacing at 320 pixels, tabs can be pressed and pictures are unchanged', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, '/guide/formats/csv/');
  const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
  await setStyles(page, `* { ${spacing} }`); // SC 1.4.12
  for (const name of ['bash', 'PowerShell', 'cmd']) {
    const tab = page.getByRole('tab', {name}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  const [, alt] = /^!\[(.+)\]/m.exec(await readFile('docs/formats/csv.md', 'utf8'))!;
  await expect(page.getByRole('img', {name: alt}).locator('text').first()).toHaveCSS('letter-spacing', 'normal');
});

test('lines of text have at most 75 characters', async ({page}) => {
  await page.setViewportSize({width: 1680, height: 900});
  await open(page, '/guide/options/');
  const widest = await page.locator('.markdown > p').evaluateAll((paragraphs) =>
    Math.max(
      ...paragraphs.map((paragraph) => {
        const lines = Math.round(paragraph.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight));
        return lines > 2 ? paragraph.textContent.length / lines : 0;
      }),
    ),
  );
  expect(widest).toBeGreaterThan(55);
  expect(widest).toBeLessThanOrEqual(75);
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
