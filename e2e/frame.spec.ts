/** Specification §1, §2, §4 and §9: navigation bar, footer, announcement bar, colour mode, feeds, head. */
import {expect, open, test} from './fixtures';

const REPOSITORY = 'https://github.com/kintone/cli-kintone';

test.describe('navigation bar', () => {
  test('names the sections, the repository, the language, search and colour mode', async ({page}) => {
    await open(page, '/');
    const navbar = page.locator('nav.navbar');
    for (const [label, href] of [
      ['Guide', '/guide/'],
      ['Reference', '/reference/'],
      ['Community', '/community/'],
      ['Blog', '/blog/'],
      ['GitHub', REPOSITORY],
    ] as const) {
      await expect(navbar.getByRole('link', {name: label, exact: false})).toHaveAttribute('href', href);
    }
    await expect(navbar.getByRole('button', {name: 'English'})).toBeVisible();
    await expect(navbar.getByRole('button', {name: 'Search'})).toBeVisible();
    await expect(navbar.getByRole('button', {name: /Switch between dark and light mode/})).toBeVisible();
  });

  test('hides on scrolling down and comes back on scrolling up', async ({page}) => {
    await open(page, '/guide/options/');
    const navbar = page.locator('nav.navbar');
    for (const y of [300, 600]) {
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    }
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(navbar).toBeInViewport();
  });

  test('opens the language menu on hover', async ({page}) => {
    await open(page, '/guide/');
    await page.getByRole('button', {name: 'English'}).hover();
    await expect(page.locator('.dropdown__menu a')).toHaveText('English');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu slides in with the section’s sidebar and leads back to the main menu', async ({page}) => {
    await open(page, '/guide/options/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const panel = page.locator('.navbar-sidebar');
    await expect(panel.locator('a[href="/guide/commands/record-import/"]')).toBeInViewport();
    await panel.getByRole('button', {name: /Back to main menu/}).click();
    await expect(panel.locator('a[href="/reference/"]')).toBeInViewport();
  });
});

test('the layout turns at 996 pixels', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await open(page, '/guide/');
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
});

test('the footer links to the docs, the community and the repository, with the year 2025', async ({page}) => {
  await open(page, '/');
  const footer = page.locator('footer.footer');
  for (const [label, href] of [
    ['User Guide', '/guide/'],
    ['Reference', '/reference/'],
    ['Blog', '/blog/'],
    ['GitHub', REPOSITORY],
    ['Forum (English)', 'https://forum.kintone.dev/'],
    ['Forum (Japanese)', 'https://community.cybozu.dev/'],
    ['X (@kintonedev)', 'https://x.com/kintonedev'],
  ] as const) {
    await expect(footer.getByRole('link', {name: label})).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText('Copyright © 2025');
});

test('the announcement bar can be dismissed and stays away', async ({page}) => {
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('1.14.2');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  await open(page, '/guide/');
  await expect(bar).toHaveCount(0);
});

test.describe('colour mode', () => {
  test.use({colorScheme: 'light'});

  test('cycles from system to light to dark and back, and is remembered and shared by tabs', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    const html = page.locator('html');
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    const other = await context.newPage();
    await open(other, '/guide/');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('docs pages', () => {
  test('have an edit link and a contents list of levels 2 and 3', async ({page}) => {
    await open(page, '/guide/commands/record-import/');
    await expect(page.locator('.theme-edit-this-page')).toHaveAttribute(
      'href',
      `${REPOSITORY}/edit/main/website/docs/commands/record-import.md`,
    );
    const headings = await page.locator('.markdown :is(h2, h3)').count();
    await expect(page.locator('.theme-doc-toc-desktop a')).toHaveCount(headings);
  });

  test('have sidebar categories that stay open and no button to hide the sidebar', async ({page}) => {
    await open(page, '/reference/');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
    const lists = sidebar.locator('.theme-doc-sidebar-item-category-level-1 > ul'); // All open: nothing is folded away.
    await expect(lists).toHaveCount(5);
    for (const list of await lists.all()) {
      await expect(list).toBeVisible();
    }
  });

  test('highlight bash, powershell and csv', async ({page}) => {
    await open(page, '/markdown-page/');
    for (const language of ['bash', 'powershell', 'csv']) {
      await expect(page.locator(`.language-${language} span.token:not(.plain)`).first()).toBeVisible();
    }
    const columns = page.locator('.language-csv .token-line').first().locator('.value');
    const colours = await columns.evaluateAll((all) => all.map((value) => getComputedStyle(value).color));
    expect(new Set(colours).size).toBe(Math.min(colours.length, 4));
    expect(colours.length).toBeGreaterThan(1);
  });

  test('show commands for the reader’s shell, on every page the one chosen last', async ({page}) => {
    await open(page, '/guide/commands/record-export/');
    await page.getByRole('tab', {name: 'PowerShell'}).first().click();
    await open(page, '/reference/record-import/upsert/');
    await expect(page.getByRole('tab', {name: 'PowerShell'}).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.language-powershell:visible').first()).toContainText(
      'cli-kintone record import --app 8 ',
    );
    await expect(page.locator('.language-bash:visible', {hasText: '--update-key'})).toHaveCount(0);
  });

  test('give every option an address that can be opened', async ({page}) => {
    await open(page, '/guide/commands/record-import/#option-update-key');
    await expect(page.locator('#option-update-key')).toBeInViewport();
    await expect(page.locator('#option-update-key')).toHaveText('--update-key');
  });

  test('have a style for experimental and deprecated features', async ({page}) => {
    await open(page, '/markdown-page/');
    await expect(page.locator('.theme-admonition-experimental').first()).toContainText('Experimental');
    await expect(page.locator('.theme-admonition-deprecated').first()).toContainText('Deprecated');
  });
});

test.describe('blog', () => {
  test('lists all posts by year with reading time and edit link', async ({page}) => {
    await open(page, '/blog/cli-kintone-v1-14-2/');
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    await expect(sidebar.locator('a')).toHaveCount(6);
    for (const year of ['2025', '2024']) {
      await expect(sidebar.getByRole('heading', {name: year})).toBeVisible();
    }
    await expect(page.locator('article')).toContainText(/\d+ min read/);
    await expect(page.locator('.theme-edit-this-page')).toHaveAttribute(
      'href',
      new RegExp(`^${REPOSITORY}/edit/main/website/blog/`),
    );
  });

  test('lists the author without a page of the author', async ({page}) => {
    await open(page, '/blog/authors/');
    await expect(page.locator('main')).toContainText('cli-kintone documentation team');
    await expect(page.locator('main a[href^="/blog/authors/"]')).toHaveCount(0);
  });

  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    test(`offers ${feed} with six posts`, async ({request}) => {
      const response = await request.get(`/blog/${feed}`);
      expect(response.ok()).toBe(true);
      const text = await response.text();
      const posts =
        feed === 'feed.json'
          ? (JSON.parse(text) as {items: unknown[]}).items.length
          : text.match(/<(?:item|entry)>/g)?.length;
      expect(posts).toBe(6);
    });
  }
});

test.describe('for machines', () => {
  test('robots.txt names the sitemap', async ({request}) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('Sitemap: https://cli.kintone.dev/sitemap.xml');
  });

  test('the head names icons, social card, language and search description, and each file exists', async ({
    page,
    request,
  }) => {
    await open(page, '/guide/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(new URL(card!).origin).toBe('https://cli.kintone.dev');
    const links = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="search"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links).toHaveLength(4);
    for (const path of [new URL(card!).pathname, ...links]) {
      expect((await request.get(path)).ok(), path).toBe(true);
    }
    const description = await (await request.get('/opensearch.xml')).text();
    expect(description).toContain('template="https://cli.kintone.dev/search/?q={searchTerms}"');
  });
});
