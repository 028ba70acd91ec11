import {describe, expect, test, vi} from 'vitest';
import {pageOf} from '../testing';
import {SearchError, type SearchRequest} from '../types';
import {createEmbeddedClient} from './client';
import {buildIndex} from './indexFile';

const text = buildIndex([pageOf('Behind a proxy.')]);
const PROXY: SearchRequest = {
  query: 'proxy',
  page: 0,
  hitsPerPage: 20,
  snippetWords: 10,
  facetFilters: [],
  clickAnalytics: false,
};

test('the index is loaded once, at the first search, and each request is answered in order', async () => {
  const loadIndex = vi.fn(async () => text);
  const client = createEmbeddedClient({loadIndex});
  expect(loadIndex).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([
    client.search([PROXY]),
    client.search([{...PROXY, query: 'nothing'}, PROXY]),
  ]);
  expect(loadIndex).toHaveBeenCalledTimes(1);
  expect(first.engine).toBe('embedded');
  expect(second.results.map(({nbHits}) => nbHits)).toEqual([0, 1]);
});

describe('a failure', () => {
  test('is told to all that wait, and the next search tries again', async () => {
    const cause = new Error('offline');
    const loadIndex = vi.fn(async () => text).mockRejectedValueOnce(cause);
    const client = createEmbeddedClient({loadIndex});
    for (const failure of await Promise.allSettled([client.search([PROXY]), client.search([PROXY])])) {
      expect(failure).toMatchObject({status: 'rejected', reason: {kind: 'unreachable', cause}});
    }
    expect((await client.search([PROXY])).results[0]!.nbHits).toBe(1);
  });

  test('that has a name keeps it', async () => {
    const error = new SearchError('api', 'The search index could not be loaded: status 404.', 404);
    const client = createEmbeddedClient({loadIndex: () => Promise.reject(error)});
    await expect(client.search([PROXY])).rejects.toBe(error);
  });

  test.each([
    ['a page of HTML', '<!doctype html>\n<title>Not found</title>'],
    ['a file that is cut off', text.slice(0, -5)],
    ['other JSON', '{"records":[]}'],
    ['pages of another form', '[{}]'],
    ['nothing', ''],
  ])('is %s', async (_, wrong) => {
    const client = createEmbeddedClient({loadIndex: async () => wrong});
    await expect(client.search([PROXY])).rejects.toMatchObject({name: 'SearchError', kind: 'deserialization'});
  });
});
