import {expect, test} from 'vitest';
import {SYNONYMS, synonymsOf, translateJapanese} from './synonyms';
import {stem} from './words';

test('a word has its synonyms in any form, and others have none', () => {
  expect(synonymsOf('charset')).toEqual(['encoding']);
  expect(synonymsOf('charsets')).toEqual(['encoding']);
  expect(synonymsOf('encoding')).toEqual([]);
  expect(synonymsOf('constructor')).toEqual([]);
});

test('Japanese words are put into English, wherever they stand', () => {
  expect(translateJapanese('CSV文字化け').trim()).toBe('CSV garbled');
  expect(translateJapanese('csv')).toBe('csv');
});

test('no word is its own synonym', () => {
  const own = Object.entries(SYNONYMS).filter(([word, others]) => others.split(' ').map(stem).includes(stem(word)));
  expect(own).toEqual([]);
});
