import {expect, test} from 'vitest';
import {sanitizeHits} from './hits';
import {hitText, type SearchHit} from './types';

const HIT = {
  objectID: '1',
  url: '/guide/options/#proxy',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guide', lvl1: 'Options', lvl2: 'Proxy', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};
const OWN = ['https://cli.kintone.dev', 'http://localhost:3000'];

/** Returns the result of sanitizing a valid hit with these fields; undefined if it is dropped. */
const sanitize = (fields: object): SearchHit | undefined => sanitizeHits([{...HIT, ...fields}], OWN)[0];

test('a valid record is unchanged, without a snippet', () => {
  expect(sanitizeHits([HIT], OWN)).toEqual([{...HIT, snippet: {}}]);
});

test.each([undefined, 'hits', {length: 1}, [null, 'hit', [], {}, [HIT]]])('%j contains no valid hit', (garbage) => {
  expect(sanitizeHits(garbage, OWN)).toEqual([]);
});

test.each([
  ['https://cli.kintone.dev/guide/?a=b#c', '/guide/?a=b#c'],
  ['http://localhost:3000/guide/', '/guide/'],
  ['https://cli.kintone.dev//evil.example/', '/evil.example/'],
  ['https://evil.example/', undefined],
  ['//evil.example/', undefined],
  ['\\\\evil.example\\', undefined],
  ['java\nscript:alert(1)', undefined],
  ['http://[', undefined],
])('the address %j becomes %j', (url, expected) => {
  expect(sanitize({url})?.url).toBe(expected);
});

test('a hit without its page’s title is dropped', () => {
  expect(sanitize({hierarchy: {lvl0: 'Guide', lvl1: '', lvl2: 'Proxy'}})).toBeUndefined();
});

test('a hit with content is read as content', () => {
  expect(sanitize({content: 'Text'})?.type).toBe('content');
  const empty = {content: '', hierarchy: {lvl0: '', lvl1: 'Options'}};
  expect(sanitize(empty), 'empty texts are missing').toMatchObject({content: null, hierarchy: {lvl0: null}});
});

const plain = (text: string): object => ({text, marked: false});
const marked = (text: string): object => ({text, marked: true});

test.each([
  ['the <mark>proxy</mark>', [plain('the '), marked('proxy')]],
  ['<img src=x><mark>a</mark>', [plain('<img src=x>'), marked('a')]],
  ['&lt;<mark>path</mark>&gt; &amp;lt; &quot;&#39; R&D', [plain('<'), marked('path'), plain('> &lt; "\' R&D')]],
])('%j is split into %j', (value, parts) => {
  expect(sanitize({_highlightResult: {hierarchy: {lvl2: {value}}}})?.snippet.lvl2).toEqual(parts);
});

test('a snippet of the content takes precedence over a highlight, and a highlight over plain text', () => {
  const hit = sanitize({
    content: 'long &lt;content&gt;',
    _highlightResult: {
      content: {value: 'long <mark>content</mark>'},
      hierarchy: {lvl1: {value: '<mark>Options</mark>'}},
    },
    _snippetResult: {content: {value: '…<mark>content</mark>'}, hierarchy: {lvl1: {value: '…'}}},
  })!;
  expect(hit.content).toBe('long <content>');
  expect(hitText(hit, 'content')).toEqual([plain('…'), marked('content')]);
  expect(hitText(hit, 'lvl1'), 'whole').toEqual([marked('Options')]);
  expect(hitText(hit, 'lvl0')).toEqual([plain('Guide')]);
  expect(hitText(hit, 'lvl3')).toEqual([]);
});
