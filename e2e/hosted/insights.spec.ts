/** Click and view events: specification §7. */
import {expect} from '../fixtures';
import {openDialog, options, search} from '../searchDialog';
import {test} from './fixtures';
import {queryId, type EventCall, type Service} from './service';
import {stopTime} from '../time';

/** How long results must stay to count as viewed, in milliseconds (specification §7). */
const VIEW_DELAY = 400;

const calls = (service: Service, method: string): EventCall[] => service.events.filter(([name]) => name === method);

test('results count as viewed when they have stayed for 400 ms, and a choice is told with place and query', async ({
  page,
  service,
}) => {
  await stopTime(page);
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
