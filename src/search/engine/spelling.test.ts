// cspell:disable
import {expect, test} from 'vitest';
import {correctSpelling} from './spelling';

const words = 'condition commands command options windows authentication message table tables fields yields api-key';
const spellings = new Map(words.split(' ').map((word) => [word, word === 'fields' ? 2 : 1]));

test.each([
  ['the first letter left out', 'ondition', 'condition'],
  ['the first letters swapped', 'iwndows', 'windows'],
  ['two letters wrong in a word of nine letters', 'authentcaton', 'authentication'],
  ['the nearest word', 'commandz', 'commands'],
  ['the most frequent of the nearest words', 'zields', 'fields'],
  ['a word that is being typed', 'authen', 'authentication'],
])('%s: %s is corrected to %s', (_, word, meant) => {
  expect(correctSpelling(word, spellings)).toBe(meant);
});

test.each(['fai', 'wibdovs', 'condition2', '--condtion', 'apikey', '文字化け', 'toString'])('%s is kept', (word) => {
  expect(correctSpelling(word, spellings)).toBe(word);
});
