import {expect, test} from 'vitest';
import {pathWords} from './pathWords';

test.each([
  ['guide/record-imports.html', 'record imports'],
  ['reference/', ''],
  ['Shift_JIS/', 'Shift JIS'],
  ['文字/', '文字'],
  ['a'.repeat(80), 'a'.repeat(64)],
])('%s is about "%s"', (path, words) => {
  expect(pathWords(path)).toBe(words);
});
