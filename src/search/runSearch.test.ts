// cspell:ignore recor reco upsertxyz
import {describe, expect, test, vi} from 'vitest';
import {runSearch} from './runSearch';
import {hitOf} from '../../e2e/search/testing';
import type {SearchClient, SearchHit, SearchRequest, SearchResult} from './types';

const INPUT = {page: 1, width: 1280, facetFilters: []};

const hit = (objectID: string, marked = ''): SearchHit =>
  hitOf(`/${objectID}/`, {
    objectID,
    snippet: {
      lvl1: [
        {text: `${marked}-plain`, marked: false},
        {text: marked, marked: true},
      ],
    },
  });

/** Returns a client with one page per word, found only by that word. */
function clientThatKnows(words: readonly string[]): {client: SearchClient; log: SearchRequest[]} {
  const log: SearchRequest[] = [];
  const answer = ({query, clickAnalytics}: SearchRequest): SearchResult => {
    const hits = words.filter((word) => word === query).map((word) => hit(word, word));
    const queryID = clickAnalytics ? {queryID: 'id'} : {};
    return {hits, nbHits: hits.length, nbPages: 1, ...queryID};
  };
  const client: SearchClient = {
    search(requests) {
      log.push(...requests);
      return Promise.resolve(requests.map(answer));
    },
  };
  return {client, log};
}

test.each([
  [769, 10],
  [768, 5],
])('the request follows the specification; at %d pixels, snippets have %d words', async (width, snippetWords) => {
  const {client, log} = clientThatKnows(['proxy']);
  const input = {query: 'proxy', page: 0, facetFilters: ['language:en']};
  await runSearch({client, insights: undefined}, {...input, width});
  expect(log).toEqual([{...input, hitsPerPage: 20, snippetWords, clickAnalytics: false}]);
});

test('views and clicks are reported, with positions among all results', async () => {
  const insights = {viewed: vi.fn(), clicked: vi.fn()};
  const source = {...clientThatKnows(['proxy', 'proxy']), insights};
  const found = await runSearch(source, {...INPUT, query: 'proxy'});
  found.reportView(found.hits.slice(1));
  expect(insights.viewed).toHaveBeenCalledWith(['proxy']);
  found.reportClick(found.hits[1]!);
  expect(insights.clicked).toHaveBeenCalledWith('proxy', 22, 'id');
});

describe('suggestions', () => {
  const suggest = async (query: string, client: SearchClient): Promise<readonly string[]> =>
    (await runSearch({client, insights: {viewed: vi.fn(), clicked: vi.fn()}}, {...INPUT, query})).suggestions;

  test('are up to three words of the query that lead to results, the longest first', async () => {
    const {client, log} = clientThatKnows(['now', 'export', 'all', 'records', 'in']);
    expect(await suggest('export zzzz all in records now', client)).toEqual(['records', 'export', 'all']);
    const tried = ['records', 'export', 'zzzz', 'all', 'now', 'record', 'recor', 'reco', 'rec'];
    const {width, ...input} = INPUT;
    const request = {...input, snippetWords: 10, hitsPerPage: 1, clickAnalytics: false};
    expect(log.slice(1)).toEqual(tried.map((query) => ({...request, query})));
  });

  test.each(['update-keyy', 'update_keys now'])('split the longest word of %s', async (query) => {
    expect(await suggest(query, clientThatKnows(['update', 'upd']).client)).toEqual(['update']);
  });

  test('come from at most twelve variants', async () => {
    const {client, log} = clientThatKnows(['a'.repeat(51)]);
    expect(await suggest('a'.repeat(64), client)).toEqual([]);
    expect(log).toHaveLength(13);
  });

  test.each([
    ['upsertxyz', ['upsert']],
    ['zzzzzz', []], // No beginnings that another word resembles.
  ])('are the found words instead of their beginnings: %s', async (query, expected) => {
    const {client} = clientThatKnows([]);
    const found = {hits: [hit('1', 'Upsert')], nbHits: 1, nbPages: 1};
    const search = vi.fn(client.search);
    search.mockImplementationOnce(client.search);
    search.mockImplementationOnce((requests) => Promise.resolve(requests.map(() => found)));
    expect(await suggest(query, {search})).toEqual(expected);
  });

  test.each(['zzzz yyyy', 'a', ''])('are empty if nothing leads to results: %j', async (query) => {
    expect(await suggest(query, clientThatKnows(['a']).client)).toEqual([]);
  });

  test('are empty if the client fails', async () => {
    const {client} = clientThatKnows([]);
    const search = vi.fn(client.search).mockImplementationOnce(client.search).mockRejectedValueOnce(new Error('down'));
    expect(await suggest('zzzz', {search})).toEqual([]);
  });
});
