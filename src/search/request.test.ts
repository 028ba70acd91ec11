import {describe, expect, test} from 'vitest';
import {buildSearchRequest, cutQuery} from './request';

describe('buildSearchRequest', () => {
  const input = {query: 'proxy', page: 0, width: 1280, facetFilters: ['language:en'], clickAnalytics: false};

  test('asks as specified', () => {
    expect(buildSearchRequest(input)).toEqual({
      query: 'proxy',
      page: 0,
      hitsPerPage: 20,
      snippetWords: 10,
      facetFilters: ['language:en'],
      clickAnalytics: false,
    });
  });

  test.each([
    [769, 10],
    [768, 5],
  ])('at %d pixels asks for snippets of %d words', (width, snippetWords) => {
    expect(buildSearchRequest({...input, width})).toMatchObject({snippetWords});
  });
});

describe('cutQuery', () => {
  test('keeps 64 characters', () => {
    expect(cutQuery('a'.repeat(64))).toHaveLength(64);
    expect(cutQuery('a'.repeat(10_000))).toHaveLength(64);
  });

  test('leaves no half of a character', () => {
    expect(cutQuery(`${'a'.repeat(63)}🌰`)).toBe('a'.repeat(63));
    expect(cutQuery('a\ud83cb\udf30c')).toBe('abc');
    expect(cutQuery('🌰')).toBe('🌰');
  });
});
