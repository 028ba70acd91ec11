/** Reading: Markdown twins, code, tabs, anchors, contents list, tables, paper, and what a page weighs. */
import {readFile} from 'node:fs/promises';
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {routes} from './routes';

const PHONE = {width: 390, height: 844};
const WITHOUT_TWIN = ['/', '/search/', '/blog/', '/blog/archive/', '/blog/authors/', '/blog/tags/'];

const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.describe('Markdown twins', () => {
  test('stand beside every page with words of its own, and its head names them', async ({request}) => {
    for (const route of routes.filter((path) => !WITHOUT_TWIN.includes(path) && !path.startsWith('/blog/tags/'))) {
      const twin = `${route.replace(/\/$/, '')}.md`;
      const html = await (await request.get(route)).text();
      expect(html, route).toMatch(
        new RegExp(`<link[^>]*rel="?alternate"?[^>]*type="?text/markdown"?[^>]*href="?${twin}"?[ />]`),
      );
      const response = await request.get(twin);
      expect(response.ok(), twin).toBe(true);
      expect(response.headers()['content-type'], twin).toContain('text/markdown');
      const text = await response.text();
      expect(text, twin).toMatch(/^# .+\n\n> .+\n\nWeb page: https:\/\/cli\.kintone\.dev\//);
      // A sample of Markdown is a sample of it as it is written.
      const own = text.replaceAll(/^(`{3,})md$[^]*?^\1$/gm, '');
      expect(own, twin).not.toMatch(/^```\w+ (?:example|input|stdout|stderr)/m);
    }
  });

  test('are listed in llms.txt, which the head and robots.txt name, and held by llms-full.txt', async ({request}) => {
    const llms = await (await request.get('/llms.txt')).text();
    const full = await (await request.get('/llms-full.txt')).text();
    const listed = [...llms.matchAll(/^- \[(.+)\]\((https:\/\/cli\.kintone\.dev\/\S+\.md)\): ./gm)];
    expect(listed).toHaveLength(routes.length - WITHOUT_TWIN.length - 2 - 7); // Neither tags nor categories.
    for (const [, title, url] of listed) {
      expect((await request.get(new URL(url!).pathname)).ok(), url).toBe(true);
      expect(full).toContain(`\n# ${title}\n`);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('https://cli.kintone.dev/llms.txt');
    expect(await (await request.get('/guide/')).text()).toMatch(/rel="?describedby"?[^>]*href="?\/llms\.txt/);
  });

  for (const [kind, route] of [
    ['docs page', '/guide/options/'],
    ['post', '/blog/cli-kintone-v1-14-2/'],
  ] as const) {
    for (const [device, viewport] of Object.entries({desktop: {width: 1280, height: 800}, phone: PHONE})) {
      test(`can be copied and opened from a ${kind} on a ${device}`, async ({page, context, request}) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.setViewportSize(viewport);
        await open(page, route);
        const twin = `${route.replace(/\/$/, '')}.md`;
        const loaded: string[] = [];
        page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname));
        await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
        await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
        expect(loaded).toContain(twin);
        expect(await readClipboard(page)).toBe(await (await request.get(twin)).text());
        await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeVisible(); // Ready for another time.
        await page.getByRole('link', {name: 'View as Markdown'}).click();
        await expect(page).toHaveURL(twin);
      });
    }
  }

  test.describe('that cannot be loaded', () => {
    test.use({expectedComplaints: [/status(?: of)? 503/]});

    test('say so', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.route('**/*.md', (route) => route.fulfill({status: 503}));
      await open(page, '/guide/');
      await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
      await expect(page.getByText('The page could not be copied.')).toBeVisible();
    });
  });
});

test.describe('code blocks', () => {
  test('copy their text and tell a screen reader', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/guide/commands/record-import/');
    const block = page.locator('.theme-code-block', {hasText: 'customers.csv'}).first();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).focus();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(
      'CustomerId,Company,Contact,Region\nC-004,Pine Street School,Ada Park,South\nC-005,Blue Door Books,,North\nC-006,Sun Valley Farm,Ben Ito,West',
    );
    await expect(block.getByRole('status')).toHaveText('');
  });

  test('can be reached with the keyboard while they scroll sideways, and not otherwise', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/guide/commands/record-import/');
    const blocks = page.locator('.theme-code-block:visible pre');
    const state = (): Promise<unknown[]> =>
      blocks.evaluateAll((all) => all.map((pre) => [pre.scrollWidth > pre.clientWidth, pre.hasAttribute('tabindex')]));
    await expect
      .poll(async () => (await state()).every((pair) => (pair as boolean[])[0] === (pair as boolean[])[1]))
      .toBe(true);
    expect(JSON.stringify(await state())).toContain('[true,true]');
    expect(JSON.stringify(await state())).toContain('[false,false]');
  });

  test.describe('on a phone', () => {
    test.use({viewport: PHONE, isMobile: true, hasTouch: true});

    test('show their buttons beside the title, or above the code, never over it', async ({page}) => {
      await open(page, '/guide/commands/record-import/');
      const blocks = page.locator('.theme-code-block:visible');
      await expect(blocks.getByRole('button', {name: 'Toggle word wrap'}).first()).toBeVisible();
      const covered = await blocks.evaluateAll((all) =>
        all.filter((block) => {
          const code = block.querySelector('.token-line')!.getBoundingClientRect();
          return [...block.querySelectorAll('button')].some((button) => {
            const {top, bottom} = button.getBoundingClientRect();
            return bottom > code.top + 1 || top < block.getBoundingClientRect().top;
          });
        }),
      );
      expect(covered).toEqual([]);
    });
  });

  test('mark lines and have a title', async ({page}) => {
    await open(page, '/markdown-page/');
    await expect(page.locator('.theme-code-block-highlighted-line').first()).toBeVisible();
    await expect(page.locator('.theme-code-block', {hasText: 'customers.csv'}).first()).toContainText('customers.csv');
  });
});

test.describe('shell tabs', () => {
  test('follow a link with the shell in it, and put the choice into the address', async ({page}) => {
    await open(page, '/guide/commands/record-export/?shell=powershell&q=a#options');
    const selected = page.getByRole('tab', {selected: true});
    const names = (): Promise<string[]> => selected.allTextContents();
    await expect.poll(async () => [...new Set(await names())]).toEqual(['PowerShell']);
    await page.evaluate(() => Object.assign(window, {stillHere: true}));
    await page.getByRole('tab', {name: 'cmd'}).first().click();
    await expect.poll(async () => [...new Set(await names())]).toEqual(['cmd']);
    await expect(page).toHaveURL('/guide/commands/record-export/?shell=cmd&q=a#options');
    expect(await page.evaluate(() => 'stillHere' in window), 'no reload').toBe(true);
  });
});

test.describe('addresses', () => {
  test('of a heading stand beside it, big enough to hit, with a name', async ({page}) => {
    await open(page, '/guide/options/');
    const link = page.getByRole('link', {name: 'Direct link to Connection options'});
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    const box = (await link.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/guide/options/#connection');
  });

  test('of a heading is copied by a click', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/guide/options/?shell=cmd');
    const link = page.getByRole('link', {name: 'Direct link to Connection options'});
    const sign = (): Promise<string> => link.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(await sign()).toBe('"#"');
    await link.click();
    await expect(page.getByText('Link copied')).toHaveCount(1);
    expect(await sign()).toBe('"✓"');
    await expect(link).toHaveCSS('opacity', '1'); // Though the page has scrolled away below the pointer.
    expect(await readClipboard(page)).toBe(page.url());
    expect(page.url()).toMatch(/\/guide\/options\/\?shell=cmd#connection$/);
    await expect.poll(sign).toBe('"#"');
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });

  test('of a heading that the browser does not let us copy is still gone to', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    await open(page, '/guide/options/');
    await page.getByRole('link', {name: 'Direct link to Connection options'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The browser refused to copy the link.')).toHaveCount(1);
    await expect(page).toHaveURL('/guide/options/#connection');
  });

  test('of an option are 24 pixels high', async ({page}) => {
    await open(page, '/guide/options/');
    const option = page.locator('#option-proxy');
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await option.click();
    await expect(page).toHaveURL('/guide/options/#option-proxy');
  });
});

test('previous and next name the categories they lead into', async ({page}) => {
  await open(page, '/reference/record-import/upsert/');
  await expect(page.locator('.pagination-nav__link--next')).toHaveText(/^Next · Importing records/);
  await open(page, '/reference/record-export/target-fields/');
  await expect(page.locator('.pagination-nav__link--prev')).toHaveText(/^Previous\s*Exporting records/);
});

test.describe('the contents list', () => {
  const active = (page: Page): Locator => page.locator('.table-of-contents [aria-current="location"]');

  test('follows the reading, on a low screen by scrolling itself', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, '/guide/options/');
    const last = page.locator('.markdown :is(h2, h3)').last();
    await last.evaluate((heading) => heading.scrollIntoView());
    await expect(active(page)).toHaveAttribute('href', `#${await last.getAttribute('id')}`);
    await expect(active(page)).toBeInViewport({ratio: 1});
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('.table-of-contents a').first()).toBeInViewport({ratio: 1});
  });

  test('knows the section of an option', async ({page}) => {
    await open(page, '/guide/options/#option-base-url');
    await expect(active(page)).toHaveText('Connection options');
  });
});

test.describe('tables', () => {
  test('keep their head in sight while their rows pass', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/guide/options/');
    const table = page.locator('table.option-table').nth(1);
    await table
      .locator('tr')
      .last()
      .evaluate((row) => row.scrollIntoView({block: 'center'}));
    await expect(table.locator('th').first()).toBeInViewport({ratio: 1});
  });

  test('that are too wide can be scrolled with the keyboard and have a name', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/markdown-page/');
    const wide = page.getByRole('region', {name: /^Table: Field, Export writes/});
    await wide.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({width: 1280, height: 800});
    await expect(page.getByRole('region', {name: /^Table: Encoding/})).toHaveCount(0);
  });

  test('of options become blocks on a phone and stay tables for a screen reader', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/guide/commands/record-import/');
    const table = page.getByRole('table').filter({has: page.locator('#option-encoding')});
    const row = table.getByRole('row').filter({has: page.locator('#option-encoding')});
    await expect(row.getByRole('cell').nth(2)).toHaveAttribute('data-label', 'Default');
    const [name, meaning] = await Promise.all([0, 1].map((index) => row.getByRole('cell').nth(index).boundingBox()));
    expect(meaning!.y).toBeGreaterThan(name!.y);
    expect(meaning!.x).toBe(name!.x);
    await expect(table.getByRole('columnheader', {name: 'Default'})).toHaveCount(1);
    await expect(table.locator('td[data-empty]').first()).toBeHidden();
  });
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

test('the day of the last change stands below the page', async ({page}) => {
  await open(page, '/guide/options/');
  const time = page.locator('.theme-last-updated time');
  // A clone that is cut off knows no days.
  for (const element of await time.all()) {
    await expect(element).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
  }
});

test.describe('on paper', () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(colorScheme, () => {
      test.use({colorScheme});

      test('there is the text alone, black on white, with the addresses of links that lead away', async ({page}) => {
        await open(page, '/guide/installation/');
        await page.emulateMedia({media: 'print'});
        for (const selector of [
          '.navbar',
          '.footer',
          '.theme-doc-sidebar-container',
          '.pagination-nav',
          'button',
          '.hash-link',
        ]) {
          await expect(page.locator(`${selector}:visible`), selector).toHaveCount(0);
        }
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        for (const selector of ['.markdown p', '.theme-code-block .token', 'h1', '.markdown td']) {
          await expect(page.locator(`${selector}:visible`).first(), selector).toHaveCSS('color', 'rgb(0, 0, 0)');
        }
        const link = page.locator('.markdown a[href^="https://github.com"]').first();
        expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
          'https://github.com',
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    });
  }
});

/** Kilobytes of script, gzip, that a docs page may load until it is idle. */
const SCRIPT_BUDGET = 183;

test('a docs page loads no more script than its budget', async ({page}) => {
  const files = new Set<string>();
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    // Not what the links in sight make the browser fetch ahead, when it has nothing else to do.
    if (response.request().resourceType() === 'script') {
      files.add(pathname);
    }
  });
  await page.goto('/guide/options/', {waitUntil: 'networkidle'});
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(`build${file}`), {level: 9}).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(SCRIPT_BUDGET);
});
