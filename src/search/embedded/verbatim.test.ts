import {expect, test} from 'vitest';
import {recordsOf} from '../testing';
import {placesOf} from './places';
import {SectionTexts, wordSequence} from './verbatim';

const places = placesOf(
  recordsOf('## Refused {#refused}\n\nThe specified field "Sku" does not exist on the CSV.\n\nAnother text.'),
);
const texts = new SectionTexts(places);
const section = places.at(-1)!.section;
const shareOf = (query: string): number => texts.verbatimShare(section, wordSequence(query));

test('a message pasted whole, with its time and level, stands there word by word', () => {
  expect(shareOf('[2025-08-06T01:23:45.678Z] ERROR: The specified field "Sku" does not exist on the CSV')).toBe(1);
});

test('of one with a word that differs the longest run counts', () => {
  expect(wordSequence('The specified field "Price" does not exist on the CSV').length).toBe(6);
  expect(shareOf('The specified field "Price" does not exist on the CSV')).toBe(3 / 6);
});

test.each(['csv field specified exist', 'specified field', '', 'text another'])('%j does not', (query) => {
  expect(shareOf(query)).toBe(0);
});

test('a section has as many texts as records', () => {
  expect(texts.size(section)).toBe(3);
});
