import {expect, test} from 'vitest';
import {pageOf, requestOf} from '../../../e2e/search/testing';
import {createEmbeddedClient} from './client';

const index = JSON.stringify([pageOf('Behind a proxy.')]);

test('the client answers all requests in order', async () => {
  const results = await createEmbeddedClient(index).search([requestOf('nothing'), requestOf('proxy')]);
  expect(results.map(({nbHits}) => nbHits)).toEqual([0, 1]);
});

test.each(['<!doctype html>', index.slice(0, -5)])('the client rejects the index %j', (text) => {
  expect(() => createEmbeddedClient(text)).toThrow(expect.objectContaining({kind: 'deserialization'}));
});
