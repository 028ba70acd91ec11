/** `/search/` on a hosted service: correct counts, failures, and the fallback to the built-in index. */
import type {Locator, Page} from '@playwright/test';
import {expectNoViolations} from '../checks/axe';
import {covers, expect, open} from '../fixtures';
import {test} from './fixtures';
import {ONE_HIT, SERVICE_ERRORS, answer, found, held, refuseConnection, type SearchCall} from './service';
import {stopTime} from '../time';

test.beforeEach(({page}) => stopTime(page));

const field = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const status = (page: Page): Locator => page.getByRole('status');
const results = (page: Page): Locator => page.locator('main :is(ol > li, h3:has(mark))');
const offer = (page: Page): Locator => page.getByRole('button', {name: 'Search the built-in index'});

test('a slow answer is announced, and one valid hit counts as one document', covers(4, 9), async ({page, service}) => {
  const hits = [
    {objectID: '1', url: 'javascript:alert(1)', hierarchy: {lvl1: 'x'}},
    {...ONE_HIT, type: 'content', content: 'A text.'},
  ];
  const {behavior, release} = held(found(hits, 1));
  service.behave(behavior);
  await open(page, '/search/?q=proxy');
  await expect.poll(() => service.hosts).toHaveLength(1);
  await page.clock.runFor(299);
  await expect(status(page)).toHaveText('\u00a0');
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText('Searching…');
  release();
  await expect(status(page)).toHaveText('1 result');
  const places = ['More help', 'Look up a message in Troubleshooting', 'Ask in the forum'];
  await expect(page.locator('main :is(h2, h3, li)')).toHaveText(['Guide', 'Options', 'ProxyA text.', ...places]);
  await expect(page.getByRole('button', {name: 'More results'})).toHaveCount(0);
});

test('a new query starts with its first page, even while the next page of the last query loads', async ({
  page,
  service,
}) => {
  service.behave((route) => {
    const {requests} = route.request().postDataJSON() as SearchCall['body'];
    return requests[0]?.query === 'record' && requests[0].page === 1 ? undefined : answer(route);
  });
  await open(page, '/search/?q=record');
  await page.getByRole('button', {name: 'More results'}).click();
  await expect.poll(() => service.searches).toHaveLength(2);
  await field(page).fill('proxy');
  await expect(results(page).first()).toContainText(/proxy/i);
  await expect(status(page)).toHaveText(/^\d+ results$/);
  expect(service.searches.map(({body}) => body.requests[0]!.page)).toEqual([0, 1, 0]);
});

test.describe('when the service fails', () => {
  test.use({allowedBrowserErrors: [SERVICE_ERRORS]});

  test('earlier results disappear, and the built-in index can be chosen', async ({page, service}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/search/?q=proxy');
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByText('Results from the built-in index.')).toHaveCount(0);
    service.behave(refuseConnection);
    await field(page).fill('encoding');
    await expect(status(page)).toHaveText('Unable to fetch results');
    await expect(results(page)).toHaveCount(0);
    await page.clock.resume(); // The check has its own timeouts.
    await expectNoViolations(page, 'error');
    await offer(page).click();
    await expect(page.getByText('Results from the built-in index.')).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await expectNoViolations(page, 'built-in index');
  });

  test('a button loads more results, and a failed page is requested again', async ({page, service}) => {
    await open(page, '/search/?q=record');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await expect(results(page)).toHaveCount(20);
    await expect(page.getByRole('main')).not.toContainText('Ask in the forum');
    service.behave(refuseConnection);
    await page.getByRole('button', {name: 'More results'}).click();
    await expect(status(page)).toHaveText('Unable to fetch results');
    await expect(results(page)).toHaveCount(20);
    service.behave(answer);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(results(page)).toHaveCount(40);
    expect(service.searches.at(-1)!.body.requests[0]!.page).toBe(1);
    const addresses = await results(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.parentElement!.textContent}`));
    expect(new Set(addresses).size).toBe(40);
  });
});
