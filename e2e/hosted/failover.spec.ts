/** Hosts that fail, one or all, and the built-in index as their replacement: specification §4, §7, §8 and §9. */
import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';
import {dialog, expectErrorScreen, input, openDialog, options, search, status} from '../searchDialog';
import {test} from './fixtures';
import {NEAREST_HOST, SERVICE_COMPLAINTS, SPARE_HOSTS, answer, blackHole, refuseConnection, reply} from './service';
import {DOWN_TIME, passTime, stopTime} from '../time';

test.use({expectedComplaints: [SERVICE_COMPLAINTS]});

test.beforeEach(({page}) => stopTime(page));

const NOTICE = 'Results from the built-in index.';
const offer = (page: Page): Locator => dialog(page).getByRole('button', {name: 'Search the built-in index'});

test.describe('one host', () => {
  test('that refuses connections or is at fault itself is followed by a spare one', async ({page, service}) => {
    await openDialog(page);
    for (const [query, behavior] of [
      ['proxy', refuseConnection],
      ['upsert', reply({message: 'Internal error'}, 500)],
    ] as const) {
      service.behave(behavior, NEAREST_HOST);
      const before = service.hosts.length;
      await search(page, query);
      await expect(options(page).first()).toContainText(new RegExp(query, 'i'));
      const spare: unknown = expect.stringMatching(SPARE_HOSTS.join('|'));
      expect(service.hosts.slice(before)).toEqual([NEAREST_HOST, spare]);
      await passTime(page, DOWN_TIME);
    }
  });

  test('that has failed is left alone for two minutes, also after a reload', async ({page, service}) => {
    service.behave(refuseConnection, NEAREST_HOST);
    await openDialog(page);
    await search(page, 'proxy');
    expect(service.hosts[0]).toBe(NEAREST_HOST);

    await passTime(page, DOWN_TIME - 1);
    await search(page, 'encoding');
    await openDialog(page); // Loads the page anew.
    await search(page, 'upsert');
    expect(service.hosts.filter((host) => host === NEAREST_HOST)).toHaveLength(1);
    expect(service.queries).toEqual(['proxy', 'proxy', 'encoding', 'upsert']);

    service.behave(answer, NEAREST_HOST);
    await page.clock.runFor(1);
    await search(page, 'csv');
    expect(service.hosts.at(-1)).toBe(NEAREST_HOST);
  });

  test('that is silent is followed by a spare one after a second', async ({page, service}) => {
    service.behave(blackHole, NEAREST_HOST);
    await openDialog(page);
    await input(page).fill('proxy');
    await expect.poll(() => service.hosts).toEqual([NEAREST_HOST]);
    await page.clock.runFor(999);
    expect(service.hosts).toHaveLength(1);
    await page.clock.runFor(1);
    await expect(options(page).first()).toBeVisible();
    expect(service.hosts).toHaveLength(2);
  });
});

test.describe('no host', () => {
  test('answers: after six seconds that is an error', async ({page, service}) => {
    service.behave(blackHole);
    await openDialog(page);
    await input(page).fill('proxy');
    // A second for the first host, four for the second one, and the third one is asked.
    for (const [asked, seconds] of [
      [1, 1],
      [2, 4],
    ] as const) {
      await expect.poll(() => service.hosts).toHaveLength(asked);
      await page.clock.runFor(seconds * 1_000);
    }
    await expect.poll(() => service.hosts).toHaveLength(3);
    await page.clock.runFor(999);
    await expect(status(page)).toHaveText('Searching…');
    await expect(dialog(page)).not.toContainText('No results');
    await page.clock.runFor(1);
    await expectErrorScreen(page);
  });

  test('can be reached: that is an error at once, until one can be', async ({page, service}) => {
    service.behave(refuseConnection);
    await openDialog(page);
    await input(page).fill('proxy');
    await expectErrorScreen(page);
    expect(new Set(service.hosts).size).toBe(4);
    service.behave(answer);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
  });

  test('accepts the key, sends results, or works: the reason is told', async ({page, service}) => {
    await openDialog(page);
    for (const [query, behavior, reason, asked] of [
      [
        'no key',
        reply({message: 'Invalid Application-ID or API key', status: 403}, 403),
        'The search service refuses: Invalid Application-ID or API key',
        1,
      ],
      ['no JSON', reply('{"results":'), "The search service's answer is not JSON.", 1],
      ['no results', reply({}), 'The search service answers without a list of hits.', 1],
      ['no service', reply({message: 'Internal error'}, 500), 'The search service is at fault: status 500', 4],
    ] as const) {
      service.behave(behavior);
      const before = service.hosts.length;
      await input(page).fill(query);
      await expect(dialog(page).locator('.DocSearch-ErrorScreen')).toContainText(reason);
      await expectErrorScreen(page);
      await expect(offer(page)).toBeVisible();
      expect(service.queries.slice(before)).toEqual(Array(asked).fill(query));
    }
  });
});

test.describe('the built-in index', () => {
  test('answers at once when it is chosen, and says so', async ({page, service}) => {
    service.behave(refuseConnection);
    await openDialog(page);
    await input(page).fill('proxy');
    await offer(page).click();
    await expect(options(page).first()).toContainText(/proxy/i);
    await expect(dialog(page)).toContainText(NOTICE);
    await expect(dialog(page)).not.toContainText(/algolia/i);
    await expect(input(page)).toBeFocused();

    const asked = service.hosts.length;
    await search(page, 'encoding');
    await expect(options(page).first()).toContainText(/encoding/i);
    await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(dialog(page)).not.toContainText(/algolia/i);
    await page.keyboard.press('Escape');
    await openDialogAgain(page);
    await search(page, 'upsert');
    await expect(dialog(page)).toContainText(NOTICE);
    expect(service.hosts).toHaveLength(asked);
  });

  test('gives way to the service when that has answered a retry after two minutes', async ({page, service}) => {
    service.behave(refuseConnection);
    await openDialog(page);
    await input(page).fill('proxy');
    await offer(page).click();
    await expect(dialog(page)).toContainText(NOTICE);

    service.behave(answer);
    await passTime(page, DOWN_TIME - 1);
    await input(page).fill('encoding');
    await expect(options(page).first()).toContainText(/encoding/i);
    await expect(dialog(page)).toContainText(NOTICE);

    await page.clock.runFor(1);
    const retry = page.waitForResponse((response) => response.url().includes(NEAREST_HOST));
    await input(page).fill('csv');
    await (await retry).finished();
    await expect(options(page).first()).toContainText(/csv/i);
    await expect(dialog(page)).toContainText(NOTICE);
    await search(page, 'upsert');
    await expect(options(page).first()).toContainText(/upsert/i);
    await expect(dialog(page)).not.toContainText(NOTICE);
    await expect(dialog(page).getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
    expect(service.queries.at(-1)).toBe('upsert');
  });

  test.describe('that cannot be had either', () => {
    test.use({expectedComplaints: [new RegExp(`${SERVICE_COMPLAINTS.source}|/assets/search/`)]});

    test('is not offered again', async ({page, service}) => {
      service.behave(refuseConnection);
      await page.route('**/assets/search/**', (route) => route.abort('connectionrefused'));
      await openDialog(page);
      await input(page).fill('proxy');
      await offer(page).click();
      await expectErrorScreen(page);
      await expect(offer(page)).toHaveCount(0);
      await page.unroute('**/assets/search/**');
      await dialog(page).getByRole('button', {name: 'Try again'}).click();
      await expect(dialog(page)).toContainText(NOTICE);
    });
  });
});

async function openDialogAgain(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}
