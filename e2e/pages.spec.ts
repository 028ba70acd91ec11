/**
 * Specification §2: loads every page of the route table once. Each has its own content and section, keeps its layout
 * from 1,280 down to 320 pixels, has no axe violations, and causes no browser errors (fixtures.ts). Colors and the
 * narrow layout are the same on all pages of a kind, so axe checks them on one page per kind.
 */
import type {Page} from '@playwright/test';
import {expectNoViolations} from './checks/axe';
import {coveredAnchors, layoutFaults, slowMotion} from './checks/layout';
import {colorOf, covers, expect, addressesOf, open, test} from './fixtures';
import {JAPANESE} from '../src/search/engine/words';
import {SECTIONS} from '../src/site/sections';
import {KINDS, routeGroups} from './routes';

/** One browser context per page would take minutes; one for all would leave a core idle. */
const PAGES_PER_TEST = 5;

/** Switches the system's color mode and the window's width, so that the page need not be reloaded. */
async function show(page: Page, colorScheme: 'dark' | 'light', width: number): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.setViewportSize({width, height: 900});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  const sidebars = await page.locator('.theme-doc-sidebar-container').count();
  await expect(page.locator('aside .theme-doc-sidebar-menu')).toHaveCount(width > 996 ? sidebars : 0);
}

async function expectSoundLayout(page: Page, state: string): Promise<void> {
  // A table measures itself after the window changes, and scrolls from then on.
  await expect.soft.poll(() => layoutFaults(page), state).toEqual([]);
  const edges = await page
    .locator('html:not(.mdx-page) :is(h1, .blog-wrapper aside a, .footer__title)') // The theme centers other pages.
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));
  expect.soft(edges.length ? edges.slice(0, -3) : [undefined], `${state}: footer in line`).toContain(edges.at(-3));
}

/** Expects the sidebar and the navigation bar of the section, with the page and its section highlighted. */
async function expectSection(page: Page, route: string, area: string): Promise<void> {
  const section = SECTIONS.find(({id}) => id === area);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect.soft(sidebar, `${route}: sidebars`).toHaveCount(section ? 1 : 0);
  if (section) {
    await expect.soft(sidebar.locator(`a.menu__link--active[href="${route}"]`), route).toHaveCount(1);
    const links = await addressesOf(sidebar.locator('a:not([href="#"])'));
    expect.soft(routeGroups[area], route).toEqual(expect.arrayContaining(links));
  }
  const active = section?.label ?? (area === 'blog' ? 'Blog' : []);
  await expect.soft(page.locator('.navbar__link--active'), route).toHaveText([active].flat());
}

/** Returns Japanese texts that an English voice would read (SC 3.1.2). */
function japaneseWithoutLanguage(page: Page): Promise<string[]> {
  return page.evaluate((japanese) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {data, parentElement} = walker.currentNode as Text;
      if (new RegExp(japanese, 'u').test(data) && parentElement!.closest<HTMLElement>('[lang]')!.lang !== 'ja') {
        texts.push(data);
      }
    }
    return texts;
  }, JAPANESE.source);
}

async function visit(page: Page, route: string, area: string): Promise<void> {
  await page.setViewportSize({width: 1280, height: 900});
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await open(page, route);
  await show(page, 'dark', 1280);
  await expect.soft(page.locator('h1'), route).toHaveCount(1);
  await expect.soft(page.locator('h1'), route).not.toHaveText('Page not found');
  await expectSection(page, route, area);
  const black = page
    .locator('body *')
    .evaluateAll((all) =>
      all.filter((each) => {
        const {color, fill} = getComputedStyle(each);
        return each.checkVisibility() && (each instanceof SVGTextContentElement ? fill : color) === 'rgb(0, 0, 0)';
      }),
    )
    .then((all) => all.length);
  expect.soft(await black, `${route}: black in the dark mode`).toBe(0);
  const fills = await page
    .locator('.picture :is(text, rect)')
    .evaluateAll((all) => [...new Set(all.map((each) => `${each.tagName} ${getComputedStyle(each).fill}`))]);
  if (fills.length > 0) {
    const tokens = [
      ['text', '--text'],
      ['text', '--muted'],
      ['text', '--accent'],
      ['rect', '--accent-tint'],
    ] as const;
    const readable = await Promise.all(tokens.map(async ([part, token]) => `${part} ${await colorOf(page, token)}`));
    expect.soft([...readable, 'rect none'], `${route}: faint words in drawings`).toEqual(expect.arrayContaining(fills));
  }
  await expect.soft(page.locator('[role="tablist"]:not([aria-label])'), `${route}: tabs without a name`).toHaveCount(0);
  const translated = page
    .locator('main code')
    .filter({hasText: /./})
    .evaluateAll((all) => all.filter((code) => (code as HTMLElement).translate).length);
  expect.soft(await translated, `${route}: code that a browser translates`).toBe(0);
  expect.soft(await japaneseWithoutLanguage(page), `${route}: lacks lang="ja"`).toEqual([]);
  await expectSoundLayout(page, `${route} at 1280 px`);
  expect.soft(await coveredAnchors(page), route).toEqual([]);
  expect.soft(await slowMotion(page), `${route} with reduced motion`).toEqual([]);
  await expectNoViolations(page, `${route} dark, 1280 px`, KINDS.includes(route) ? 'all' : 'structure');
  await show(page, 'light', 390);
  await expectSoundLayout(page, `${route} at 390 px`);
  if (KINDS.includes(route)) {
    await expectNoViolations(page, `${route} light, 390 px`);
    await show(page, 'dark', 390);
    await expectNoViolations(page, `${route} dark, 390 px`, 'colors');
    await show(page, 'light', 1280);
    await expectNoViolations(page, `${route} light, 1280 px`, 'colors');
    for (const width of [1100, 997, 768, 640, 480]) {
      await show(page, 'light', width);
      await expectSoundLayout(page, `${route} at ${width} px`);
    }
  }
  await show(page, 'dark', 320); // 1280 px at 400 % (SC 1.4.10).
  await expectSoundLayout(page, `${route} at 320 px`);
}

for (const [area, routes] of Object.entries(routeGroups)) {
  for (let first = 0; first < routes.length; first += PAGES_PER_TEST) {
    const group = routes.slice(first, first + PAGES_PER_TEST);
    test(`${area} pages ${first + 1} to ${first + group.length}`, covers(1, 2, 7), async ({page}) => {
      test.setTimeout(300_000); // About 5 seconds per page, and many times that on a busy machine.
      for (const route of group) {
        await test.step(route, () => visit(page, route, area));
      }
    });
  }
}
