import {describe, expect, test} from 'vitest';
import {openSavedSearches, type SavedSearches, type SavedStorage} from './saved';
import type {RecordType, SearchHit} from './types';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__cli';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__cli';

function hit(url: string, type: RecordType = 'lvl1'): SearchHit {
  return {
    objectID: `${url}|${type}|0`,
    url,
    type,
    content: type === 'content' ? 'some text' : null,
    hierarchy: {lvl0: 'Guide', lvl1: `Page ${url[1]}`, lvl2: 'Section', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    language: 'en',
    docusaurus_tag: 'docs-guide-current',
    highlight: {},
    snippet: {},
  };
}

function fakeStorage(items: Record<string, string> = {}): SavedStorage & {items: Record<string, string>} {
  return {
    items,
    getItem: (key) => items[key] ?? null,
    setItem: (key, value) => {
      items[key] = value;
    },
  };
}

function open(storage: SavedStorage = fakeStorage()): SavedSearches {
  return openSavedSearches({indexName: 'cli', storage: () => storage});
}

const urls = (searches: readonly {url: string}[]): string[] => searches.map(({url}) => url);

describe('recent searches', () => {
  test('hold the page of a hit, without highlight and snippet', () => {
    const storage = fakeStorage();
    open(storage).add(hit('/a/#part', 'content'));
    expect(JSON.parse(storage.items[RECENT]!)).toEqual([
      {
        objectID: '/a/',
        url: '/a/',
        type: 'lvl1',
        content: null,
        hierarchy: {lvl0: 'Guide', lvl1: 'Page a', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
        language: 'en',
        docusaurus_tag: 'docs-guide-current',
      },
    ]);
  });

  test('hold a page once, the latest in front', () => {
    const saved = open();
    ['/a/', '/b/', '/a/#part'].forEach((url) => saved.add(hit(url, 'lvl2')));
    expect(urls(saved.recent())).toEqual(['/a/', '/b/']);
  });

  test('are seven, or four beside favorites', () => {
    const saved = open();
    'abcdefghi'.split('').forEach((name) => saved.add(hit(`/${name}/`)));
    expect(urls(saved.recent())).toEqual(['/i/', '/h/', '/g/', '/f/', '/e/', '/d/', '/c/']);
    saved.promote(saved.recent()[0]!);
    expect(urls(saved.recent())).toEqual(['/h/', '/g/', '/f/', '/e/']);
  });

  test('can be removed', () => {
    const saved = open();
    ['/a/', '/b/'].forEach((url) => saved.add(hit(url)));
    saved.removeRecent(saved.recent()[0]!);
    expect(urls(saved.recent())).toEqual(['/a/']);
  });

  test('belong to their index', () => {
    const storage = fakeStorage();
    open(storage).add(hit('/a/'));
    expect(openSavedSearches({indexName: 'other', storage: () => storage}).recent()).toEqual([]);
  });
});

describe('favorite searches', () => {
  test('come from the recent ones and leave them', () => {
    const saved = open();
    ['/a/', '/b/'].forEach((url) => saved.add(hit(url)));
    saved.promote(saved.recent()[0]!);
    expect(urls(saved.favorites())).toEqual(['/b/']);
    expect(urls(saved.recent())).toEqual(['/a/']);
  });

  test('do not become recent again', () => {
    const saved = open();
    saved.add(hit('/a/'));
    saved.promote(saved.recent()[0]!);
    saved.add(hit('/a/#part', 'content'));
    expect(saved.recent()).toEqual([]);
  });

  test('are ten', () => {
    const saved = open();
    'abcdefghijkl'.split('').forEach((name) => {
      saved.add(hit(`/${name}/`));
      saved.promote(saved.recent()[0]!);
    });
    expect(urls(saved.favorites())).toHaveLength(10);
    expect(saved.favorites()[0]!.url).toBe('/l/');
  });

  test('can be removed', () => {
    const saved = open();
    saved.add(hit('/a/'));
    saved.promote(saved.recent()[0]!);
    saved.removeFavorite(saved.favorites()[0]!);
    expect(saved.favorites()).toEqual([]);
  });
});

describe('bad storage', () => {
  test.each(['', '{', 'null', '5', '{"0":{}}', '[null,5,{}]', '[{"url":"/a/"}]'])('%j is empty', (text) => {
    const saved = open(fakeStorage({[RECENT]: text, [FAVORITES]: text}));
    expect([saved.recent(), saved.favorites()]).toEqual([[], []]);
    saved.add(hit('/a/'));
    expect(urls(saved.recent())).toEqual(['/a/']);
  });

  test('addresses that run script are left out, markup is text', () => {
    const searches = [
      {...hit('/a/'), url: 'javascript:alert(1)'},
      {...hit('/b/'), url: '//elsewhere.example/'},
      {...hit('/c/'), hierarchy: {lvl1: '<img src=x>'}},
    ];
    const saved = open(fakeStorage({[RECENT]: JSON.stringify(searches)}));
    expect(urls(saved.recent())).toEqual(['https://elsewhere.example/', '/c/']);
    expect(saved.recent()[1]!.hierarchy.lvl1).toBe('<img src=x>');
  });

  test("what DocSearch has saved is read, hits of one page once, the site's own addresses relative", () => {
    const searches = [hit('https://cli.kintone.dev/a/#x', 'lvl2'), hit('https://cli.kintone.dev/a/')];
    const saved = openSavedSearches({
      indexName: 'cli',
      storage: () => fakeStorage({[RECENT]: JSON.stringify(searches)}),
      ownOrigins: ['https://cli.kintone.dev'],
    });
    expect(urls(saved.recent())).toEqual(['/a/']);
  });

  test.each<[string, () => SavedStorage]>([
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
  ])('%s: searches are remembered as long as the dialog', (_, storage) => {
    const saved = openSavedSearches({indexName: 'cli', storage});
    ['/a/', '/b/'].forEach((url) => saved.add(hit(url)));
    saved.promote(saved.recent()[0]!);
    expect([urls(saved.recent()), urls(saved.favorites())]).toEqual([['/a/'], ['/b/']]);
  });
});
