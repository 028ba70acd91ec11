import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {SearchClient, SearchError, SearchRequest} from '../types';
import {createHostedClient} from './client';

type Requester = NonNullable<NonNullable<Parameters<typeof createHostedClient>[2]>['requester']>;
type Sent = Parameters<Requester['send']>[0];
type Reply = Awaited<ReturnType<Requester['send']>>;

const REQUEST: SearchRequest = {
  query: 'proxy',
  page: 2,
  hitsPerPage: 20,
  snippetWords: 5,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-guide-current']],
  clickAnalytics: true,
};
const HIT = {objectID: '1', url: 'https://cli.kintone.dev/guide/#proxy', type: 'lvl1', hierarchy: {lvl1: 'Guide'}};
const ANSWER = {results: [{hits: [HIT], nbHits: 41, nbPages: 3, page: 2, hitsPerPage: 20, queryID: 'q1'}]};
const OWN = ['https://cli.kintone.dev'];
const NEAREST = 'app-dsn.algolia.net';
const DOWN_TIME = 120_000;

const reply = (body: unknown, status = 200): Reply => ({
  status,
  content: typeof body === 'string' ? body : JSON.stringify(body),
  isTimedOut: false,
});
const DEAD: Reply = {status: 0, content: 'Network request failed', isTimedOut: false};
const TIMED_OUT: Reply = {status: 0, content: 'Connection timeout', isTimedOut: true};

let sent: Sent[];
let behave: (host: string, request: Sent) => Reply | Promise<Reply>;

const hosts = (): string[] => sent.map(({url}) => new URL(url).host);

function createClient(): SearchClient {
  const requester: Requester = {
    async send(request) {
      sent.push(request);
      return behave(new URL(request.url).host, request);
    },
  };
  return createHostedClient({appId: 'app', apiKey: 'KEY', indexName: 'cli'}, OWN, {requester});
}

const failure = (client = createClient()): Promise<SearchError> =>
  client.search([REQUEST]).then(
    () => Promise.reject(new Error('The search did not fail.')),
    (error: unknown) => error as SearchError,
  );

let items: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  items = new Map();
  const setItem = (key: string, value: string): void => void items.set(key, value);
  vi.stubGlobal('localStorage', {getItem: (key: string) => items.get(key) ?? null, setItem});
  sent = [];
  behave = () => reply(ANSWER);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request', () => {
  test('follows the specification, with id and key in the address', async () => {
    await createClient().search([REQUEST]);
    const [{method, url, headers, data, connectTimeout, responseTimeout}] = sent as [Sent];
    const {host, pathname, searchParams} = new URL(url);
    expect({method, host, pathname, connectTimeout, responseTimeout}).toEqual({
      method: 'POST',
      host: NEAREST,
      pathname: '/1/indexes/*/queries',
      connectTimeout: 1_000,
      responseTimeout: 2_000,
    });
    expect(Object.fromEntries(searchParams)).toMatchObject({
      'x-algolia-application-id': 'app',
      'x-algolia-api-key': 'KEY',
    });
    expect(headers).toMatchObject({accept: 'application/json', 'content-type': 'text/plain'});
    const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
    expect(JSON.parse(data as string)).toEqual({
      requests: [
        {
          indexName: 'cli',
          query: 'proxy',
          page: 2,
          hitsPerPage: 20,
          attributesToRetrieve: [
            ...['lvl0', ...levels].map((level) => `hierarchy.${level}`),
            ...['content', 'type', 'url'],
          ],
          attributesToSnippet: [...levels.map((level) => `hierarchy.${level}:5`), 'content:5'],
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          snippetEllipsisText: '…',
          facetFilters: REQUEST.facetFilters,
          clickAnalytics: true,
        },
      ],
    });
  });

  test('requests click analytics only if events are sent', async () => {
    await createClient().search([{...REQUEST, clickAnalytics: false}]);
    expect(sent[0]!.data).not.toContain('clickAnalytics');
  });

  test.each([
    ['appId', {appId: '', apiKey: 'KEY'}],
    ['apiKey', {appId: 'app', apiKey: ''}],
  ])('cannot be sent without %s', (name, credentials) => {
    expect(() => createHostedClient({indexName: 'cli', ...credentials}, OWN)).toThrow(`\`${name}\` is missing.`);
  });
});

describe('a response', () => {
  test('returns counts and sanitized hits', async () => {
    await expect(createClient().search([REQUEST])).resolves.toMatchObject([
      {hits: [{url: '/guide/#proxy'}], nbHits: 41, nbPages: 3, queryID: 'q1'},
    ]);
  });

  test.each(['', '<html>', '{}', '{"results":[]}'])('with the text %j is a deserialization error', async (text) => {
    behave = () => reply(text);
    await expect(failure()).resolves.toMatchObject({name: 'SearchError', kind: 'deserialization'});
  });

  test.each([
    [403, {message: 'Invalid Application-ID or API key', status: 403}, 'Invalid Application-ID or API key'],
    [404, ' \n<html>Not Found</html>', 'status 404'],
    [405, '', 'status 405'],
    [400, {message: 'Invalid request', error: {code: 'c', details: []}}, 'Invalid request'],
  ])('with status %d is reported at once, without a retry', async (status, body, message) => {
    behave = () => reply(body, status);
    const expected = {kind: 'api', status, message: `The search service refuses: ${message}`};
    await expect(failure()).resolves.toMatchObject(expected);
    expect(sent).toHaveLength(1);
  });
});

describe('a host that fails', () => {
  test.each([
    ['is dead', DEAD],
    ['does not answer in time', TIMED_OUT],
    ['is at fault', reply('', 500)],
  ])('is skipped for two minutes when it %s', async (_, failed) => {
    behave = (host) => (host === NEAREST ? failed : reply(ANSWER));
    await createClient().search([REQUEST]);
    expect(hosts()).toEqual([NEAREST, expect.stringMatching(/^app-[123]\.algolianet\.com$/)]);

    vi.advanceTimersByTime(DOWN_TIME - 1);
    await createClient().search([REQUEST]); // Simulates a reload.
    expect(hosts()).toHaveLength(3);
    expect(hosts()[2]).not.toBe(NEAREST);
    expect(sent[2]!.connectTimeout).toBe(1_000);

    vi.advanceTimersByTime(1);
    await createClient().search([REQUEST]);
    expect(hosts()[3]).toBe(NEAREST);
  });
});

test('two hosts that fail are both skipped', async () => {
  behave = () => (sent.length <= 2 ? DEAD : reply(ANSWER));
  await createClient().search([REQUEST]);
  await createClient().search([REQUEST]);
  expect(hosts().slice(0, 2)).not.toContain(hosts()[3]);
  expect(sent).toHaveLength(4);
});

describe('when all hosts fail', () => {
  test('the error is reported at once, and the next search tries all of them', async () => {
    behave = () => DEAD;
    await expect(failure()).resolves.toMatchObject({kind: 'unreachable', status: undefined});
    expect(new Set(hosts()).size).toBe(4);
    behave = () => reply(ANSWER);
    await expect(createClient().search([REQUEST])).resolves.toMatchObject([{nbHits: 41}]);
    expect(hosts()[4]).toBe(NEAREST);
  });

  test('with a status, the error contains the status', async () => {
    behave = () => reply('', 503);
    const message = 'The search service is at fault: status 503.';
    await expect(failure()).resolves.toMatchObject({kind: 'unreachable', status: 503, message});
  });

  test('without a response, the error is reported after six seconds', async () => {
    behave = (_, {connectTimeout}) => new Promise((resolve) => setTimeout(() => resolve(TIMED_OUT), connectTimeout));
    let error: unknown;
    void failure().then((reason) => (error = reason));
    await vi.advanceTimersByTimeAsync(5_999);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({kind: 'unreachable', status: undefined});
  });
});
