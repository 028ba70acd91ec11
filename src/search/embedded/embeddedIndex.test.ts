// cspell:ignore upsret atachment
import {describe, expect, test} from 'vitest';
import {recordsOf} from '../testing';
import type {SearchHit, SearchRequest, SearchResult} from '../wire';
import {EmbeddedIndex} from './embeddedIndex';

/** A site of four pages. */
const index = new EmbeddedIndex([
  ...recordsOf(
    'Everything on proxies.\n\n## Password {#password}\n\nGive the proxy a password.\n\n## Failures {#failures}\n\n' +
      '```text\nERROR: Error: 407: Proxy Authentication Required\n```',
    {url: '/reference/proxy/', title: 'HTTP proxy', description: 'How to connect through a proxy.', area: 'Reference'},
  ),
  ...recordsOf(
    '## Network {#network}\n\nBehind a firewall, set a proxy.\n\n## Attachments {#attachments}\n\nKeep `<quinces>`.',
    {
      url: '/guide/import/',
      title: 'record import',
      description: 'Import a CSV file.',
    },
  ),
  ...recordsOf('## Keys {#keys}\n\n| Option | Meaning |\n| --- | --- |\n| `--update-key` | updates, too |', {
    url: '/reference/upsert/',
    title: 'Upsert',
    description: 'Update records.',
    docusaurusTag: 'docs-reference-current',
  }),
  ...recordsOf('News on the HTTP proxy.', {
    url: '/blog/proxy/',
    title: 'The HTTP proxy',
    description: 'Connect through a proxy.',
    area: 'Blog',
    docusaurusTag: 'default',
  }),
]);
const search = (query: string, more: Partial<SearchRequest> = {}): SearchResult =>
  index.search({indexName: 'cli', query, ...more});
const urlsOf = (query: string, more?: Partial<SearchRequest>): string[] => search(query, more).hits.map(({url}) => url);
const firstOf = (query: string, more?: Partial<SearchRequest>): SearchHit => search(query, more).hits[0]!;

describe('ranking puts first', () => {
  test.each([
    ['the page about a thing before one that mentions it', 'proxy', '/reference/proxy/'],
    ['the section about it before the page around it', 'proxy password', '/reference/proxy/#password'],
    ['the option before the page', '--update-key', '/reference/upsert/#option-update-key'],
    ['the option, however it is written', 'updatekey', '/reference/upsert/#option-update-key'],
    [
      'a pasted message',
      '[2026-01-02T03:04:05.006Z] ERROR: Error: 407: Proxy Authentication Required',
      '/reference/proxy/#failures',
    ],
    ['what is meant by a typing error', 'atachment', '/guide/import/#attachments'],
    ['what is meant by two swapped letters', 'upsret', '/reference/upsert/'],
    ['what a half typed word begins', 'ups', '/reference/upsert/'],
    ['what a synonym stands for', 'merge', '/reference/upsert/'],
  ])('%s', (_, query, url) => {
    expect(urlsOf(query)[0]).toBe(url);
  });

  test('documentation before news', () => {
    const urls = urlsOf('HTTP proxy');
    expect(urls.indexOf('/reference/proxy/')).toBeLessThan(urls.indexOf('/blog/proxy/'));
    expect(urls).toContain('/blog/proxy/');
  });

  test('nothing that was found twice: each address once', () => {
    const urls = urlsOf('proxy', {hitsPerPage: 100});
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe('an answer', () => {
  test('comes in pages, counted from 0', () => {
    const all = search('proxy');
    expect(all).toMatchObject({page: 0, nbPages: 1, hitsPerPage: 20, nbHits: all.hits.length, query: 'proxy'});
    expect(all.nbHits).toBeGreaterThan(3);
    const second = search('proxy', {page: 1, hitsPerPage: 2});
    expect(second).toMatchObject({page: 1, nbPages: Math.ceil(all.nbHits / 2), hitsPerPage: 2, nbHits: all.nbHits});
    expect(second.hits.map(({url}) => url)).toEqual(all.hits.slice(2, 4).map(({url}) => url));
    expect(search('proxy', {page: 99}).hits).toEqual([]);
  });

  test.each([
    [{hitsPerPage: 0}, {hitsPerPage: 1}],
    [{hitsPerPage: 5_000}, {hitsPerPage: 1_000}],
    [
      {hitsPerPage: NaN, page: NaN},
      {hitsPerPage: 20, page: 0},
    ],
    [
      {hitsPerPage: 2.9, page: -3},
      {hitsPerPage: 2, page: 0},
    ],
  ])('takes %j as %j', (asked, taken) => {
    expect(search('proxy', asked)).toMatchObject(taken);
  });

  test('of nothing is empty', () => {
    expect(search('xyzzyxyz')).toEqual({hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query: 'xyzzyxyz'});
  });

  test('has only what passes the filters', () => {
    expect(urlsOf('proxy', {facetFilters: ['docusaurus_tag:default']})).toEqual(['/blog/proxy/']);
    expect(urlsOf('proxy', {facetFilters: ['language:ja']})).toEqual([]);
  });

  test('has the attributes that were asked for, and objectID', () => {
    const hit = firstOf('proxy', {attributesToRetrieve: ['url', 'hierarchy.lvl1', 'secret']});
    expect(
      Object.keys(hit)
        .filter((name) => !name.startsWith('_'))
        .sort(),
    ).toEqual(['hierarchy', 'objectID', 'url']);
    expect(hit.hierarchy).toEqual({lvl1: 'HTTP proxy'});
    expect(firstOf('proxy', {attributesToRetrieve: ['*']})).toMatchObject({type: 'lvl1', language: 'en'});
    expect(firstOf('proxy', {attributesToRetrieve: []})).not.toHaveProperty('url');
  });

  test("highlights with the request's tags, or those of the service, and escapes the rest", () => {
    const tags = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'};
    const {hits} = search('quinces', tags);
    const texts = hits.map(({_highlightResult}) => _highlightResult?.content?.value);
    expect(texts).toContain('Keep &lt;<mark>quinces</mark>&gt;.');
    expect(firstOf('proxy')._highlightResult?.hierarchy.lvl1).toEqual({
      value: 'HTTP <em>proxy</em>',
      matchLevel: 'full',
      matchedWords: ['proxy'],
    });
  });

  test('has snippets where they were asked for, of so many words', () => {
    expect(firstOf('proxy')).not.toHaveProperty('_snippetResult');
    const {hits} = search('firewall', {attributesToSnippet: ['content:2'], snippetEllipsisText: '(…)'});
    const hit = hits.find(({content}) => content?.includes('firewall'))!;
    expect(hit._snippetResult).toMatchObject({content: {value: '(…)<em>firewall</em>, set(…)'}, hierarchy: {}});
    const whole = firstOf('proxy', {attributesToSnippet: ['*']})._snippetResult;
    expect(whole?.hierarchy.lvl1?.value).toBe('HTTP <em>proxy</em>');
  });
});

describe('bad input is answered:', () => {
  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['markup', '<script>alert(1)</script>'],
    ['regular expressions', '.*(+?[a-z]{2,}|^$)\\'],
    ['half a character', 'proxy \ud800'],
    ['control characters', '\u0000\u0001proxy\u001b[31m'],
    ['names of object properties', '__proto__ constructor toString'],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 characters of words', 'proxy '.repeat(1_700)],
    ['10,000 different words', Array.from({length: 10_000}, (_, at) => `w${at}`).join(' ')],
    ['emoji', '🦀🦀🦀'],
  ])('%s', (_, query) => {
    const {hits, nbHits} = search(query, {attributesToSnippet: ['*:10']});
    expect(hits.length).toBe(Math.min(nbHits, 20));
    const shown = hits.flatMap(({_highlightResult: result}) => [result?.content, ...Object.values(result!.hierarchy)]);
    shown.forEach((each) => expect(each?.value.replaceAll(/<\/?em>/g, '') ?? '').not.toMatch(/[<>]/));
  });

  test('with words beside the rubbish, the words are found', () => {
    expect(urlsOf('<b>proxy</b> \ud800')[0]).toBe('/reference/proxy/');
  });
});

test('an index of nothing finds nothing', () => {
  expect(new EmbeddedIndex([]).search({indexName: 'cli', query: 'proxy'}).hits).toEqual([]);
});
