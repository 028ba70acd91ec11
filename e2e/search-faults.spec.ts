// cspell:ignore networkidle
/** Search faults in the browser or on the network, as shown to readers. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {holdScripts} from './gate';
import {PAGE, button, dialog, expectErrorScreen, input, openDialog, options, search} from './searchDialog';
import {stopTime} from './time';

const INDEX = '**/assets/search/**';
const TIME_LIMIT = 10_000;

test.describe('on a slow or dead network', () => {
  /** Opens a page, then holds back all further scripts. Returns a function that releases them. */
  async function openStuck(page: Page): Promise<() => void> {
    const {hold, release} = await holdScripts(page);
    await stopTime(page);
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    hold();
    return release;
  }

  test('the button is busy immediately, and the dialog searches for text typed meanwhile', async ({page}) => {
    const goOn = await openStuck(page);
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(button(page), 'looks busy').not.toHaveCSS('opacity', '1');
    await page.keyboard.type('proxy');
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('textarea'), {id: 'field'}));
    });
    await page.locator('#field').pressSequentially('mine');
    await expect(page.locator('#field')).toHaveValue('mine');
    goOn();
    await expect(input(page)).toHaveValue('proxy');
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    await expect(options(page).first()).toContainText(/proxy/i);
  });

  for (const [way, cancel] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['another page', (page: Page) => page.getByRole('link', {name: 'Credits', exact: true}).first().click()],
  ] as const) {
    test(`${way} cancels opening`, async ({page}) => {
      const goOn = await openStuck(page);
      await page.keyboard.press('/');
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      await cancel(page);
      await expect(button(page)).not.toHaveAttribute('aria-busy');
      const loaded = page.waitForResponse((response) => response.url().includes('/assets/search/'));
      goOn();
      await loaded; // The dialog's code, which requests the index, has arrived.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('an error shows after ten seconds, even at 320 px, and links to the search page', async ({page}) => {
    await page.setViewportSize({width: 320, height: 600});
    const goOn = await openStuck(page);
    await page.evaluate(() => scrollTo(0, 500));
    await page.keyboard.press('/');
    const box = page.getByRole('alert');
    await page.clock.runFor(TIME_LIMIT - 1);
    await expect(box).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(box).toContainText('Search could not be loaded.');
    for (const part of [box, ...(await box.locator('a, button').all())]) {
      await expect(part).toBeInViewport({ratio: 1});
    }
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.type('csv & #1+50%');
    await page.clock.runFor(TIME_LIMIT);
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(box).toHaveCount(0);
    await page.clock.runFor(TIME_LIMIT);
    goOn();
    await box.getByRole('link').click();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('csv & #1+50%');
    await expect(page.getByRole('status')).toHaveText(/results$/);
    await expect(box).toHaveCount(0);
  });

  test('an error shows after the index takes ten seconds, and a retry requests it again', async ({page}) => {
    let asked = 0;
    await stopTime(page);
    await page.route(INDEX, (route) => (asked++, route.continue()));
    await page.addInitScript(() => {
      const {text} = Response.prototype;
      Response.prototype.text = () => {
        Object.assign(Response.prototype, {text}); // Only the first answer never ends.
        return new Promise(() => undefined);
      };
    });
    await openDialog(page);
    await input(page).fill('proxy');
    await expect.poll(() => asked).toBe(1);
    await page.clock.runFor(TIME_LIMIT - 1);
    await expect(dialog(page)).not.toContainText('Unable to fetch results');
    await page.clock.runFor(1);
    await expectErrorScreen(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await search(page, 'proxy');
    expect(asked).toBe(2);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
});

test.describe('after a deployment', () => {
  test.use({allowedBrowserErrors: [/status (?:of )?404|Loading chunk/]});

  test('the search page of the new build opens if the dialog’s code is gone', async ({page}) => {
    let isDeployed = false;
    await page.route('**/assets/js/*.js', (route) => (isDeployed ? route.fulfill({status: 404}) : route.continue()));
    await page.route(/\/search\/\?q=/, (route) => {
      isDeployed = false; // The requests of the new page succeed.
      return route.continue();
    });
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    isDeployed = true;
    await page.keyboard.press('/');
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByRole('heading', {name: 'Search'})).toBeVisible();
  });

  test('the dialog asks the reader to reload when the index is gone', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({status: 404}));
    await openDialog(page);
    await input(page).fill('proxy');
    await expectErrorScreen(page);
    await expect(dialog(page)).toContainText('status 404. Reload the page.');
  });
});

test.describe('when the dialog crashes', () => {
  const MESSAGE = 'broken on purpose';
  test.use({allowedBrowserErrors: [new RegExp(MESSAGE)]});

  test('the search page replaces it, and the rest of the page works', async ({page}) => {
    await openDialog(page);
    await page.evaluate((message) => {
      const {appendChild} = Node.prototype;
      Node.prototype.appendChild = function <T extends Node>(node: T): T {
        if (node instanceof Element && node.closest('[role="option"]')) {
          throw new Error(message);
        }
        return appendChild.call(this, node) as T;
      };
    }, MESSAGE);
    await input(page).fill('proxy');
    await expect(page.getByRole('alert').getByRole('link', {name: 'Open the search page'})).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await input(page).fill('proxy');
    await page.getByRole('alert').getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });
});
