// cspell:ignore networkidle blockedbyclient
/** The search dialog with a hosted service: requests (specification §5, §7), events, and other differences. */
import {covers, expect, open} from '../fixtures';
import {PAGE, button, dialog, input, openDialog, options, search} from '../searchDialog';
import {test} from './fixtures';
import {stopTime} from '../time';
import {NEAREST_HOST, ONE_HIT, answer, found, held, queryId, type EventCall, type Service} from './service';

test('a search queries the nearest host, with the key in the address', covers(7), async ({page, service}) => {
  await stopTime(page);
  await open(page, PAGE);
  await page.route('**/assets/search/**', (route) => route.abort('blockedbyclient')); // Isn't loaded in advance.
  await button(page).hover();
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(service.searches).toEqual([]);

  await search(page, 'proxy');
  await open(page, '/search/?q=proxy');
  await expect(page.getByRole('status')).toHaveText(/results$/);
  const tags = ['default', 'docs-guide-current', 'docs-reference-current', 'docs-community-current'];
  const facetFilters = ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)];
  const call = {
    host: NEAREST_HOST,
    method: 'POST',
    path: '/1/indexes/*/queries',
    parameters: {'x-algolia-application-id': 'STANDIN', 'x-algolia-api-key': 'search-only-key'},
    contentType: 'text/plain', // Avoids the browser's preflight request.
    body: {requests: [{query: 'proxy', indexName: 'cli', clickAnalytics: true, facetFilters}]},
  };
  expect(service.searches).toMatchObject([call, call]);
});

test('one result shows its page and section, and few results are followed by other places', async ({page, service}) => {
  service.behave(found([{...ONE_HIT, type: 'content', content: 'A text.'}], 5));
  await openDialog(page);
  await expect(dialog(page).getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
  await search(page, 'proxy');
  const places = ['Look up a message in Troubleshooting', 'Ask in the forum'];
  await expect(options(page)).toHaveText(['ProxyOptionsA text.', ...places]);
  await expect(dialog(page).getByRole('link', {name: 'See all 5 results'})).toBeVisible();
  service.behave(found([ONE_HIT], 1));
  await search(page, 'one');
  await expect(dialog(page).getByRole('link', {name: 'See the result'})).toBeVisible();
  service.behave(found([ONE_HIT], 6));
  await search(page, 'many');
  await expect(options(page)).toHaveText(['ProxyOptions']);
  await page.setViewportSize({width: 390, height: 700});
  await expect(dialog(page).getByRole('link', {name: 'Search by Algolia'}), 'required on phones, too').toBeVisible();
});

test('a late answer does not replace a newer one', async ({page, service}) => {
  await stopTime(page);
  const first = held(answer);
  service.behave(first.behavior);
  await openDialog(page);
  const late = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('"upsert"')));
  await input(page).fill('upsert');
  await expect.poll(() => service.queries).toEqual(['upsert']);
  service.behave(answer);
  await search(page, 'proxy');
  const shown = await options(page).allInnerTexts();
  first.release();
  await (await late).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame)); // A wrong update would be visible by now.
  expect(await options(page).allInnerTexts()).toEqual(shown);
  await expect(dialog(page).getByRole('link', {name: /^See all/})).toHaveAttribute('href', '/search/?q=proxy');
});

const calls = (service: Service, method: string): EventCall[] => service.events.filter(([name]) => name === method);

test('results count as viewed after 400 ms, and a click is reported with position and query', async ({
  page,
  service,
}) => {
  await stopTime(page);
  await openDialog(page);
  await search(page, 'proxy');
  await page.clock.runFor(399); // 400 ms are required (specification §7).
  await search(page, 'upsert');
  expect(service.events).toEqual([]);
  await page.clock.runFor(1_000); // The script is loaded when the page is idle.
  await expect.poll(() => calls(service, 'viewedObjectIDs')).toHaveLength(1);
  expect(service.events[0]).toEqual(['init', {appId: 'STANDIN', apiKey: 'search-only-key', useCookie: false}]);
  const [, view] = calls(service, 'viewedObjectIDs')[0]!;
  expect(view).toEqual({index: 'cli', eventName: 'Items Viewed', objectIDs: expect.any(Array)});
  expect((view.objectIDs as string[])[0]).toContain('upsert');
  expect(view.objectIDs).toHaveLength(await options(page).count());

  const third = options(page).nth(2);
  const url = (await third.getAttribute('href'))!;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  const objectIDs = [expect.stringContaining(url.split('#')[0]!)];
  const event = {
    index: 'cli',
    eventName: 'Item Selected',
    queryID: queryId('upsert'),
    objectIDs,
    positions: [expect.any(Number)],
  };
  await expect
    .poll(() => calls(service, 'clickedObjectIDsAfterSearch'))
    .toEqual([['clickedObjectIDsAfterSearch', event]]);
  expect(await page.context().cookies()).toEqual([]);
});
