import {expect, test} from 'vitest';
import {groupHits} from './groups';
import {hitOf} from '../../e2e/search/testing';
import {EMPTY_HIERARCHY, type SearchHit} from './types';

const hit = (lvl0: string | null, url: string): SearchHit =>
  hitOf(url, {hierarchy: {...EMPTY_HIERARCHY, lvl0, lvl1: `Page ${url}`}});

const shape = (hits: readonly SearchHit[]): unknown =>
  groupHits(hits).map(([title, members]) => [title, members.map(({url}) => url)]);

test('groupHits groups by top-level heading, in the order found', () => {
  const hits = [hit('Reference', '/a/#1'), hit('Guide', '/b/'), hit('Reference', '/c/'), hit('Reference', '/a/#2')];
  hits.push(hit(null, '/d/'));
  expect(shape(hits)).toEqual([
    ['Reference', ['/a/#1', '/c/', '/a/#2']],
    ['Guide', ['/b/']],
    ['Page /d/', ['/d/']],
  ]);
});

test.each([
  [
    ['/a/#1', '/b/', '/a/', '/a/#2', '/b/?q', '/c/', '/d/'],
    ['/a/#1', '/b/', '/a/', '/b/?q', '/c/'],
  ],
  [
    ['/a/', '/a/#1', '/a/#2', '/b/', '/a/#3', '/a/#4'],
    ['/a/', '/a/#1', '/b/', '/a/#2', '/a/#3'],
  ],
])('the group of %j has the first two hits of each page, then others, up to five', (urls, expected) => {
  expect(shape(urls.map((url) => hit('Guide', url)))).toEqual([['Guide', expected]]);
});
