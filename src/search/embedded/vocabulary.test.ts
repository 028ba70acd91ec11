import {describe, expect, test} from 'vitest';
import {pairOf, Vocabulary} from './vocabulary';
import {splitWords} from './words';

function vocabularyOf(...texts: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  texts.forEach((text) => vocabulary.add(splitWords(text)));
  return vocabulary;
}

test('knows the stems of its words, and of no others', () => {
  const vocabulary = vocabularyOf('exported records');
  expect(vocabulary.has('export')).toBe(true);
  expect(vocabulary.has('import')).toBe(false);
  expect(vocabulary.stemOf('exported')).toBe('export');
  expect(vocabulary.stemOf('exporting')).toBe('export');
});

test('counts a word once a text: what stands in fewer texts is rarer', () => {
  const vocabulary = vocabularyOf('key key key', 'csv', 'csv again');
  expect(vocabulary.rarity('key')).toBe(1);
  expect(vocabulary.rarity('csv')).toBe(0.5);
  expect(vocabulary.rarity('unknown')).toBe(0);
});

test('makes pairs of neighbours in names only', () => {
  const vocabulary = new Vocabulary();
  expect(vocabulary.add(splitWords('record import'), true)).toEqual(['record', 'import', pairOf('record', 'import')]);
  expect(vocabulary.add(splitWords('plugin pack'))).toEqual(['plugin', 'pack']);
});

describe('completions', () => {
  test('are longer words, not the word itself in another form', () => {
    expect(vocabularyOf('proxy proxies proximity').completions('prox')).toEqual(['proxy', 'proximity']);
    expect(vocabularyOf('exports exported').completions('export')).toEqual([]);
  });

  test('leave compounds to their parts, but for one that is cut inside a part', () => {
    const vocabulary = vocabularyOf('update-key');
    expect(vocabulary.completions('update')).toEqual([]);
    expect(vocabulary.completions('updatek')).toEqual(['updatekey']);
  });

  test('are no more than fifty', () => {
    const words = Array.from(
      {length: 80},
      (_, index) => `word${String.fromCharCode(97 + (index % 26))}${'x'.repeat(index)}`,
    );
    expect(vocabularyOf(words.join(' ')).completions('word').length).toBe(50);
  });
});

test('swaps finds words with two neighbours the wrong way round', () => {
  expect(vocabularyOf('export').swaps('exprot')).toEqual(['export']);
  expect(vocabularyOf('export').swaps('import')).toEqual([]);
});

describe('partsOf', () => {
  test('takes known compounds and words written together apart', () => {
    expect(vocabularyOf('time-out').partsOf('timeout')).toEqual(['time', 'out']);
    expect(vocabularyOf('guest space').partsOf('guestspace')).toEqual(['guest', 'space']);
  });

  test('leaves other words whole', () => {
    expect(vocabularyOf('guest space').partsOf('guest')).toBeUndefined();
    expect(vocabularyOf('guest space').partsOf('guestbook')).toBeUndefined();
    expect(vocabularyOf('a b').partsOf('ab')).toBeUndefined();
  });
});
