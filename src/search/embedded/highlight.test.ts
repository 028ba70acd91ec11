import {describe, expect, test} from 'vitest';
import {Highlighter} from './highlight';
import {splitWords} from './words';

/** A highlighter for these words, each a thing of its own. */
const highlighter = (...words: string[]): Highlighter =>
  new Highlighter({
    wordsOf: splitWords,
    conceptOf: (term) => words.find((word) => word === term),
    conceptCount: words.length,
    preTag: '<mark>',
    postTag: '</mark>',
    ellipsis: '…',
  });

describe('highlighting', () => {
  test('marks the words found, in any case', () => {
    expect(highlighter('proxy').highlight('Proxy, or no proxy').value).toBe(
      '<mark>Proxy</mark>, or no <mark>proxy</mark>',
    );
  });

  test('escapes all else, and what is marked', () => {
    expect(highlighter('input').highlight('<input> & "it\'s" <b>').value).toBe(
      '&lt;<mark>input</mark>&gt; &amp; &quot;it&#39;s&quot; &lt;b&gt;',
    );
  });

  test('leaves tags in the text as text', () => {
    expect(highlighter('x').highlight('<mark>a</mark>').value).toBe('&lt;mark&gt;a&lt;/mark&gt;');
  });

  test('marks a compound and its parts once', () => {
    const {value, matchedWords} = highlighter('update', 'updatekey').highlight('use --update-key here');
    expect(value).toBe('use --<mark>update-key</mark> here');
    expect(matchedWords).toEqual(['update', 'updatekey']);
  });

  test('says how much of the query stands in the text', () => {
    const two = highlighter('proxy', 'password');
    expect(two.highlight('proxy with password').matchLevel).toBe('full');
    expect(two.highlight('proxy alone')).toEqual({
      value: '<mark>proxy</mark> alone',
      matchLevel: 'partial',
      matchedWords: ['proxy'],
    });
    expect(two.highlight('neither').matchLevel).toBe('none');
    expect(highlighter().highlight('nothing asked').matchLevel).toBe('none');
  });

  test('takes empty texts and broken characters', () => {
    expect(highlighter('a').highlight('').value).toBe('');
    expect(highlighter('a').highlight('\ud800 a').value).toBe('\ud800 <mark>a</mark>');
  });
});

describe('a snippet', () => {
  const text = 'one two three four five six seven eight nine ten';

  test('of a short text is the text', () => {
    expect(highlighter('two').snippet('one two three', 3).value).toBe('one <mark>two</mark> three');
  });

  test.each([
    ['at the beginning', 'one', '<mark>one</mark> two three four…'],
    ['in the middle', 'five', '…four <mark>five</mark> six seven…'],
    ['at the end', 'ten', '…seven eight nine <mark>ten</mark>'],
    ['nowhere', 'eleven', 'one two three four…'],
  ])('has so many words around the word found %s', (_, word, value) => {
    expect(highlighter(word).snippet(text, 4).value).toBe(value);
  });

  test('is where most words are found', () => {
    expect(highlighter('one', 'seven', 'nine').snippet(text, 4).value).toBe(
      '…<mark>seven</mark> eight <mark>nine</mark> ten',
    );
  });

  test('has its own ellipsis, and as many words as were asked for, one at least', () => {
    const marks = {
      wordsOf: splitWords,
      conceptOf: () => undefined,
      conceptCount: 1,
      preTag: '',
      postTag: '',
      ellipsis: ' [more]',
    };
    expect(new Highlighter(marks).snippet(text, 1).value).toBe('one [more]');
  });

  test('escapes, and cuts no word in two', () => {
    expect(highlighter('c').snippet('<a> <b> c <d> & <e>', 3).value).toBe('…&lt;b&gt; <mark>c</mark> &lt;d&gt;…');
  });
});
