import {describe, expect, test} from 'vitest';
import {sanitizeWireHits as sanitizeHits} from './hits';
import type {SearchHit} from './wire';

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

test('a sound hit stays as it is', () => {
  expect(sanitizeHits([HIT])).toEqual([HIT]);
});

test.each([undefined, null, 7, 'hits', {}, {length: 1}, [null, undefined, 0, '', 'hit', [], {}, [HIT], () => HIT]])(
  'rubbish is no hit: %j',
  (rubbish) => {
    expect(sanitizeHits(rubbish)).toEqual([]);
  },
);

describe('addresses', () => {
  test.each([
    ['/guide/', '/guide/'],
    ['guide/', '/guide/'],
    ['#proxy', '/#proxy'],
    ['https://cli.kintone.dev/guide/?a=b#c', '/guide/?a=b#c'],
    ['HTTPS://CLI.kintone.dev', '/'],
    ['http://localhost:3000/guide/', '/guide/'],
    ['https://cli.kintone.dev//evil.example/', '/evil.example/'],
    ['//cli.kintone.dev/guide/', '/guide/'],
    ['http://cli.kintone.dev/guide/', 'http://cli.kintone.dev/guide/'],
    ['https://kintone.dev/en/', 'https://kintone.dev/en/'],
    ['//evil.example/', 'https://evil.example/'],
    ['\\\\evil.example\\', 'https://evil.example/'],
    ['/"> onclick=alert(1)', '/%22%3E%20onclick=alert(1)'],
  ])('%s becomes %s', (url, expected) => {
    expect(sanitize({url})?.url).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://cli.kintone.dev/1',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'https://',
    'http://[',
    '',
    '  ',
    null,
    7,
    {href: '/guide/'},
  ])('%j is refused', (url) => {
    expect(sanitize({url})).toBeUndefined();
  });

  test('an own origin that is none does no harm', () => {
    expect(sanitizeHits([HIT], ['', 'not an origin', 'http://['])).toEqual([HIT]);
  });
});

describe('headings', () => {
  test.each([[undefined], [null], ['Guide'], [[]], [{}], [{lvl0: '', lvl1: 7, lvl2: null}]])(
    'a hit with the hierarchy %j is dropped',
    (hierarchy) => {
      expect(sanitize({hierarchy})).toBeUndefined();
    },
  );

  test('group and title are filled from the nearest level', () => {
    expect(sanitize({hierarchy: {lvl1: 'Options'}})?.hierarchy).toMatchObject({
      lvl0: 'Options',
      lvl1: 'Options',
      lvl2: null,
    });
    expect(sanitize({hierarchy: {lvl0: 'Guide', lvl3: 'A'}})?.hierarchy).toMatchObject({
      lvl0: 'Guide',
      lvl1: 'Guide',
      lvl3: 'A',
    });
    expect(sanitize({hierarchy: {lvl2: 'Proxy'}})?.hierarchy).toMatchObject({
      lvl0: 'Proxy',
      lvl1: 'Proxy',
      lvl2: 'Proxy',
    });
  });
});

test.each([
  [{type: 'lvl1'}, 'lvl1'],
  [{type: 'lvl3'}, 'lvl2'],
  [{type: 'lvl0'}, 'lvl2'],
  [{type: 'content'}, 'lvl2'],
  [{type: 'content', content: 'Text'}, 'content'],
  [{type: undefined, content: 'Text'}, 'content'],
  [{type: 'toString'}, 'lvl2'],
])('%j is shown as %s: the type names a text that is there', (fields, type) => {
  expect(sanitize(fields)?.type).toBe(type);
});

test('missing fields get what does no harm', () => {
  expect(sanitizeHits([{url: HIT.url, hierarchy: HIT.hierarchy}])).toEqual([
    {...HIT, objectID: HIT.url, language: '', docusaurus_tag: ''},
  ]);
});

describe('texts', () => {
  const highlighted = (value: unknown): string | undefined =>
    sanitize({_highlightResult: {hierarchy: {lvl2: {value, matchLevel: 'full'}}}})?._highlightResult?.hierarchy.lvl2
      ?.value;

  test.each([
    ['the <mark>proxy</mark>', 'the <mark>proxy</mark>'],
    ['<img src=x onerror=alert(1)><mark>a</mark>', '&lt;img src=x onerror=alert(1)&gt;<mark>a</mark>'],
    ['<mark onclick=alert(1)>a</mark>', '&lt;mark onclick=alert(1)&gt;a</mark>'],
    ['a & b "c" \'d\'', 'a &amp; b &quot;c&quot; &#39;d&#39;'],
    ['&lt;<mark>path</mark>&gt; &amp; &#x3C;', '&lt;<mark>path</mark>&gt; &amp; &#x3C;'],
    ['&lt;mark&gt;', '&lt;mark&gt;'],
    ['AT&T; R&D', 'AT&T; R&amp;D'],
  ])('%s is highlighted as %s', (value, expected) => {
    expect(highlighted(value)).toBe(expected);
  });

  test.each([undefined, null, 7, {}, ['a']])('a highlight of %j is none', (value) => {
    expect(highlighted(value)).toBeUndefined();
  });

  test('plain texts are plain, however the index holds them', () => {
    const hit = sanitize({
      content: '&lt;path&gt; &amp;lt; &quot;&#39;',
      hierarchy: {lvl1: 'a <b> & c'},
      type: 'content',
    });
    expect(hit).toMatchObject({content: '<path> &lt; "\'', hierarchy: {lvl1: 'a <b> & c'}});
  });

  test('snippets and matched words are read, rubbish beside them is not', () => {
    const content = {
      value: 'a <mark>b</mark>…',
      matchLevel: 'partial',
      matchedWords: ['b', 7],
      fullyHighlighted: false,
    };
    const hit = sanitize({
      _snippetResult: {content, hierarchy: [], more: 1},
      _highlightResult: {content: {value: 'x', matchLevel: 'very'}, hierarchy: {lvl1: null, lvl9: content}},
    });
    expect(hit?._snippetResult).toEqual({
      content: {value: 'a <mark>b</mark>…', matchLevel: 'partial', matchedWords: ['b']},
      hierarchy: {},
    });
    expect(hit?._highlightResult).toEqual({content: {value: 'x', matchLevel: 'none'}, hierarchy: {}});
  });
});
