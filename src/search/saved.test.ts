import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {SavedSearches} from './saved';
import {hitOf} from '../../e2e/search/testing';
import {EMPTY_HIERARCHY} from './types';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__cli';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__cli';

let items: Map<string, string>;

/** Returns the saved searches of a newly opened page. */
const open = (indexName = 'cli'): SavedSearches => new SavedSearches(indexName, ['https://cli.kintone.dev']);

beforeEach(() => {
  items = new Map();
  const setItem = (key: string, value: string): void => void items.set(key, value);
  vi.stubGlobal('localStorage', {getItem: (key: string) => items.get(key) ?? null, setItem});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const urls = (searches: readonly {url: string}[]): string[] => searches.map(({url}) => url);
const stored = (key: string): string[] => urls(JSON.parse(items.get(key)!) as {url: string}[]);

describe('recent searches', () => {
  test('contain the page of a hit, without its snippet, even after a reload', () => {
    open().add(hitOf('/a/#part', {type: 'content', content: 'some text'}));
    const hierarchy = {...EMPTY_HIERARCHY, lvl0: 'Guide', lvl1: 'Page /a/#part'};
    const page = {objectID: '/a/', url: '/a/', type: 'lvl1', content: null, hierarchy};
    expect(open().recent()).toEqual([{...page, snippet: {}}]);
    expect(JSON.parse(items.get(RECENT)!)).toEqual([page]);
  });

  test('contain a page once, the latest first', () => {
    const saved = open();
    ['/a/', '/b/', '/a/#part'].forEach((url) => saved.add(hitOf(url)));
    expect(urls(saved.recent())).toEqual(['/a/', '/b/']);
  });

  test('are limited to seven, or to four if there are favorites', () => {
    const saved = open();
    'abcdefghi'.split('').forEach((name) => saved.add(hitOf(`/${name}/`)));
    expect(urls(saved.recent())).toEqual(['/i/', '/h/', '/g/', '/f/', '/e/', '/d/', '/c/']);
    expect(stored(RECENT), 'stored: as many as are shown').toEqual(urls(saved.recent()));
    saved.promote(saved.recent()[0]!);
    expect(urls(saved.recent())).toEqual(['/h/', '/g/', '/f/', '/e/']);
    expect(stored(RECENT), 'stored beside a favorite: as many as are shown').toEqual(urls(saved.recent()));
  });

  test('are stored by index', () => {
    open().add(hitOf('/a/'));
    expect(open('other').recent()).toEqual([]);
  });
});

describe('favorite searches', () => {
  test('are moved from the recent searches, do not become recent again, and can be removed', () => {
    const saved = open();
    ['/a/', '/b/', '/c/'].forEach((url) => saved.add(hitOf(url)));
    saved.promote(saved.recent()[0]!);
    saved.add(hitOf('/c/#part'));
    expect([urls(saved.favorites()), urls(saved.recent())]).toEqual([['/c/'], ['/b/', '/a/']]);
    saved.remove(saved.recent()[0]!);
    saved.remove(saved.favorites()[0]!);
    expect([urls(saved.favorites()), urls(saved.recent())]).toEqual([[], ['/a/']]);
  });

  test('are limited to ten', () => {
    const saved = open();
    'abcdefghijkl'.split('').forEach((name) => {
      saved.add(hitOf(`/${name}/`));
      saved.promote(saved.recent()[0]!);
    });
    const shown = urls(saved.favorites());
    expect([shown.length, shown[0], shown[9]]).toEqual([10, '/l/', '/c/']);
    expect(stored(FAVORITES), 'stored: as many as are shown').toEqual(shown);
  });
});

test.each(['{', '[null,5,{}]'])('saved searches are empty if storage contains %j', (text) => {
  [RECENT, FAVORITES].forEach((key) => items.set(key, text));
  const saved = open();
  expect([saved.recent(), saved.favorites()]).toEqual([[], []]);
  saved.add(hitOf('/a/'));
  expect(urls(saved.recent())).toEqual(['/a/']);
});

test("DocSearch's saved searches are read, with relative addresses and only from the site", () => {
  const searches = [hitOf('https://cli.kintone.dev/a/#x', {type: 'lvl2'}), hitOf('javascript:alert(1)')];
  items.set(RECENT, JSON.stringify(searches));
  expect(urls(open().recent())).toEqual(['/a/']);
});

test('saved searches are empty if storage is blocked', () => {
  const refuse = (): never => {
    throw new DOMException('refused');
  };
  vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse});
  const saved = open();
  saved.add(hitOf('/a/'));
  expect(saved.recent()).toEqual([]);
});
