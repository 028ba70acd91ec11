import {describe, expect, test, vi} from 'vitest';
import {recordsOf} from '../testing';
import {SearchError} from '../types';
import {createEmbeddedClient} from './client';
import {packIndex} from './indexFile';

const {text, build} = packIndex(recordsOf('Behind a proxy.'));
const PROXY = {indexName: 'cli', query: 'proxy'};

test('the index is loaded once, at the first search', async () => {
  const loadIndex = vi.fn(async () => text);
  const client = createEmbeddedClient({loadIndex, build});
  expect(loadIndex).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([client.search([PROXY]), client.search([PROXY])]);
  await client.search([]);
  expect(loadIndex).toHaveBeenCalledTimes(1);
  expect(first.results[0]!.nbHits).toBe(1);
  expect(second).toEqual(first);
});

test('each request has its result, in order', async () => {
  const client = createEmbeddedClient({loadIndex: async () => text});
  const {results} = await client.search([PROXY, {indexName: 'cli', query: 'nothing'}]);
  expect(results.map(({query, nbHits}) => [query, nbHits])).toEqual([
    ['proxy', 1],
    ['nothing', 0],
  ]);
  expect(await client.search([])).toEqual({results: []});
});

describe('a failure', () => {
  test('is told to all that wait, and the next search tries again', async () => {
    const cause = new Error('offline');
    const loadIndex = vi.fn(async () => text).mockRejectedValueOnce(cause);
    const client = createEmbeddedClient({loadIndex, build});
    const failures = await Promise.allSettled([client.search([PROXY]), client.search([PROXY])]);
    for (const failure of failures) {
      expect(failure).toMatchObject({status: 'rejected', reason: {kind: 'unreachable', cause}});
    }
    expect((await client.search([PROXY])).results[0]!.nbHits).toBe(1);
    expect(loadIndex).toHaveBeenCalledTimes(2);
  });

  test('that has a name keeps it', async () => {
    const error = new SearchError('api', 'The search index could not be loaded: status 404.', 404);
    const client = createEmbeddedClient({loadIndex: () => Promise.reject(error)});
    await expect(client.search([PROXY])).rejects.toBe(error);
  });

  test('is an index of another build, until the right one comes', async () => {
    const loadIndex = vi.fn(async () => text).mockResolvedValueOnce(packIndex(recordsOf('Older.')).text);
    const client = createEmbeddedClient({loadIndex, build});
    await expect(client.search([PROXY])).rejects.toMatchObject({kind: 'deserialization'});
    expect((await client.search([PROXY])).results).toHaveLength(1);
  });
});
