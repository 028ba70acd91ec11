/** Click and view events: specification §7. */
import {expect, open} from '../fixtures';
import {dialog, input, openDialog, options, search} from '../searchDialog';
import {test} from './fixtures';
import {SCRIPT_HOST, SERVICE_COMPLAINTS, queryId, refuseConnection, type EventCall, type Service} from './service';
import {stopTime} from '../time';

/** How long results must stay to count as viewed, in milliseconds (specification §7). */
const VIEW_DELAY = 400;

test.beforeEach(({page}) => stopTime(page));

const calls = (service: Service, method: string): EventCall[] => service.events.filter(([name]) => name === method);

test('results count as viewed when they have stayed for 400 ms, and a choice is told with place and query', async ({
  page,
  service,
}) => {
  await openDialog(page);
  await search(page, 'proxy');
  await page.clock.runFor(VIEW_DELAY - 1);
  await search(page, 'upsert');
  expect(service.events).toEqual([]);
  await page.clock.runFor(1_000); // The script is loaded when the page is idle.
  await expect.poll(() => calls(service, 'viewedObjectIDs')).toHaveLength(1);
  expect(service.events[0]).toEqual(['init', {appId: 'STANDIN', apiKey: 'search-only-key', useCookie: false}]);
  const [, view] = calls(service, 'viewedObjectIDs')[0]!;
  expect(view).toEqual({index: 'cli', eventName: 'Items Viewed', objectIDs: expect.any(Array)});
  expect((view.objectIDs as string[])[0]).toContain('upsert');

  const third = options(page).nth(2);
  const url = (await third.getAttribute('href'))!;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  const [objectIDs, positions] = [[expect.any(String)], [expect.any(Number)]];
  const event = {index: 'cli', eventName: 'Item Selected', queryID: queryId('upsert'), objectIDs, positions};
  await expect
    .poll(() => calls(service, 'clickedObjectIDsAfterSearch'))
    .toEqual([['clickedObjectIDsAfterSearch', event]]);
  expect(await page.context().cookies()).toEqual([]);
});

test('what the search page shows is told, too', async ({page, service}) => {
  await open(page, '/search/?q=record');
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(20);
  await page.clock.runFor(1_000);
  await expect.poll(() => calls(service, 'viewedObjectIDs')).toHaveLength(1);
  await page.getByRole('button', {name: 'More results'}).scrollIntoViewIfNeeded();
  await expect(results).toHaveCount(40);
  await results.nth(24).getByRole('link').click();
  await expect.poll(() => calls(service, 'clickedObjectIDsAfterSearch')).toHaveLength(1);
  const [, click] = calls(service, 'clickedObjectIDsAfterSearch')[0]!;
  expect(click).toMatchObject({positions: [25], queryID: queryId('record')});
});

test.describe('when something fails', () => {
  test.use({expectedComplaints: [new RegExp(`${SERVICE_COMPLAINTS.source}|Search statistics could not be loaded`)]});

  test('what the built-in index found is told to nobody', async ({page, service}) => {
    service.behave(refuseConnection);
    await openDialog(page);
    await input(page).fill('proxy');
    await dialog(page).getByRole('button', {name: 'Search the built-in index'}).click();
    const url = (await options(page).first().getAttribute('href'))!;
    await options(page).first().click();
    await expect(page).toHaveURL(url);
    await page.clock.runFor(1_000);
    expect(service.events).toEqual([]);
  });

  test('the loss of the script is logged, and search goes on', async ({page, service}) => {
    service.behave(refuseConnection, SCRIPT_HOST);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Search statistics'));
    await openDialog(page);
    await search(page, 'proxy');
    await page.clock.runFor(1_000);
    await logged;
    await search(page, 'upsert');
  });
});
