import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createFallbackClient, type FallbackClient} from './fallback';
import {SearchError, type SearchClient, type SearchResult} from './types';

const REQUESTS = [{indexName: 'cli', query: 'proxy'}];
const TWO_MINUTES = 120_000;
const unreachable = new SearchError('unreachable', 'No host answers.');

const result = (query: string): SearchResult => ({hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query});

const embedded: SearchClient = {search: () => Promise.resolve({results: [result('embedded')]})};

/** A hosted service that is up, down at once, or silent for so many milliseconds before it is either. */
class Hosted implements SearchClient {
  state: 'up' | 'down' = 'up';
  delay = 0;
  calls = 0;

  async search(...[, options]: Parameters<SearchClient['search']>): ReturnType<SearchClient['search']> {
    this.calls += 1;
    if (this.delay > 0) {
      await new Promise((resolve, reject) => {
        setTimeout(resolve, this.delay);
        options?.signal?.addEventListener('abort', () => reject(options.signal!.reason as Error));
      });
    }
    if (this.state === 'down') {
      throw unreachable;
    }
    return {results: [result('hosted')]};
  }
}

let hosted: Hosted;
let client: FallbackClient;

/** Who answers, and who is in charge then. */
async function search(signal?: AbortSignal): Promise<string> {
  const {results, engine} = await client.search(REQUESTS, {signal});
  expect(results[0]!.query).toBe(engine);
  return `${engine}, then ${client.engine}`;
}

beforeEach(() => {
  vi.useFakeTimers();
  hosted = new Hosted();
  client = createFallbackClient(hosted, embedded);
});
afterEach(() => {
  vi.useRealTimers();
});

test('the hosted service answers as long as it can', async () => {
  await expect(search()).resolves.toBe('hosted, then hosted');
});

test('its failure goes to the caller, each time', async () => {
  hosted.state = 'down';
  await expect(search()).rejects.toBe(unreachable);
  await expect(search()).rejects.toBe(unreachable);
  expect([client.engine, hosted.calls]).toEqual(['hosted', 2]);
});

test('once chosen, the built-in index answers at once, for two minutes', async () => {
  hosted.state = 'down';
  await expect(search()).rejects.toBe(unreachable);
  client.useEmbedded();
  expect(client.engine).toBe('embedded');
  await expect(search()).resolves.toBe('embedded, then embedded');
  vi.advanceTimersByTime(TWO_MINUTES - 1);
  await expect(search()).resolves.toBe('embedded, then embedded');
  expect(hosted.calls).toBe(1);
});

describe('after two minutes', () => {
  beforeEach(() => {
    client.useEmbedded();
    vi.advanceTimersByTime(TWO_MINUTES);
  });

  test('a hosted service that answers is in charge again', async () => {
    await expect(search()).resolves.toBe('hosted, then hosted');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('one that fails is not seen, and left alone for two more minutes', async () => {
    hosted.state = 'down';
    await expect(search()).resolves.toBe('embedded, then embedded');
    hosted.state = 'up';
    vi.advanceTimersByTime(TWO_MINUTES - 1);
    await expect(search()).resolves.toBe('embedded, then embedded');
    expect(hosted.calls).toBe(1);
    vi.advanceTimersByTime(1);
    await expect(search()).resolves.toBe('hosted, then hosted');
  });

  test('one that is silent costs one second, and is asked once', async () => {
    hosted.state = 'down';
    hosted.delay = 6_000;
    const answer = search();
    await expect(search()).resolves.toBe('embedded, then embedded');
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(answer).resolves.toBe('embedded, then embedded');
    await vi.advanceTimersByTimeAsync(5_000);
    expect([client.engine, hosted.calls]).toEqual(['embedded', 1]);
  });

  test('one that answers late is in charge of the next search', async () => {
    hosted.delay = 2_000;
    const answer = search();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(answer).resolves.toBe('embedded, then embedded');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.engine).toBe('hosted');
  });

  test('one that was silent for a second is not waited for again when that search is superseded', async () => {
    hosted.delay = 6_000;
    const controller = new AbortController();
    const answer = search(controller.signal);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(answer).resolves.toBe('embedded, then embedded');
    controller.abort(new Error('superseded'));
    await vi.advanceTimersByTimeAsync(0);
    await expect(search()).resolves.toBe('embedded, then embedded');
    expect(hosted.calls).toBe(1);
  });

  test('a retry that is superseded leaves it to the next search', async () => {
    hosted.delay = 500;
    const controller = new AbortController();
    const answer = search(controller.signal);
    controller.abort(new Error('superseded'));
    await expect(answer).rejects.toThrow('superseded');
    expect(client.engine).toBe('embedded');
    hosted.delay = 0;
    await expect(search()).resolves.toBe('hosted, then hosted');
  });
});

test('a failure of the built-in index goes to the caller', async () => {
  const broken = new SearchError('unreachable', 'The index is missing.');
  client = createFallbackClient(hosted, {search: () => Promise.reject(broken)});
  client.useEmbedded();
  await expect(search()).rejects.toBe(broken);
});

test('the clock may be given', async () => {
  let clock = 0;
  client = createFallbackClient(hosted, embedded, {now: () => clock});
  client.useEmbedded();
  clock = TWO_MINUTES;
  await expect(search()).resolves.toBe('hosted, then hosted');
});
