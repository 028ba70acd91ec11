/** Specification §2, §4 and §9: where a new page begins, what moves on the way there, and how far. */
import type {Locator, Page} from '@playwright/test';
import {covers, expect, open, test} from './fixtures';
import {holdScripts} from './gate';
import {categoriesOf} from './routes';
import {stopTime} from './time';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls at once, and lets the page react. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({top: y, behavior: 'instant'});
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
    }
  }, top);
}

test('a new page begins at its top or at the section that its link names', covers(2), async ({page}) => {
  await open(page, '/guide/commands/record-import/');
  await scrollTo(page, 1_000);
  expect(await scrollTop(page)).toBe(1_000);
  await page.locator('main a[href="/guide/options/#which-wins"]').first().click();
  await expect(page).toHaveURL('/guide/options/#which-wins');
  await expect(page.locator('#which-wins')).toBeInViewport();
  const {y} = (await page.locator('#which-wins').boundingBox())!;
  expect(y).toBeLessThan(150); // Below the navigation bar.
  await page.locator('footer').getByRole('link', {name: 'Reference'}).click();
  await expect(page.locator('h1')).toHaveText('Reference');
  expect(await scrollTop(page)).toBe(0);
});

test('the heading of a page that a link leads to is announced, once', async ({page}) => {
  await open(page, '/guide/');
  const announced = page.locator('[aria-live="polite"].page-status');
  await expect(announced).toBeEmpty();
  await page.locator('.menu a[href="/guide/installation/"]').click();
  await expect(announced).toHaveText('Installation');
  await page.locator('.table-of-contents a').first().click();
  await page.goBack();
  await page.goBack();
  await expect(announced).toHaveText('First steps');
});

test('a new page is in the document before the focus moves to it', async ({page}) => {
  await open(page, '/guide/commands/record-import/');
  const link = page.locator('.menu a[href="/guide/commands/record-export/"]');
  await link.evaluate((element: HTMLElement) => {
    new MutationObserver((_changes, observer) => {
      const {dataset} = document.documentElement;
      if (document.querySelector('h1')?.textContent === 'record export') {
        observer.disconnect();
        dataset.focusAtFirst = document.activeElement!.textContent;
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
    element.focus();
    element.click();
  });
  await expect(page.locator('html')).toHaveAttribute('data-focus-at-first', 'record export');
  await expect(link).not.toBeFocused();
});

test('the top of a page that a link leads to is there first; then the rest', async ({page}) => {
  await open(page, '/guide/');
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1')?.textContent === 'Troubleshooting') {
        observer.disconnect();
        const ids = [...document.querySelectorAll('main [id]')].map(({id}) => id);
        document.documentElement.dataset.idsAtFirst = ids.join(' ');
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  });
  await page.locator('.menu a[href="/guide/troubleshooting/"]').click();
  await expect(page.locator('#ask')).toBeAttached();
  const idsAtFirst = (await page.locator('html').getAttribute('data-ids-at-first'))!.split(' ');
  expect(idsAtFirst.length).toBeGreaterThan(1);
  expect(idsAtFirst).not.toContain('ask');
});

test('the way back leads to the same place, and a link to the end of a page to its end', async ({page}) => {
  await open(page, '/guide/troubleshooting/');
  await scrollTo(page, 2_000);
  await page.locator('.navbar__inner a[href="/community/"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Community');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Troubleshooting');
  await expect.poll(() => scrollTop(page)).toBe(2_000);
  await page.goForward();
  await page.locator('main a[href="/guide/troubleshooting/#ask"]').click();
  await expect(page.locator('#ask')).toBeInViewport();
});

test('the navigation bar hides after scrolling down by its height', covers(2), async ({page}) => {
  await open(page, '/guide/options/');
  const navbar = page.locator('nav.navbar');
  const {height} = (await navbar.boundingBox())!;
  await scrollTo(page, 1);
  await scrollTo(page, height - 1);
  await expect(navbar).not.toHaveClass(/navbarHidden/);
  await scrollTo(page, height);
  await expect(navbar).toHaveClass(/navbarHidden/);
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(navbar).toBeInViewport();
});

test.describe('the progress bar', () => {
  const bar = (page: Page): Locator => page.locator('#nprogress .bar');

  /** The share of the width that the bar fills, in percent. */
  const expectFilled = (page: Page, percent: number): Promise<void> =>
    expect(bar(page)).toHaveAttribute('style', new RegExp(`translate3d\\(${percent - 100}%`));

  test('starts after 200 ms at 8 %, gains up to 2 % every 800 ms, and fades', covers(2, 4, 9), async ({page}) => {
    const {hold, release} = await holdScripts(page);
    await stopTime(page);
    await open(page, '/guide/');
    await page.evaluate(() => {
      Math.random = () => 1; // The most that each step can gain.
    });
    hold();
    await page.locator('.navbar__inner a[href="/blog/"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/blog/');
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expectFilled(page, 8);
    await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
    await expect(bar(page)).toHaveCSS('transition-timing-function', 'ease');
    await page.clock.runFor(799);
    await expectFilled(page, 8);
    await page.clock.runFor(1);
    await expectFilled(page, 10);
    await page.clock.runFor(800);
    await expectFilled(page, 12);
    release();
    await expect(page.locator('h1')).toHaveText('Blog');
    await page.clock.runFor(200);
    await expectFilled(page, 100);
    await expect(page.locator('#nprogress')).toHaveCSS('opacity', '0');
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not start for a section of the same page', covers(2), async ({page}) => {
    await open(page, '/guide/options/');
    /** Follows a link. @returns the delays of the timers that this sets */
    const follow = (path: string): Promise<number[]> =>
      page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate(async (link: HTMLElement) => {
          const {setTimeout} = window;
          const delays: number[] = [];
          window.setTimeout = ((run: () => void, delay: number) => {
            delays.push(delay);
            return setTimeout(run, delay);
          }) as typeof window.setTimeout;
          link.click();
          await new Promise(requestAnimationFrame);
          window.setTimeout = setTimeout;
          return delays;
        });
    expect(await follow('#connection')).not.toContain(200);
    expect(await follow('/blog/')).toContain(200);
  });
});

test('a category opens beside the others, in a time computed from its height', covers(2, 4), async ({page}) => {
  await open(page, '/reference/');
  await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  const categories = page.locator('.theme-doc-sidebar-item-category-level-1');
  const {length: count} = categoriesOf('reference');
  await expect(categories).toHaveCount(count);
  await expect(categories.locator('> ul').filter({visible: true})).toHaveCount(count);
  const list = categories.first().locator('> ul');
  const toggle = categories.first().getByRole('button').first();
  const height = await list.evaluate((element) => element.scrollHeight);
  const units = height / 36;
  const duration = Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
  await toggle.click();
  await expect(list).toHaveAttribute('style', new RegExp(`height ${duration}ms ease-in-out`));
  await expect(list).toBeHidden();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await toggle.click();
  await expect(list).toHaveAttribute('style', /height 1ms/);
  for (const category of await categories.all()) {
    await expect(category.locator('> ul')).toBeVisible();
  }
});

test('scrolling to the top shortens the way by 15 % with each frame', covers(9), async ({page}) => {
  await open(page, '/guide/options/');
  await scrollTo(page, 1_000);
  await scrollTo(page, 900);
  await page.evaluate(() => {
    const steps: number[][] = [];
    const scroll = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => {
      steps.push([window.scrollY, y]);
      scroll(x, y);
    }) as typeof window.scrollTo;
    Object.assign(window, {steps});
  });
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const steps = await page.evaluate(() => (window as unknown as {steps: number[][]}).steps);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.map(([, to]) => to)).toEqual(steps.map(([from]) => Math.floor(from! * 0.85)));
});
