import {expect, test} from 'vitest';
import {pageOf, requestOf} from '../../../e2e/search/testing';
import {createEmbeddedClient} from './client';

const index = JSON.stringify([pageOf('Behind a proxy.')]);

test('each request is answered, in order', async () => {
  const {engine, results} = await createEmbeddedClient(index).search([requestOf('nothing'), requestOf('proxy')]);
  expect(engine).toBe('embedded');
  expect(results.map(({nbHits}) => nbHits)).toEqual([0, 1]);
});

test.each([
  ['a page of HTML', '<!doctype html>\n<title>Not found</title>'],
  ['a file that is cut off', index.slice(0, -5)],
  ['other JSON', '{"records":[]}'],
  ['pages of another form', '[{}]'],
  ['nothing', ''],
])('%s is no index', (_, text) => {
  expect(() => createEmbeddedClient(text)).toThrow(expect.objectContaining({kind: 'deserialization'}));
});
