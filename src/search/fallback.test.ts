import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createFallbackClient, type FallbackClient} from './fallback';
import {SearchError, type Engine, type SearchClient} from './types';

const TWO_MINUTES = 120_000;
const unreachable = new SearchError('unreachable', 'No host answers.');
const embedded: SearchClient = {search: () => Promise.resolve({results: [], engine: 'embedded'})};

let hosted: ReturnType<typeof vi.fn<SearchClient['search']>>;
let client: FallbackClient;

const up = (): Promise<{results: []; engine: Engine}> => Promise.resolve({results: [], engine: 'hosted'});
const down = (): Promise<never> => Promise.reject(unreachable);

/** Which engine answers, and which one is active then. */
const search = async (): Promise<string> => `${(await client.search([])).engine}, then ${client.engine}`;

beforeEach(() => {
  vi.useFakeTimers();
  hosted = vi.fn(up);
  client = createFallbackClient({search: hosted}, embedded);
});
afterEach(() => {
  vi.useRealTimers();
});

test('the hosted service answers as long as it can; its failure goes to the caller, each time', async () => {
  await expect(search()).resolves.toBe('hosted, then hosted');
  hosted.mockImplementation(down);
  await expect(search()).rejects.toBe(unreachable);
  await expect(search()).rejects.toBe(unreachable);
});

test('once chosen, the built-in index answers, until the hosted service has answered a retry', async () => {
  client.useEmbedded();
  vi.advanceTimersByTime(TWO_MINUTES - 1);
  await expect(search()).resolves.toBe('embedded, then embedded');
  expect(hosted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect(search()).resolves.toBe('embedded, then embedded');
  await expect(search()).resolves.toBe('hosted, then hosted');
});

test('a retry that fails is not seen, and the next one comes after two more minutes', async () => {
  hosted.mockImplementation(down);
  client.useEmbedded();
  vi.advanceTimersByTime(TWO_MINUTES);
  await expect(search()).resolves.toBe('embedded, then embedded');
  vi.advanceTimersByTime(TWO_MINUTES - 1);
  await expect(search()).resolves.toBe('embedded, then embedded');
  expect(hosted).toHaveBeenCalledOnce();
});

test('a failure of the built-in index goes to the caller', async () => {
  client = createFallbackClient({search: hosted}, {search: down});
  client.useEmbedded();
  await expect(search()).rejects.toBe(unreachable);
});
