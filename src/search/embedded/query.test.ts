// cspell:ignore exprot
import {describe, expect, test} from 'vitest';
import {understand} from './query';
import {Vocabulary} from './vocabulary';
import {splitWords} from './words';

const vocabulary = new Vocabulary();
for (const text of [
  'record import',
  'the update key of an import',
  'garbled characters and their encoding',
  'proxy proxies proximity',
  'version 1.14.2',
  'cli-kintone',
  'guest space',
]) {
  vocabulary.add(splitWords(text));
}

const termsOf = (query: string): string[] => understand(query, vocabulary).map(({term}) => term);
const stemsOf = (query: string): Record<string, number> => Object.fromEntries(understand(query, vocabulary)[0]!.stems);

describe('what is asked for', () => {
  test('is each meaningful word once, rarest first', () => {
    expect(termsOf('How do I import a record? Import!')).toEqual(['record', 'import']);
  });

  test('is the word itself where there are only function words', () => {
    expect(termsOf('how')).toEqual(['how']);
  });

  test.each(['', '   ', '???', '…', '\ud800'])('is nothing in %j', (query) => {
    expect(termsOf(query)).toEqual([]);
  });

  test('leaves out time and level of a pasted message', () => {
    expect(termsOf('[2025-08-06T01:23:45.678Z] ERROR: garbled')).toEqual(['garbled']);
  });

  test('are the parts of words written together', () => {
    expect(termsOf('guestspace').sort()).toEqual(['guest', 'space']);
    expect(termsOf('--update-key').sort()).toEqual(['key', 'update']);
  });

  test('is, of a long text, no more than the rarest', () => {
    expect(termsOf(Array.from({length: 5_000}, (_, index) => `word${index}`).join(' ')).length).toBeLessThanOrEqual(16);
  });
});

describe('what stands for it', () => {
  test('is the word in any form', () => {
    expect(stemsOf('importing ')).toEqual({import: 1});
  });

  test('is a synonym, which counts less', () => {
    expect(stemsOf('mojibake')).toEqual({garbl: 0.5});
  });

  test('is the end of a word that is still being typed, the last one only', () => {
    expect(stemsOf('prox')).toEqual({proxy: 0.5, proximity: 0.5});
    expect([...understand('prox import', vocabulary)].find(({term}) => term === 'prox')!.stems.size).toBe(0);
  });

  test('is a version that begins like it, wherever it stands', () => {
    const [version] = understand('1.14 import', vocabulary).filter(({term}) => term === '1.14');
    expect([...version!.stems.keys()]).toEqual(['1.14.2']);
  });

  test("counts less for parts of the product's name", () => {
    const concepts = understand('cli-kintone', vocabulary);
    expect(concepts.map(({term}) => term).sort()).toEqual(['cli', 'kintone']);
    concepts.forEach(({stems}) => stems.forEach((weight) => expect(weight).toBeLessThanOrEqual(0.2)));
  });

  test('is nothing for a word that the index does not have', () => {
    expect(understand('xyzzy', vocabulary)[0]!.stems.size).toBe(0);
  });
});

test('Japanese words for subjects of the pages are English ones', () => {
  expect(termsOf('文字化け')).toEqual(['garbled']);
});
