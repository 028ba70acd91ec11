import {expect, test} from 'vitest';
import {groupHits} from './groups';
import {hitOf} from '../../e2e/search/testing';
import {EMPTY_HIERARCHY, type SearchHit} from './types';

const hit = (lvl0: string | null, url: string): SearchHit =>
  hitOf(url, {hierarchy: {...EMPTY_HIERARCHY, lvl0, lvl1: `Page ${url}`}});

const shape = (hits: readonly SearchHit[]): unknown =>
  groupHits(hits).map(([title, members]) => [title, members.map(({url}) => url)]);

test('groups by top-level heading, in the order found', () => {
  const hits = [hit('Reference', '/a/#1'), hit('Guide', '/b/'), hit('Reference', '/c/'), hit('Reference', '/a/#2')];
  expect(shape(hits)).toEqual([
    ['Reference', ['/a/#1', '/c/', '/a/#2']],
    ['Guide', ['/b/']],
  ]);
});

test('hits of other hosts come last', () => {
  const hits = [hit('Guide', 'https://example.com/'), hit('Guide', '/a/'), hit('Blog', '/b/')];
  expect(shape(hits)).toEqual([
    ['Guide', ['/a/', 'https://example.com/']],
    ['Blog', ['/b/']],
  ]);
});

test('takes the first five of a group', () => {
  const hits = Array.from({length: 8}, (_, index) => hit('Guide', `/${index}/`));
  expect(shape(hits)).toEqual([['Guide', ['/0/', '/1/', '/2/', '/3/', '/4/']]]);
});

test('two hits of a page stand for it', () => {
  const hits = ['/a/#1', '/b/', '/a/', '/a/#2', '/b/?q', '/c/'].map((url) => hit('Guide', url));
  expect(shape(hits)).toEqual([['Guide', ['/a/#1', '/b/', '/a/', '/b/?q', '/c/']]]);
});

test('a heading named like a property of objects is a heading like others', () => {
  expect(shape([hit('constructor', '/a/'), hit('__proto__', '/b/')])).toEqual([
    ['constructor', ['/a/']],
    ['__proto__', ['/b/']],
  ]);
});

test('the page is the heading where there is none above it', () => {
  expect(shape([hit(null, '/a/')])).toEqual([['Page /a/', ['/a/']]]);
});

test('no hits, no groups', () => {
  expect(groupHits([])).toEqual([]);
});
