import {expect, test} from 'vitest';
import {clickOn} from './clicks';
import type {SearchHit, SearchResult} from './types';

const hits = ['a', 'b'].map((objectID) => ({objectID}) as SearchHit);
const result: SearchResult = {hits, nbHits: 42, page: 0, nbPages: 3, hitsPerPage: 20, queryID: 'q'};

test('a place is counted from 1, over all pages', () => {
  expect(clickOn(hits[1]!, result)).toEqual({objectID: 'b', position: 2, queryID: 'q'});
  expect(clickOn(hits[0]!, {...result, page: 2})).toEqual({objectID: 'a', position: 41, queryID: 'q'});
});

test('an answer without an id has none to give back', () => {
  const {queryID, ...nameless} = result;
  expect(clickOn(hits[0]!, nameless)).toEqual({objectID: 'a', position: 1});
});
