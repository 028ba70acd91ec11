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
    ['Reference', ['/a/#1', '/a/#2', '/c/']],
    ['Guide', ['/b/']],
    ['Page /d/', ['/d/']],
  ]);
});

test('a group has its first five hits, with those of a page together', () => {
  const urls = ['/a/', '/a/#1', '/b/', '/a/#2', '/c/', '/d/', '/e/'];
  expect(shape(urls.map((url) => hit('Guide', url)))).toEqual([['Guide', ['/a/', '/a/#1', '/a/#2', '/b/', '/c/']]]);
});
