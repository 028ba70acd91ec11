import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {SearchError, type SearchClient, type SearchRequest} from '../types';
import {createHostedClient, type HostedClientOptions} from './client';
import {DOWN_TIME} from './hostMemory';
import {blackHole, breakOff, deadOrigin, memoryStorage, reply, startStandIn, type StandIn} from './testing';

const REQUESTS: SearchRequest[] = [{indexName: 'cli', query: 'proxy'}];
const HIT = {
  objectID: '1',
  url: 'https://cli.kintone.dev/guide/options/#proxy',
  type: 'lvl2',
  hierarchy: {lvl0: 'Guide', lvl1: 'Options', lvl2: 'Proxy'},
};
const ANSWER = {
  results: [{hits: [HIT], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, query: 'proxy', queryID: 'q1'}],
};

let clock = 0;

/** Sends requests for the first host to one origin and those for the three spare ones to another. */
function route(first: string, spare: string): typeof fetch {
  return (input, init) => {
    const url = input as string;
    return fetch(url.replace(/^https:\/\/[^/]+/, url.includes('-dsn.') ? first : spare), init);
  };
}

function createClient(
  first: StandIn | string,
  spare: StandIn | string,
  options?: Partial<HostedClientOptions>,
): SearchClient {
  const origin = (host: StandIn | string): string => (typeof host === 'string' ? host : host.origin);
  return createHostedClient({
    appId: 'APP',
    apiKey: 'KEY',
    ownOrigins: ['https://cli.kintone.dev'],
    fetch: route(origin(first), origin(spare)),
    storage: memoryStorage(),
    now: () => clock,
    ...options,
  });
}

const search = (client: SearchClient): Promise<string[]> =>
  client.search(REQUESTS).then(({results}) => results.flatMap(({hits}) => hits.map(({url}) => url)));

const failure = (client: SearchClient): Promise<unknown> =>
  client.search(REQUESTS).then(
    () => Promise.reject(new Error('The search did not fail.')),
    (error: unknown) => error,
  );

beforeEach(() => {
  clock = 1_000_000;
});
afterEach(() => {
  vi.useRealTimers();
});

/** The network goes on as usual; only the time-outs of Node's `fetch`, far longer than ours, stand still, too. */
const useFakeTimers = (): void => void vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});

describe('a request', () => {
  test('carries id and key as query parameters and needs no preflight', async () => {
    const host = await startStandIn(reply(ANSWER));
    await search(createClient(host, host));
    const [{method, url, headers, body}] = host.requests as [StandIn['requests'][0]];
    expect({method, path: url.pathname, body}).toEqual({
      method: 'POST',
      path: '/1/indexes/*/queries',
      body: {requests: REQUESTS},
    });
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'KEY',
      'x-algolia-agent': 'cli-kintone website',
    });
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  test('goes to the four hosts of the application', async () => {
    const asked: string[] = [];
    const client = createClient('', '', {
      fetch: (input) => {
        asked.push(new URL(input as string).origin);
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    await failure(client);
    expect(asked[0]).toBe('https://app-dsn.algolia.net');
    expect(asked.slice(1).sort()).toEqual([
      'https://app-1.algolianet.com',
      'https://app-2.algolianet.com',
      'https://app-3.algolianet.com',
    ]);
  });

  test.each([
    ['appId', {appId: '', apiKey: 'KEY'}],
    ['apiKey', {appId: 'APP', apiKey: ''}],
  ])('is impossible without %s', (name, credentials) => {
    expect(() => createHostedClient(credentials)).toThrow(new Error(`\`${name}\` is missing.`));
  });
});

describe('an answer', () => {
  test('is read with counts and sanitized hits', async () => {
    const host = await startStandIn(reply(ANSWER));
    const {results} = await createClient(host, host).search(REQUESTS);
    expect(results).toMatchObject([
      {
        nbHits: 1,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
        query: 'proxy',
        queryID: 'q1',
        hits: [{url: '/guide/options/#proxy'}],
      },
    ]);
  });

  test('may leave out all but the hits', async () => {
    const host = await startStandIn(reply({results: [{hits: [HIT, {url: 'javascript:alert(1)'}], nbHits: -1}]}));
    const {results} = await createClient(host, host).search([{...REQUESTS[0]!, page: 2, hitsPerPage: 1}]);
    expect(results).toMatchObject([{nbHits: 2, page: 2, nbPages: 2, hitsPerPage: 1, query: 'proxy'}]);
    expect(results[0]!.hits).toHaveLength(1);
  });

  test.each([
    '',
    '<html>',
    '{"results":',
    'null',
    '{}',
    '{"results":[]}',
    '{"results":[null]}',
    '{"results":[{"hits":{}}]}',
  ])('that reads %j is a deserialization error', async (text) => {
    const host = await startStandIn(reply(text));
    const error = await failure(createClient(host, host));
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toMatchObject({kind: 'deserialization', status: undefined});
    expect(host.requests).toHaveLength(1);
  });

  test.each([
    [403, {message: 'Invalid Application-ID or API key', status: 403}, 'Invalid Application-ID or API key'],
    [404, '<html>Not Found</html>', 'status 404'],
    [429, {message: 5}, 'status 429'],
    [400, 'null', 'status 400'],
  ])('with status %d is an api error at once', async (status, body, message) => {
    const host = await startStandIn(reply(body, status));
    const error = await failure(createClient(host, host));
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toMatchObject({kind: 'api', status, message: `The search service refuses: ${message}`});
    expect(host.requests).toHaveLength(1);
  });
});

// Real sockets and real time-outs: on a busy machine a host may be slower than they allow.
const PATIENT = {retry: 3};

describe('a host that fails', PATIENT, () => {
  test.each([
    ['says 500', reply('', 500)],
    ['says 503', reply({message: 'overloaded'}, 503)],
    ['breaks off', breakOff],
  ])('is followed by the next one when it %s', async (_, behaviour) => {
    const [first, spare] = await Promise.all([startStandIn(behaviour), startStandIn(reply(ANSWER))]);
    await expect(search(createClient(first, spare))).resolves.toEqual(['/guide/options/#proxy']);
    expect([first.requests.length, spare.requests.length]).toEqual([1, 1]);
  });

  test('is followed by the next one when nobody listens', async () => {
    const spare = await startStandIn(reply(ANSWER));
    await expect(search(createClient(await deadOrigin(), spare))).resolves.toHaveLength(1);
  });

  test('is left out for two minutes, across clients', async () => {
    const [first, spare] = await Promise.all([startStandIn(reply('', 500)), startStandIn(reply(ANSWER))]);
    const storage = memoryStorage();
    const searchAnew = (): Promise<string[]> => search(createClient(first, spare, {storage}));
    await searchAnew();
    clock += DOWN_TIME - 1;
    await searchAnew();
    expect([first.requests.length, spare.requests.length]).toEqual([1, 2]);
    clock += 1;
    await searchAnew();
    expect([first.requests.length, spare.requests.length]).toEqual([2, 3]);
  });

  test('is asked again when all are out, and its mark cleared when it answers', async () => {
    let status = 500;
    const host = await startStandIn((response, request) => reply(ANSWER, status)(response, request));
    const storage = memoryStorage();
    const client = createClient(host, host, {storage});
    await expect(failure(client)).resolves.toMatchObject({kind: 'unreachable'});
    expect(host.requests).toHaveLength(4);
    status = 200;
    await expect(search(client)).resolves.toHaveLength(1);
    const [marks] = storage.items.values();
    expect(Object.keys(JSON.parse(marks!) as object)).toHaveLength(3);
    const asked = host.requests.length;
    await expect(search(client)).resolves.toHaveLength(1);
    expect(host.requests).toHaveLength(asked + 1);
  });

  test('does not tell the key when all fail', async () => {
    const host = await startStandIn(reply('', 500));
    const error = (await failure(createClient(host, host))) as SearchError;
    expect(error.message).toContain('https://APP-dsn.algolia.net: status 500');
    expect(error.status).toBe(500);
    expect(error.cause).toBeInstanceOf(AggregateError);
    expect(error.message).not.toContain('KEY');
  });
});

describe('a host that is silent', PATIENT, () => {
  beforeEach(useFakeTimers);

  test('is joined by the next one after a second', async () => {
    const [first, spare] = await Promise.all([startStandIn(blackHole), startStandIn(reply(ANSWER))]);
    const client = createClient(first, spare);
    const result = search(client);
    await first.received(1);
    vi.advanceTimersByTime(999);
    expect(spare.requests).toHaveLength(0);
    vi.advanceTimersByTime(1);
    await expect(result).resolves.toHaveLength(1);
    await first.abandoned();
    await search(client);
    expect(first.requests).toHaveLength(1);
  });

  test('may still answer, and is not left out then', async () => {
    let answerNow = (): void => undefined;
    const first = await startStandIn((response, request) => {
      answerNow = () => reply(ANSWER)(response, request);
    });
    const spare = await startStandIn(blackHole);
    const storage = memoryStorage();
    const client = createClient(first, spare, {storage});
    const result = search(client);
    await first.received(1);
    vi.advanceTimersByTime(1_000);
    await spare.received(1);
    vi.advanceTimersByTime(1_000);
    await spare.received(2);
    vi.advanceTimersByTime(900);
    answerNow();
    await expect(result).resolves.toHaveLength(1);
    const [marks] = storage.items.values();
    expect(Object.keys(JSON.parse(marks!) as object)).not.toContain('https://APP-dsn.algolia.net');
  });

  test('fails after three seconds, and all four after six', async () => {
    const hole = await startStandIn(blackHole);
    let settledWith: unknown;
    const result = failure(createClient(hole, hole)).then((error) => (settledWith = error));
    for (let asked = 1; asked <= 4; asked++) {
      await hole.received(asked);
      vi.advanceTimersByTime(asked < 4 ? 1_000 : 2_999);
    }
    await new Promise(setImmediate);
    expect(settledWith).toBeUndefined();
    vi.advanceTimersByTime(1);
    await result;
    expect(settledWith).toMatchObject({kind: 'unreachable'});
    expect((settledWith as Error).message).toContain('no answer within 3000 ms');
  });

  test('fails after three seconds when all are out, asked at once', async () => {
    const hole = await startStandIn(blackHole);
    const storage = memoryStorage();
    const dead = await deadOrigin();
    await failure(createClient(dead, dead, {storage}));
    const result = failure(createClient(hole, hole, {storage}));
    for (let asked = 1; asked <= 4; asked++) {
      await hole.received(asked);
      vi.advanceTimersByTime(asked < 4 ? 1 : 3_000);
    }
    await expect(result).resolves.toMatchObject({kind: 'unreachable'});
  });
});

describe('a superseded search', PATIENT, () => {
  test('ends at once with the reason, and blames no host', async () => {
    const hole = await startStandIn(blackHole);
    const storage = memoryStorage();
    const controller = new AbortController();
    const result = createClient(hole, hole, {storage}).search(REQUESTS, {signal: controller.signal});
    await hole.received(1);
    const reason = new Error('superseded');
    controller.abort(reason);
    await expect(result).rejects.toBe(reason);
    await hole.abandoned();
    expect(storage.items.size).toBe(0);
    expect(hole.requests).toHaveLength(1);
  });

  test('is not sent when it was aborted before', async () => {
    const host = await startStandIn(reply(ANSWER));
    const result = createClient(host, host).search(REQUESTS, {signal: AbortSignal.abort()});
    await expect(result).rejects.toMatchObject({name: 'AbortError'});
    expect(host.requests).toHaveLength(0);
  });
});

test('storage that is forbidden does not disturb a search', async () => {
  const forbid = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const [first, spare] = await Promise.all([startStandIn(reply('', 500)), startStandIn(reply(ANSWER))]);
  const client = createClient(first, spare, {storage: {getItem: forbid, setItem: forbid, removeItem: forbid}});
  await search(client);
  await search(client);
  expect([first.requests.length, spare.requests.length]).toEqual([1, 2]);
});
