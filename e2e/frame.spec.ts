/** Specification §1, §2, §4, and §9: navigation bar, footer, announcement bar, color mode, sidebars, and blog. */
import {DOCUMENTED_VERSION} from '../src/site/version';
import {covers, expect, open, test} from './fixtures';
import {posts, years} from './posts';

const REPOSITORY = 'https://github.com/kintone/cli-kintone';

test('the navigation bar and the footer have all their links', covers(1, 3, 9), async ({page}) => {
  await open(page, '/');
  await expect(page.locator('nav.navbar')).toMatchAriaSnapshot(`
    - navigation "Main":
      - /children: deep-equal
      - link "cli-kintone":
        - /url: /
      - link "Guide":
        - /url: /guide/
      - link "Reference":
        - /url: /reference/
      - link "Community":
        - /url: /community/
      - link "Blog":
        - /url: /blog/
      - link "GitHub(opens in new tab)":
        - /url: ${REPOSITORY}
        - text: GitHub
        - img "(opens in new tab)"
      - button "English"
      - button "Search": /Search (Ctrl|⌘) K/
      - button "Switch between dark and light mode (currently system mode)"
  `);
  const links = await page
    .locator('footer')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [(link as HTMLElement).innerText.trim(), link.getAttribute('href')]));
  expect(links).toEqual([
    ['User Guide', '/guide/'],
    ['Reference', '/reference/'],
    ['Forum (English)', 'https://forum.kintone.dev/'],
    ['Forum (Japanese)', 'https://community.cybozu.dev/'],
    ['X (@kintonedev)', 'https://x.com/kintonedev'],
    ['Blog', '/blog/'],
    ['GitHub', REPOSITORY],
  ]);
  await expect(page.locator('.footer__title')).toHaveText(['Docs', 'Community', 'More']);
  await expect(page.locator('footer')).toContainText('Copyright © 2025');
  const left = page.locator('.navbar__items:not(.navbar__items--right) a');
  await expect(left, 'others are on the right').toHaveText(['cli-kintone', 'Guide', 'Reference', 'Community', 'Blog']);
});

test('the layout switches at 996 pixels', covers(2, 9), async ({page}) => {
  for (const [route, selector, property, wide, narrow] of [
    ['/guide/', '.theme-doc-sidebar-container', 'display', 'block', 'none'],
    ['/guide/', '.docs-wrapper main > .container', 'max-width', '704px', '688px'],
    ['/guide/', '.navbar__toggle', 'display', 'none', 'flex'],
    ['/guide/', '.navbar__items:first-child > .navbar__link', 'display', 'block', 'block'],
    ['/', 'main header > .col', 'flex-basis', '41.6667%', '100%'],
    ['/', '.navbar__logo img', 'object-fit', 'contain', 'contain'], // A flexible item would be stretched.
  ] as const) {
    await page.setViewportSize({width: 997, height: 800});
    await open(page, route);
    const part = page.locator(selector).first();
    await expect(part, `${selector} at 997 pixels`).toHaveCSS(property, wide);
    await page.setViewportSize({width: 996, height: 800});
    await expect(part, `${selector} at 996 pixels`).toHaveCSS(property, narrow);
  }
});

test('the mobile menu slides in', {tag: '@engines'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/guide/commands/record-import/');
  const panel = page.locator('.navbar-sidebar');
  await page.evaluate(() =>
    document.addEventListener('transitionrun', ({target, propertyName}) => {
      (target as HTMLElement).toggleAttribute(`data-moves-${propertyName}`, true);
    }),
  );
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(panel).toHaveAttribute('data-moves-transform', '');
  await expect(panel.getByRole('button', {name: /Back to main menu/})).toBeInViewport();
  await panel.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(panel).not.toBeInViewport();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(panel.getByRole('button', {name: 'Close navigation bar'}), 'also if it moves').toBeFocused();
  await panel.getByText('Recipes').click();
  await panel.getByRole('link', {name: 'Back up and restore an app'}).click();
  await expect(page).toHaveURL('/guide/commands/record-import/#restore');
  await expect(panel, 'another place on the same page closes it').not.toBeInViewport();
  await expect(page.locator('#restore'), 'and is shown').toBeInViewport();
});

test('on a phone, the text of a docs page starts in the upper third of the screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of ['/guide/', '/reference/record-import/fields/user-group-org-selection/']) {
    await open(page, path);
    expect((await page.locator('main p').first().boundingBox())!.y, path).toBeLessThan(844 / 3);
  }
});

test('the announcement bar stays dismissed until its ID changes', covers(1, 3, 4), async ({page}) => {
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText(DOCUMENTED_VERSION);
  const id = await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'));
  expect(id, 'changes with the version').toContain(DOCUMENTED_VERSION);
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/guide/installation/#newer');
  await page.setViewportSize({width: 390, height: 800});
  expect((await bar.boundingBox())!.height, 'one line').toBeLessThan(40);
  await expect(bar).toHaveAttribute('style', /background-color: ?var\(--accent-tint\); ?color: ?var\(--text\)/);
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  await open(page, '/guide/');
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'a-former-one'));
  await page.reload();
  await expect(bar).toBeVisible();
  const place = await bar.getByRole('link').boundingBox();
  await bar.getByRole('button').evaluate((button) => button.remove());
  expect(await bar.getByRole('link').boundingBox(), 'before its button arrives').toEqual(place);
});

test('the color mode cycles through three, is stored, and is synced', covers(1, 4), async ({page, context}) => {
  await open(page, '/');
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html, 'the choice wins over the system').toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({colorScheme: 'light'});
  const other = await context.newPage();
  await open(other, '/guide/');
  await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme-choice', 'dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('a category page has cards, previous and next links, and breadcrumbs', covers(2), async ({page}) => {
  const [previous, next] = ['prev', 'next'].map((name) => page.locator(`.pagination-nav__link--${name}`));
  await open(page, '/category/commands/');
  const card = page.locator('main li', {has: page.locator('strong')}).first();
  await expect(card, 'no icon').toHaveText('record import Import a CSV file into a kintone app.', {useInnerText: true});
  await expect(next!).toHaveAttribute('href', (await card.getByRole('link').getAttribute('href'))!);
  await previous!.click();
  await expect(page.locator('h1')).not.toHaveText('Commands');
  await next!.click();
  await expect(page).toHaveURL('/category/commands/');
  await card.click({position: {x: 5, y: 5}}); // The whole card is a link.
  await page.locator('.theme-doc-breadcrumbs a', {hasText: 'Commands'}).click();
  await expect(page).toHaveURL('/category/commands/');
  await expect(page.locator('h1')).toHaveText('Commands');
  await open(page, '/reference/record-import/upsert/');
  await expect(page.locator('.pagination-nav__link--next')).toHaveText(/^Next\s*Choose the fields to import$/);
  await open(page, '/category/proxy/');
  await expect(page.locator('main li span.unbroken').first(), 'a name stays on one line').toBeVisible();
  await expect(page.locator('main li code.unbroken'), 'an option is code on one line').toHaveText(['--proxy']);
});

test('the blog sidebar lists all posts by year, with reading time', covers(2), async ({page}) => {
  await open(page, '/blog/cli-kintone-v1-14-2/');
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'}).filter({hasText: 'All posts'});
  const names = posts.map(({title}) => title.replaceAll('-', '\u2011')); // Not broken at their hyphens.
  const entries = names.map((name) => new RegExp(`^${name}\u2003\\d+\u00a0min\u00a0read$`));
  await expect(sidebar.locator('a')).toHaveText(entries);
  await expect(sidebar.getByRole('heading')).toHaveText(years);
  const [shown] = /\d+ min read/.exec(await page.locator('article header').innerText())!;
  await expect(sidebar.locator('[aria-current="page"]'), 'the same time as the post').toContainText(shown);
});

test('the archive, tags, and the author list all posts', covers(2), async ({page}) => {
  const main = page.locator('main');
  await open(page, '/blog/archive/');
  await expect(main.locator('h1, h2')).toHaveText(['Blog archive', ...years]);
  await expect(main.locator('li a')).toHaveText(posts.map(({title}) => title));
  await expect(main.locator('time').last(), 'the year is in the heading').toHaveText(/^[A-Z]\w+ \d+$/);
  for (const [index, label] of ['Releases', 'Announcements'].entries()) {
    const tagged = posts.filter(({tags}) => tags.includes(label.toLowerCase().slice(0, -1))).map(({title}) => title);
    await open(page, '/blog/tags/');
    await expect(main.locator('section')).toContainText([/^ReleasesNew versions/, /^AnnouncementsNews about/]);
    await expect(main.locator('time').last()).toHaveText(/^[A-Z]\w+ \d+, 2024$/);
    await expect(main.locator('section').nth(index).getByRole('link')).toHaveText([label, ...tagged]);
    await main.getByRole('link', {name: label}).click();
    await expect(main.locator('article h2')).toHaveText(tagged);
  }
  await open(page, '/blog/');
  await expect(main.locator('header.markdown a')).toHaveText(['Releases', 'announcements', 'RSS', 'Atom']);
  await open(page, '/blog/authors/');
  await expect(main.locator('section p')).toHaveText('Writes the guide, the reference, and this blog.');
  await expect(main.locator('h2, a')).toHaveText(['cli-kintone documentation team', ...posts.map(({title}) => title)]);
});
