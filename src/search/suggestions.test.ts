// cspell:ignore keyy upsertxyz
import {describe, expect, test} from 'vitest';
import {queryVariants, suggestQueries} from './suggestions';
import type {SearchClient, SearchHit, SearchRequest, SearchResult} from './types';

describe('queryVariants', () => {
  test.each([
    ['export zzzz records', ['export zzzz', 'zzzz records', 'export', 'records', 'zzzz']],
    ['  zzzz ', ['zzz']],
    ['ab', []],
    ['', []],
  ])('of %j begin with %j', (query, expected) => {
    expect(queryVariants(query).slice(0, expected.length || undefined)).toEqual(expected);
  });

  test('take compound words apart and shorten long ones', () => {
    const variants = queryVariants('update-keyy');
    expect(variants[0]).toBe('update');
    expect(variants).toContain('update-key');
    expect(variants.every((variant) => variant.length >= 3)).toBe(true);
  });
});

describe('suggestQueries', () => {
  const input = {query: 'export zzzz records now', indexName: 'cli', width: 1280, insights: true};

  function clientThatKnows(known: readonly string[], log: SearchRequest[] = []): SearchClient {
    return {
      search(requests) {
        log.push(...requests);
        const results = requests.map(({query}): SearchResult => {
          const nbHits = known.includes(query) ? 1 : 0;
          return {hits: [], nbHits, page: 0, nbPages: nbHits, hitsPerPage: 1, query};
        });
        return Promise.resolve({results});
      },
    };
  }

  test('offers up to three queries, all of which lead to results', async () => {
    const log: SearchRequest[] = [];
    const client = clientThatKnows(['now', 'records now', 'export', 'records'], log);
    expect(await suggestQueries(client, input)).toEqual(['records now', 'export', 'now']);
    expect(log.every(({hitsPerPage, clickAnalytics}) => hitsPerPage === 1 && clickAnalytics === undefined)).toBe(true);
    expect(log.length).toBeLessThanOrEqual(12);
  });

  test('offers nothing rather than what leads nowhere', async () => {
    expect(await suggestQueries(clientThatKnows([]), input)).toEqual([]);
    expect(await suggestQueries(clientThatKnows(['a']), {...input, query: 'a'})).toEqual([]);
  });

  test('offers the word that was found in place of its misspellings', async () => {
    const client: SearchClient = {
      search: (requests) =>
        Promise.resolve({
          results: requests.map(({query}): SearchResult => {
            const nbHits = query.startsWith('upsert') ? 1 : 0;
            const hierarchy = {lvl1: {value: 'The <mark>Upsert</mark>', matchLevel: 'full'}};
            const hit = {type: 'lvl1', hierarchy: {lvl1: 'The Upsert'}, _highlightResult: {hierarchy}};
            return {hits: [hit] as unknown as SearchHit[], nbHits, page: 0, nbPages: 1, hitsPerPage: 1, query};
          }),
        }),
    };
    expect(await suggestQueries(client, {...input, query: 'upsertxyz'})).toEqual(['upsert']);
  });

  test('passes a failure on', async () => {
    const client: SearchClient = {search: () => Promise.reject(new Error('down'))};
    await expect(suggestQueries(client, input)).rejects.toThrow('down');
  });
});
