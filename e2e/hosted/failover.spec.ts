/** Failing hosts, one or all, and the built-in index as their fallback (specification §4, §7, §8, and §9). */
import type {Locator, Page} from '@playwright/test';
import {covers, expect} from '../fixtures';
import {dialog, expectErrorScreen, expectAccessibleDialog, input, openDialog, options, search} from '../searchDialog';
import {test} from './fixtures';
import {SERVICE_ERRORS, answer, refuseConnection, reply} from './service';
import {stopTime} from '../time';

// The index also fails once.
test.use({allowedBrowserErrors: [new RegExp(`${SERVICE_ERRORS.source}|/assets/search/`)]});

test.beforeEach(({page}) => stopTime(page));

const NOTICE = 'Results from the built-in index.';
const offer = (page: Page): Locator => dialog(page).getByRole('button', {name: 'Search the built-in index'});

test('the error screen shows the reason until the service works again', covers(4, 7, 8), async ({page, service}) => {
  await openDialog(page);
  for (const [query, behavior, reason, asked] of [
    [
      'no key',
      reply({message: 'Invalid Application-ID or API key', status: 403}, 403),
      'The search service refuses: Invalid Application-ID or API key',
      1,
    ],
    ['no JSON', reply('{"results":'), "The search service's answer cannot be read.", 1],
    ['no service', reply({message: 'Internal error'}, 500), 'The search service is at fault: status 500', 4],
    ['proxy', refuseConnection, 'You might want to check your network connection.', 4],
  ] as const) {
    service.behave(behavior);
    const before = service.hosts.length;
    await input(page).fill(query);
    await expect.poll(() => service.queries.slice(before)).toEqual(Array(asked).fill(query));
    await expect(dialog(page).locator('.DocSearch-ErrorScreen')).toContainText(reason);
    await expectErrorScreen(page);
    await expect(offer(page)).toBeVisible();
  }
  service.behave(answer);
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(options(page).first()).toContainText(/proxy/i);
  await expect(dialog(page).getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
});

test('the built-in index answers after it is chosen, until the page is reloaded', async ({page, service}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  service.behave(refuseConnection);
  await page.route('**/assets/search/**', (route) => route.abort('connectionrefused'));
  await openDialog(page);
  await input(page).fill('proxy');
  await offer(page).click();
  await expectErrorScreen(page);
  await expect(offer(page)).toHaveCount(0);
  await page.clock.resume(); // The check of the states has its own timeouts.
  await expectAccessibleDialog(page, 'error');
  await page.unroute('**/assets/search/**');
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(options(page).first()).toContainText(/proxy/i);
  await expect(dialog(page)).toContainText(NOTICE);
  await expect(dialog(page)).not.toContainText(/algolia/i);
  await expectAccessibleDialog(page, 'results of the built-in index');
  await page.clock.pauseAt(new Date('2026-01-01'));

  service.behave(answer);
  const asked = service.hosts.length;
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await search(page, 'encoding');
  await expect(dialog(page)).toContainText(NOTICE);
  expect(service.hosts).toHaveLength(asked);

  await openDialog(page);
  await search(page, 'upsert');
  await expect(dialog(page)).not.toContainText(NOTICE);
  await expect(dialog(page).getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
  expect(service.hosts).toHaveLength(asked + 1);
  await page.clock.runFor(1_000);
  await expect
    .poll(() => service.events.map(([name]) => name), 'of hosted results only')
    .toEqual(['init', 'viewedObjectIDs']);
});
