import {describe, expect, test} from 'vitest';
import {longestRun, verbatimShare, wordSequence} from './verbatim';

test('longestRun counts words in the same order, wherever they begin', () => {
  expect(longestRun(['a', 'b', 'c', 'd'], ['x', 'b', 'c', 'd', 'a'])).toBe(3);
  expect(longestRun(['a', 'b'], ['b', 'a'])).toBe(1);
  expect(longestRun([], ['a'])).toBe(0);
});

describe('verbatimShare', () => {
  const text = wordSequence('The specified field "Sku" does not exist on the CSV');

  test('is 1 for a message pasted whole, with its time and level', () => {
    const query = '[2025-08-06T01:23:45.678Z] ERROR: The specified field "Sku" does not exist on the CSV';
    expect(verbatimShare(wordSequence(query), [[], text])).toBe(1);
  });

  test('is 0 for words that are only there, and without texts', () => {
    expect(verbatimShare(wordSequence('csv field specified exist'), [text])).toBe(0);
    expect(verbatimShare(wordSequence('csv field specified'), [])).toBe(0);
  });
});
