import {describe, expect, test} from 'vitest';
import {hitText, parseMarks} from './marks';
import type {SearchHit} from './types';

const plain = (text: string): object => ({text, isMarked: false});
const marked = (text: string): object => ({text, isMarked: true});

describe('parseMarks', () => {
  test('tells marked parts from others', () => {
    expect(parseMarks('Use <mark>proxy</mark> and <mark>auth</mark>')).toEqual([
      plain('Use '),
      marked('proxy'),
      plain(' and '),
      marked('auth'),
    ]);
  });

  test('takes escapes back', () => {
    expect(parseMarks('a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;d&#x27; &unknown; &#99999999;')).toEqual([
      plain('a <b> &amp; "c" \'d\' &unknown; &#99999999;'),
    ]);
  });

  test('other markup, unclosed and stray marks are text', () => {
    expect(parseMarks('<img src=x onerror=y></mark><mark>open')).toEqual([
      plain('<img src=x onerror=y>'),
      marked('open'),
    ]);
    expect(parseMarks('')).toEqual([]);
  });
});

describe('hitText', () => {
  const hit = {
    content: 'long content',
    hierarchy: {lvl0: 'Guide', lvl1: 'Options', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {
      content: {value: 'long <mark>content</mark>', matchLevel: 'full'},
      hierarchy: {lvl1: {value: '<mark>Options</mark>', matchLevel: 'full'}},
    },
    _snippetResult: {content: {value: '… <mark>content</mark>', matchLevel: 'full'}, hierarchy: {}},
  } as unknown as SearchHit;

  test('prefers the snippet, then the highlight, then the plain text', () => {
    expect(hitText(hit, 'content')).toEqual([plain('… '), marked('content')]);
    expect(hitText(hit, 'lvl1')).toEqual([marked('Options')]);
    expect(hitText(hit, 'lvl0')).toEqual([plain('Guide')]);
    expect(hitText(hit, 'lvl2')).toEqual([]);
  });
});
