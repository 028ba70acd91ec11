import {describe, expect, test} from 'vitest';
import {sanitizeHits} from './hits';
import {hitText, type SearchHit} from './types';

const HIT = {
  objectID: '1',
  url: '/guide/options/#proxy',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guide', lvl1: 'Options', lvl2: 'Proxy', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  language: 'en',
  docusaurus_tag: 'docs-guide-current',
};
const OWN = ['https://cli.kintone.dev', 'http://localhost:3000/'];

/** The hit that a valid hit becomes with these fields; undefined if it is dropped. */
const sanitize = (fields: object): SearchHit | undefined => sanitizeHits([{...HIT, ...fields}], OWN)[0];

test('a valid record stays as it is, without a snippet', () => {
  expect(sanitizeHits([HIT])).toEqual([{...HIT, snippet: {}}]);
});

test.each([undefined, 'hits', {length: 1}, [null, 'hit', [], {}, [HIT]]])('%j contains no hit', (garbage) => {
  expect(sanitizeHits(garbage)).toEqual([]);
});

test.each([
  ['https://cli.kintone.dev/guide/?a=b#c', '/guide/?a=b#c'],
  ['http://localhost:3000/guide/', '/guide/'],
  ['https://cli.kintone.dev//evil.example/', '/evil.example/'],
  ['http://cli.kintone.dev/guide/', 'http://cli.kintone.dev/guide/'],
  ['//evil.example/', 'https://evil.example/'],
  ['\\\\evil.example\\', 'https://evil.example/'],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['http://[', undefined],
  ['/guide/%', undefined],
  ['  ', undefined],
  [null, undefined],
])('the address %j becomes %j', (url, expected) => {
  expect(sanitize({url})?.url).toBe(expected);
});

test.each([
  [null, undefined],
  [{lvl0: '', lvl1: 7, lvl2: null}, undefined],
  [{lvl1: 'Options'}, {lvl0: 'Options', lvl1: 'Options', lvl2: null}],
  [{lvl2: 'Proxy'}, {lvl0: 'Proxy', lvl1: 'Proxy', lvl2: 'Proxy'}],
])('the hierarchy %j becomes %j', (hierarchy, expected) => {
  const hit = sanitize({hierarchy});
  expect(hit?.hierarchy).toEqual(expected && {...HIT.hierarchy, ...expected});
});

test.each([
  [{type: 'lvl1'}, 'lvl1'],
  [{type: 'lvl3'}, 'lvl2'],
  [{type: 'content'}, 'lvl2'],
  [{type: undefined, content: 'Text'}, 'content'],
])('a hit with %j is shown as %s', (fields, type) => {
  expect(sanitize(fields)?.type).toBe(type);
});

test('a hit without optional fields gets defaults', () => {
  const [hit] = sanitizeHits([{url: HIT.url, hierarchy: HIT.hierarchy}]);
  expect(hit).toMatchObject({...HIT, objectID: HIT.url, language: '', docusaurus_tag: ''});
});

describe('texts', () => {
  const plain = (text: string): object => ({text, marked: false});
  const marked = (text: string): object => ({text, marked: true});

  test.each([
    ['the <mark>proxy</mark>', [plain('the '), marked('proxy')]],
    ['<img src=x><mark>a</mark>', [plain('<img src=x>'), marked('a')]],
    ['<mark onclick=x>a</mark><mark>open', [plain('<mark onclick=x>a'), marked('open')]],
    ['&lt;<mark>path</mark>&gt; &amp;lt; &quot;&#39; R&D', [plain('<'), marked('path'), plain('> &lt; "\' R&D')]],
    [7, undefined],
  ])('%j is split into %j', (value, parts) => {
    expect(sanitize({_highlightResult: {hierarchy: {lvl2: {value}}}})?.snippet.lvl2).toEqual(parts);
  });

  test('a snippet is preferred to a highlight, and a highlight to the plain text', () => {
    const hit = sanitize({
      content: 'long &lt;content&gt;',
      _highlightResult: {
        content: {value: 'long <mark>content</mark>'},
        hierarchy: {lvl1: {value: '<mark>Options</mark>'}},
      },
      _snippetResult: {content: {value: '…<mark>content</mark>'}, hierarchy: []},
    })!;
    expect(hit.content).toBe('long <content>');
    expect(hitText(hit, 'content')).toEqual([plain('…'), marked('content')]);
    expect(hitText(hit, 'lvl1')).toEqual([marked('Options')]);
    expect(hitText(hit, 'lvl0')).toEqual([plain('Guide')]);
    expect(hitText(hit, 'lvl3')).toEqual([]);
  });
});
