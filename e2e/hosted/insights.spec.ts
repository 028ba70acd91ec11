// cspell:ignore networkidle
/** Click and view events: specification §7. */
import {expect, open} from '../fixtures';
import {dialog, input, openDialog, options, search} from '../searchDialog';
import {test} from './fixtures';
import {INSIGHTS_HOST, SERVICE_COMPLAINTS, queryId, refuseConnection, reply, type Service} from './service';
import {stopTime} from './time';

/** How long results must stay to count as viewed, in milliseconds (specification §7). */
const VIEW_DELAY = 400;

test.beforeEach(({page}) => stopTime(page));

type Event = Service['events'][0]['body']['events'][0];

const events = (service: Service): Event[] => service.events.flatMap(({body}) => body.events);
const ofType = (service: Service, type: string): Event[] => events(service).filter(({eventType}) => eventType === type);

test('results count as viewed when they have stayed for 400 ms', async ({page, service}) => {
  await openDialog(page);
  await page.waitForLoadState('networkidle'); // The code for events is there, too.
  await search(page, 'proxy');
  await page.clock.runFor(VIEW_DELAY - 1);
  await search(page, 'upsert');
  await page.clock.runFor(VIEW_DELAY - 1);
  expect(service.events).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => service.events).toHaveLength(1);
  const [{host, method, path, parameters, contentType, body}] = service.events as [Service['events'][0]];
  expect({host, method, path, parameters, contentType}).toEqual({
    host: INSIGHTS_HOST,
    method: 'POST',
    path: '/1/events',
    parameters: {
      'x-algolia-application-id': 'STANDIN',
      'x-algolia-api-key': 'search-only-key',
      'x-algolia-agent': 'cli-kintone website',
    },
    contentType: 'text/plain;charset=UTF-8',
  });
  expect(body.events).toEqual([
    {
      eventType: 'view',
      eventName: 'Items Viewed',
      index: 'cli',
      objectIDs: expect.any(Array),
      userToken: expect.stringMatching(/^anonymous-[0-9a-f]{32}$/),
    },
  ]);
  const {objectIDs} = body.events[0] as {objectIDs: string[]};
  expect(objectIDs.length).toBeGreaterThan(0);
  expect(objectIDs.length).toBeLessThanOrEqual(20);
  expect(objectIDs[0]).toContain('upsert');
});

for (const [way, choose] of [
  ['clicked', (third) => third.click()],
  [
    'chosen with Enter',
    async (third) => {
      await third.page().keyboard.press('ArrowDown');
      await third.page().keyboard.press('ArrowDown');
      await third.page().keyboard.press('Enter');
    },
  ],
] as [string, (third: ReturnType<typeof options>) => Promise<void>][]) {
  test(`a result that is ${way} is told with its place and its query`, async ({page, service}) => {
    await openDialog(page);
    await search(page, 'proxy');
    const third = options(page).nth(2);
    const url = (await third.getAttribute('href'))!;
    await choose(third);
    await expect(page).toHaveURL(url);
    await expect.poll(() => ofType(service, 'click')).toHaveLength(1);
    expect(ofType(service, 'click')).toEqual([
      {
        eventType: 'click',
        eventName: 'Item Selected',
        index: 'cli',
        objectIDs: [expect.any(String)],
        positions: [expect.any(Number)],
        queryID: queryId('proxy'),
        userToken: expect.stringMatching(/^anonymous-[0-9a-f]{32}$/),
      },
    ]);
  });
}

test('what the search page shows is told, too', async ({page, service}) => {
  await open(page, '/search/?q=record');
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(20);
  await page.waitForLoadState('networkidle'); // The code for events is there, too.
  await page.clock.runFor(VIEW_DELAY);
  await expect.poll(() => ofType(service, 'view')).toHaveLength(1);
  await page.getByRole('button', {name: 'More results'}).scrollIntoViewIfNeeded();
  await expect(results).toHaveCount(40);
  await results.nth(24).getByRole('link').click();
  await expect.poll(() => ofType(service, 'click')).toHaveLength(1);
  expect(ofType(service, 'click')[0]).toMatchObject({positions: [25], queryID: queryId('record')});
});

test.describe('when something fails', () => {
  test.use({expectedComplaints: [SERVICE_COMPLAINTS]});

  test('what the built-in index found is told to nobody', async ({page, service}) => {
    service.behave(refuseConnection);
    await openDialog(page);
    await input(page).fill('proxy');
    await dialog(page).getByRole('button', {name: 'Search the built-in index'}).click();
    const url = (await options(page).first().getAttribute('href'))!;
    await options(page).first().click();
    await expect(page).toHaveURL(url);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(VIEW_DELAY);
    expect(events(service)).toEqual([]);
  });
});

test.describe('when events are refused', () => {
  test.use({expectedComplaints: [new RegExp(`${SERVICE_COMPLAINTS.source}|Search statistics could not be sent`)]});

  for (const [fault, behaviour] of [
    ['by the network', refuseConnection],
    ['by the service', reply({message: 'Invalid key'}, 401)],
  ] as const) {
    test(`${fault}, that is logged, and search goes on`, async ({page, service}) => {
      service.behave(behaviour, INSIGHTS_HOST);
      await openDialog(page);
      await page.waitForLoadState('networkidle'); // The code for events is there, too.
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('Search statistics'));
      await search(page, 'proxy');
      await page.clock.runFor(VIEW_DELAY);
      await logged;
      await search(page, 'upsert');
    });
  }
});
