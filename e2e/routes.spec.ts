/** Specification §2: the built pages are the route table, each in its section's sidebar. */
import {readdir} from 'node:fs/promises';
import {sep} from 'node:path';
import {expect, test} from './fixtures';
import {routes, sidebarRoutes} from './routes';

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

async function builtPages(): Promise<string[]> {
  const files = await readdir('build', {recursive: true});
  return files
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${file
          .split(sep)
          .join('/')
          .replace(/index\.html$/, '')}`,
    );
}

test('the built pages are the 65 routes and the not-found page', async () => {
  expect(routes).toHaveLength(65);
  expect((await builtPages()).sort()).toEqual([...routes, '/404.html'].sort());
});

test('the sitemap names every page but the search and archive pages', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const hidden = ['/search/', '/blog/archive/'];
  expect(paths.sort()).toEqual(routes.filter((route) => !hidden.includes(route)).sort());
});

test.describe('sidebars', () => {
  for (const [name, pages] of Object.entries(sidebarRoutes)) {
    test(`every page of the ${name} has its own section's sidebar, highlighted`, async ({page}) => {
      for (const route of pages) {
        await page.goto(route);
        const sidebar = page.locator('.theme-doc-sidebar-menu');
        await expect(sidebar.locator(`a.menu__link--active[href="${route}"]`), route).toHaveCount(1);
        const links = await sidebar.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links.filter((link) => link !== '#').sort(), route).toEqual([...pages].sort());
        await expect(page.locator('.navbar__link--active')).toHaveText(new RegExp(name, 'i'));
      }
    });
  }
});

test('a category page has breadcrumbs, cards and links to its neighbours', async ({page}) => {
  await page.goto('/category/commands/');
  await expect(page.locator('.theme-doc-breadcrumbs')).toContainText('Commands');
  await expect(page.locator('main article a[href="/guide/commands/record-import/"]')).toBeVisible();
  await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', '/guide/installation/');
  await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute('href', '/guide/commands/record-import/');
});

test('pages beside a category page lead to it', async ({page}) => {
  await page.goto('/guide/installation/');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/category/commands/');
  await page.goto('/guide/commands/record-import/');
  await page.locator('.theme-doc-breadcrumbs a', {hasText: 'Commands'}).click();
  await expect(page).toHaveURL('/category/commands/');
  await expect(page.locator('h1')).toHaveText('Commands');
});

test.describe('an unknown address', () => {
  test.use({expectedComplaints: [/status(?: of)? 404/]});

  test('shows the not-found page with a way on', async ({page}) => {
    const response = await page.goto('/guide/no-such-page/');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page.locator('main a[href="/search/"]')).toBeVisible();
  });
});

test('every in-page anchor that a link names exists', async ({request}) => {
  const pages = new Map<string, string>();
  for (const route of routes) {
    pages.set(route, await (await request.get(route)).text());
  }
  const broken: string[] = [];
  for (const [route, html] of pages) {
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="?([^"\s>]+)/g)) {
      const target = new URL(href!.replaceAll('&amp;', '&'), `http://site${route}`);
      const anchor = decodeURIComponent(target.hash.slice(1));
      const page = target.host === 'site' && anchor ? pages.get(target.pathname) : undefined;
      if (page !== undefined && !new RegExp(`\\bid="?${escape(anchor)}["\\s>]`).test(page)) {
        broken.push(`${route} -> ${href}`);
      }
    }
  }
  expect(broken).toEqual([]);
});
