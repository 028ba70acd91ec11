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

/** The one hit that comes of a hit with these fields. */
function sanitize(fields: object): SearchHit | undefined {
  const hits = sanitizeHits([{...HIT, ...fields}], OWN);
  expect(hits.length).toBeLessThan(2);
  return hits[0];
}

test('a sound record stays as it is, with nothing to mark', () => {
  expect(sanitizeHits([HIT])).toEqual([{...HIT, snippet: {}}]);
});

test.each([undefined, null, 7, 'hits', {}, {length: 1}, [null, undefined, 0, '', 'hit', [], {}, [HIT]]])(
  'garbage is no hit: %j',
  (garbage) => {
    expect(sanitizeHits(garbage)).toEqual([]);
  },
);

describe('an address', () => {
  test.each([
    ['https://cli.kintone.dev/guide/?a=b#c', '/guide/?a=b#c'],
    ['http://localhost:3000/guide/', '/guide/'],
    ['https://cli.kintone.dev//evil.example/', '/evil.example/'],
    ['//cli.kintone.dev/guide/', '/guide/'],
    ['http://cli.kintone.dev/guide/', 'http://cli.kintone.dev/guide/'],
    ['//evil.example/', 'https://evil.example/'],
    ['\\\\evil.example\\', 'https://evil.example/'],
    ['/"> onclick=alert(1)', '/%22%3E%20onclick=alert(1)'],
  ])('%s becomes %s', (url, expected) => {
    expect(sanitize({url})?.url).toBe(expected);
  });

  test.each([
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://cli.kintone.dev/1',
    'mailto:a@b.example',
    'http://[',
    '/guide/%',
    'https://cli.kintone.dev/guide/#100%',
    'https://example.com/%E0%A4%A',
    '  ',
    null,
    7,
  ])('%j is refused', (url) => {
    expect(sanitize({url})).toBeUndefined();
  });

  test('an own origin that is none does no harm', () => {
    expect(sanitizeHits([HIT], ['', 'not an origin', 'http://['])).toHaveLength(1);
  });
});

test.each([[undefined], [null], ['Guide'], [[]], [{lvl0: '', lvl1: 7, lvl2: null}]])(
  'a hit with the hierarchy %j is dropped',
  (hierarchy) => {
    expect(sanitize({hierarchy})).toBeUndefined();
  },
);

test.each([
  [{lvl1: 'Options'}, {lvl0: 'Options', lvl1: 'Options', lvl2: null}],
  [
    {lvl0: 'Guide', lvl3: 'A'},
    {lvl0: 'Guide', lvl1: 'Guide', lvl3: 'A'},
  ],
  [{lvl2: 'Proxy'}, {lvl0: 'Proxy', lvl1: 'Proxy', lvl2: 'Proxy'}],
])('group and title of %j are filled from the nearest level', (hierarchy, filled) => {
  expect(sanitize({hierarchy})?.hierarchy).toMatchObject(filled);
});

test.each([
  [{type: 'lvl1'}, 'lvl1'],
  [{type: 'lvl3'}, 'lvl2'],
  [{type: 'content'}, 'lvl2'],
  [{type: 'content', content: 'Text'}, 'content'],
  [{type: undefined, content: 'Text'}, 'content'],
  [{type: 'toString'}, 'lvl2'],
])('%j is shown as %s: the type names a text that is there', (fields, type) => {
  expect(sanitize(fields)?.type).toBe(type);
});

test('missing fields get what does no harm', () => {
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
    ['', undefined],
    [7, undefined],
  ])('%j is marked as %j', (value, parts) => {
    expect(sanitize({_highlightResult: {hierarchy: {lvl2: {value}}}})?.snippet.lvl2).toEqual(parts);
  });

  test('plain texts are plain, however the index holds them', () => {
    const hit = sanitize({content: '&lt;path&gt; &amp;lt;', hierarchy: {lvl1: 'a <b> & c'}});
    expect(hit).toMatchObject({content: '<path> &lt;', hierarchy: {lvl1: 'a <b> & c'}});
  });

  test('the snippet is shown before the highlight, and that before the plain text', () => {
    const hit = sanitize({
      content: 'long content',
      _highlightResult: {
        content: {value: 'long <mark>content</mark>'},
        hierarchy: {lvl1: {value: '<mark>Options</mark>'}},
      },
      _snippetResult: {content: {value: '…<mark>content</mark>'}, hierarchy: []},
    })!;
    expect(hitText(hit, 'content')).toEqual([plain('…'), marked('content')]);
    expect(hitText(hit, 'lvl1')).toEqual([marked('Options')]);
    expect(hitText(hit, 'lvl0')).toEqual([plain('Guide')]);
    expect(hitText(hit, 'lvl3')).toEqual([]);
  });
});
