/** Specification §2, §4, and §9: scroll position and movement during navigation. */
import type {Page} from '@playwright/test';
import {covers, expect, addressesOf, open, test} from './fixtures';
import {holdScripts} from './gate';
import {routeGroups} from './routes';
import {stopTime} from './time';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls immediately, and lets the page react. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({top: y, behavior: 'instant'});
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
    }
  }, top);
}

test('a new page starts at its top or at the section in its link', covers(2), async ({page}) => {
  await open(page, '/guide/commands/record-import/');
  await scrollTo(page, 1_000);
  expect(await scrollTop(page)).toBe(1_000);
  await page.locator('main a[href="/guide/options/#environment-variables"]').first().click();
  await expect(page).toHaveURL('/guide/options/#environment-variables');
  await expect(page.locator('#environment-variables')).toBeInViewport();
  const {y} = (await page.locator('#environment-variables').boundingBox())!;
  expect(y).toBeLessThan(150); // Below the navigation bar.
  await page.locator('footer').getByRole('link', {name: 'Reference'}).click();
  await expect(page.locator('h1')).toHaveText('Reference');
  expect(await scrollTop(page)).toBe(0);
});

test('the heading of a new page is announced once', async ({page}) => {
  await open(page, '/guide/');
  const announced = page.locator('[aria-live="polite"].visually-hidden');
  await expect(announced).toBeEmpty();
  await page.locator('.menu a[href="/guide/installation/"]').click();
  await expect(announced).toHaveText('Installation');
  await expect(announced, 'not seen').toHaveCSS('clip-path', 'inset(50%)');
  await announced.evaluate((status) => status.replaceChildren());
  await page.locator('.table-of-contents a').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(announced, 'at a section').toBeEmpty();
  await page.goBack();
  await page.goBack();
  await expect(announced).toHaveText('First steps');
});

test('a link shows the top of its page first, then moves the focus, then shows the rest', async ({page}) => {
  await open(page, '/guide/');
  const link = page.locator('.menu a[href="/guide/troubleshooting/"]');
  await link.evaluate((element: HTMLElement) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1')?.textContent === 'Troubleshooting') {
        observer.disconnect();
        const {dataset} = document.documentElement;
        dataset.focusAtFirst = document.activeElement!.textContent;
        dataset.idsAtFirst = Array.from(document.querySelectorAll('main [id]'), ({id}) => id).join(' ');
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
    element.focus();
    element.click();
  });
  await expect(page.locator('#ask')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-focus-at-first', 'Troubleshooting');
  await expect(page.locator('html')).toHaveAttribute('data-ids-at-first', /^(?!.*\bask\b)\S+ \S+/);
  await expect(link).not.toBeFocused();
});

test('Back restores the scroll position, and a link to the end of a page scrolls there', async ({page}) => {
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
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the progress bar starts after 200 ms at 8 %, and gains up to 2 %', covers(2, 4, 9), async ({page}) => {
  const bar = page.locator('#nprogress .bar');
  /** Expects the bar to fill this share of the width, in percent. */
  const expectFilled = (percent: number): Promise<void> =>
    expect(bar).toHaveAttribute('style', new RegExp(`translate3d\\(${percent - 100}%`));
  const {hold, release} = await holdScripts(page);
  await stopTime(page);
  await open(page, '/guide/');
  await page.evaluate(() => {
    Math.random = () => 1; // The maximum of each step.
  });
  hold();
  await page.locator('.navbar__inner a[href="/blog/"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/blog/');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expectFilled(8);
  await expect(bar).toHaveCSS('transition-duration', '0.2s');
  await expect(bar).toHaveCSS('transition-timing-function', 'ease');
  await page.clock.runFor(799);
  await expectFilled(8);
  await page.clock.runFor(1);
  await expectFilled(10);
  release();
  await expect(page.locator('h1')).toHaveText('Blog');
  await page.clock.runFor(200);
  await expectFilled(100);
  await expect(page.locator('#nprogress')).toHaveCSS('opacity', '0');
  await page.clock.runFor(200);
  await expect(bar).toHaveCount(0);
});

test('the category of the page is open, and each can be opened and closed separately', covers(2, 4), async ({page}) => {
  await open(page, '/reference/proxy/proxy-authn/');
  await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  const categories = page.locator('.theme-doc-sidebar-item-category-level-1');
  const opened = categories.filter({has: page.locator('ul').filter({visible: true})}).locator('> div > a');
  await expect(opened).toHaveText(['Proxy']);
  await categories.first().getByRole('button').first().click();
  await expect(opened).toHaveText(['Importing records', 'Proxy']);
  await categories.last().getByRole('button').click();
  await expect(opened).toHaveText(['Importing records']);
  for (const area of ['guide', 'reference', 'community']) {
    await open(page, `/${area}/`);
    for (const closed = page.locator('.menu button[aria-expanded="false"]'); await closed.count();) {
      await closed.first().click();
    }
    const links = await addressesOf(page.locator('.menu a:not([href="#"])'));
    expect(links.sort(), area).toEqual(routeGroups[area]);
  }
});
