// cspell:ignore upsret atachment ＵＰＳＥＲＴ
import {describe, expect, test} from 'vitest';
import {recordsOf, requestOf} from '../../../e2e/search/testing';
import type {SearchHit, SearchRequest, SearchResult} from '../types';
import {SearchEngine} from './engine';
import {snippetOf} from './snippet';

/** A site of four pages. */
const engine = new SearchEngine([
  ...recordsOf(
    'Everything on proxies, in 5,000 words.\n\n## Password {#password}\n\nGive the proxy copies of an authentication.\n\n## Failures {#failures}\n\n' +
      '```text\nERROR: Error: 407: Proxy Authentication Required\n```',
    {url: '/reference/proxy/', title: 'HTTP proxy'},
  ),
  ...recordsOf(
    '## Network {#network}\n\nBehind a firewall, set a proxy.\n\n## Attachments {#attachments}\n\nKeep `<quinces>`.\n\n' +
      '## Encoding {#encoding}\n\nGarbled letters: 青空薬局 of a guest space. GAIA_IL16',
    {url: '/guide/import/', title: 'record import'},
  ),
  ...recordsOf('## Keys {#keys}\n\n| Option | Meaning |\n| --- | --- |\n| `--update-key` | updates, too |', {
    url: '/reference/upsert/',
    title: 'Upsert',
    docusaurusTag: 'docs-reference-current',
  }),
  ...recordsOf('News on the HTTP proxy, --quiet or un-quiet.', {
    url: '/blog/proxy/',
    title: 'The HTTP proxy',
    docusaurusTag: 'default',
  }),
]);

const search = (query: string, more?: Partial<SearchRequest>): SearchResult => engine.search(requestOf(query, more));
const urlsOf = (query: string, more?: Partial<SearchRequest>): string[] => search(query, more).hits.map(({url}) => url);
const marksOf = (parts: SearchHit['snippet']['content']): string =>
  (parts ?? []).map(({text, marked}) => (marked ? `[${text}]` : text)).join('');

describe('the first hit is', () => {
  test.each([
    ['the page about a topic, not one that mentions it', 'proxy', '/reference/proxy/'],
    ['the section about a topic, not its page', 'proxy password', '/reference/proxy/#password'],
    ['an option in another spelling', 'updatekey', '/reference/upsert/#option-update-key'],
    [
      'a pasted message, with its time and an id',
      '[2026-01-02T03:04:05.006Z] ERROR: Error: 407: Proxy Authentication Required (k9PzXw3LmQ0a)',
      '/reference/proxy/#failures',
    ],
    ['the match for a number without its separator', '5000', '/reference/proxy/'],
    ['the match for a code', 'GAIA_IL16', '/guide/import/#encoding'],
    ['the match for the beginning of a word', 'ups', '/reference/upsert/'],
    ['the match for a synonym', 'merge', '/reference/upsert/'],
    ['the match for two words written as one', 'guestspace', '/guide/import/#encoding'],
    ['the match for one word written as two', 'pass word', '/reference/proxy/#password'],
    ['the match for the wide letters of a Japanese keyboard', 'ＵＰＳＥＲＴ', '/reference/upsert/'],
    ['the match for two characters of Japanese text', '薬局', '/guide/import/#encoding'],
    ['the match for the English word of a Japanese one', '文字化けの対処', '/guide/import/#encoding'],
    ['the match for a word that Japanese follows without a space', 'Proxyとは', '/reference/proxy/'],
    ['the match for an option that Japanese follows', '--update-keyを指定', '/reference/upsert/#option-update-key'],
    ['the match for a word next to markup and a lone surrogate', '<em>proxy</em> \ud800', '/reference/proxy/'],
  ])('%s', (_, query, url) => {
    expect(urlsOf(query)[0]).toBe(url);
  });

  test('a docs page rather than a post, and each address is listed once', () => {
    const urls = urlsOf('HTTP proxy');
    expect(urls.indexOf('/blog/proxy/')).toBeGreaterThan(urls.indexOf('/reference/proxy/'));
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe('the engine', () => {
  test('looks up the last word of a query of stop words, which the reader has just begun to type', () => {
    expect(urlsOf('how to a')).toContain('/guide/import/#attachments');
  });

  test('returns pages, counted from 0', () => {
    const all = search('proxy');
    expect(all).toMatchObject({nbPages: 1, nbHits: all.hits.length});
    const second = search('proxy', {page: 1, hitsPerPage: 2});
    expect(second).toMatchObject({nbPages: Math.ceil(all.nbHits / 2), nbHits: all.nbHits});
    expect(second.hits.map(({url}) => url)).toEqual(all.hits.slice(2, 4).map(({url}) => url));
    expect(search('proxy', {page: 99}).hits).toEqual([]);
  });

  test('highlights matches in any form, and shortens texts around them', () => {
    const [hit] = search('firewall set', {snippetWords: 3}).hits;
    expect(hit).toMatchObject({type: 'content', url: '/guide/import/#network'});
    expect(marksOf(search('firewall set').hits[0]!.snippet.content)).toBe('Behind a [firewall], [set] a [proxy].');
    expect(marksOf(hit!.snippet.content)).toBe('…[firewall], [set] a…');
    expect(marksOf(snippetOf('one · two · three', new Set(), 2)), 'a separator is no word').toBe('one · two…');
    expect(marksOf(snippetOf('GAIA_IL26: user', new Set(['gaia', 'il']), 9))).toBe('[GAIA_IL]26: user');
    expect(marksOf(search('firewall set', {snippetWords: 1}).hits[0]!.snippet.lvl1)).toBe('record import');
    const {content} = search('authenticate a copy').hits[0]!.snippet;
    expect(marksOf(content)).toBe('Give the proxy [copies] of an [authentication].');
    expect(marksOf(search('update').hits[0]!.snippet.content ?? [])).not.toContain('[[');
  });

  test('highlights a compound as a whole, and returns markup as text', () => {
    const option = search('--update-key').hits[0]!;
    expect(marksOf(option.snippet.lvl3)).toMatch(/^\[--update-key\]/);
    expect(marksOf(search('quiet').hits[0]!.snippet.content)).toMatch(/ \[--quiet\] or un-\[quiet\]\.$/);
    expect(marksOf(search('quinces', {snippetWords: 1}).hits[0]!.snippet.content)).toBe('…<[quinces]>.');
  });
});

test.each(['', '.*(+?[a-z]{2,}|^$)\\', 'constructor toString xyzzyxyz', 'GAIA_IL17'])('%j finds nothing', (query) => {
  expect(search(query)).toEqual({hits: [], nbHits: 0, nbPages: 0});
});
