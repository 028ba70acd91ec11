import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createInsights, type Insights, type InsightsOptions} from './insights';

interface Sent {
  readonly url: URL;
  readonly init: RequestInit;
  readonly events: readonly Record<string, unknown>[];
}

let sent: Sent[];
let respond: () => Promise<Response>;

function create(options?: Partial<InsightsOptions>): Insights {
  return createInsights({
    enabled: true,
    appId: 'APP',
    apiKey: 'KEY',
    indexName: 'cli',
    fetch: (input, init) => {
      const {events} = JSON.parse(init!.body as string) as Pick<Sent, 'events'>;
      sent.push({url: new URL(input as string), init: init!, events});
      return respond();
    },
    ...options,
  });
}

const ids = (count: number): string[] => Array.from({length: count}, (_, index) => `id${index}`);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  respond = () => Promise.resolve(new Response('{"status":200,"message":"OK"}'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing is sent when turned off', async () => {
  const insights = create({enabled: false});
  insights.viewed(ids(3));
  insights.clicked({objectID: 'a', position: 1, queryID: 'q'});
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});

describe('views', () => {
  test('are sent 20 ids an event', async () => {
    create().viewed(ids(45));
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    const [{url, events}] = sent as [Sent];
    expect(`${url.origin}${url.pathname}`).toBe('https://insights.algolia.io/1/events');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'KEY',
    });
    expect(events.map(({objectIDs}) => (objectIDs as string[]).length)).toEqual([20, 20, 5]);
    expect(events[0]).toEqual({
      eventType: 'view',
      eventName: 'Items Viewed',
      index: 'cli',
      objectIDs: ids(20),
      userToken: expect.stringMatching(/^anonymous-[0-9a-f]{32}$/) as string,
    });
  });

  test('count when they have stayed for 400 ms', async () => {
    const insights = create();
    insights.viewed(['a']);
    await vi.advanceTimersByTimeAsync(399);
    insights.viewed(['b']);
    await vi.advanceTimersByTimeAsync(399);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.flatMap(({events}) => events.map(({objectIDs}) => objectIDs))).toEqual([['b']]);
  });

  test('are sent once, and never empty', async () => {
    const insights = create();
    for (const objectIDs of [['a'], ['a'], []]) {
      insights.viewed(objectIDs);
      await vi.runAllTimersAsync();
    }
    expect(sent).toHaveLength(1);
  });
});

describe('clicks', () => {
  test('are sent at once, with the query they came of, and survive leaving the page', () => {
    create().clicked({objectID: 'a', position: 3, queryID: 'q'});
    expect(sent[0]!.init).toMatchObject({method: 'POST', keepalive: true});
    expect(sent[0]!.init.headers).toBeUndefined();
    expect(sent[0]!.events).toMatchObject([
      {eventType: 'click', eventName: 'Item Selected', index: 'cli', objectIDs: ['a'], positions: [3], queryID: 'q'},
    ]);
  });

  test('without a query carry no position', () => {
    create().clicked({objectID: 'a', position: 3});
    expect(sent[0]!.events[0]).not.toHaveProperty('positions');
  });

  test('and views of one visit share a token, those of another have their own', async () => {
    const [one, other] = [create(), create()];
    one.clicked({objectID: 'a', position: 1});
    one.viewed(['a']);
    await vi.runAllTimersAsync();
    other.clicked({objectID: 'a', position: 1});
    const tokens = sent.map(({events}) => events[0]!.userToken);
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[2]).not.toBe(tokens[0]);
  });
});

test.each<[string, () => Promise<Response>, string]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['a refusal', () => Promise.resolve(new Response('Invalid key', {status: 401})), 'status 401: Invalid key'],
  ['a fault', () => Promise.resolve(new Response('', {status: 500})), 'status 500'],
  ['silence', () => new Promise(() => undefined), 'no answer within 31000 ms'],
  [
    'a fetch that throws',
    () => {
      throw new Error('blocked');
    },
    'blocked',
  ],
])('%s is logged, not thrown', async (_, response, message) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  respond = response;
  create().clicked({objectID: 'a', position: 1});
  await vi.runAllTimersAsync();
  expect(log).toHaveBeenCalledOnce();
  expect(String(log.mock.calls[0]![1])).toContain(message);
});
