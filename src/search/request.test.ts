import {describe, expect, test} from 'vitest';
import {buildSearchRequest, cutQuery, type SearchRequestInput} from './request';

const INPUT: SearchRequestInput = {query: 'proxy', indexName: 'cli', width: 1280, insights: false};

describe('buildSearchRequest', () => {
  test('asks as specified', () => {
    expect(buildSearchRequest(INPUT)).toEqual({
      query: 'proxy',
      indexName: 'cli',
      hitsPerPage: 20,
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        'hierarchy.lvl1:10',
        'hierarchy.lvl2:10',
        'hierarchy.lvl3:10',
        'hierarchy.lvl4:10',
        'hierarchy.lvl5:10',
        'hierarchy.lvl6:10',
        'content:10',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
  });

  test.each([
    [769, 'content:10'],
    [768, 'content:5'],
    [320, 'content:5'],
  ])('at %d pixels asks for the snippet %s', (width, snippet) => {
    expect(buildSearchRequest({...INPUT, width}).attributesToSnippet).toContain(snippet);
  });

  test('asks for a page, for click analytics and for filters only when told', () => {
    const contextualFilters = {language: 'en', tags: ['default', 'docs-guide-current']};
    expect(buildSearchRequest({...INPUT, page: 0, insights: true, contextualFilters})).toMatchObject({
      page: 0,
      clickAnalytics: true,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-guide-current']],
    });
    expect(buildSearchRequest({...INPUT, contextualFilters: {language: 'en', tags: []}}).facetFilters).toEqual([
      'language:en',
    ]);
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
