import {expect, test} from 'vitest';
import {pathWords} from './pathWords';

test.each([
  ['guide/record-imports.html', 'record imports'],
  ['reference/', ''],
  ['Shift%5FJIS/', 'Shift JIS'],
  ['broken%E0%A4%A/', 'broken E0 A4 A'],
  ['%E6%96%87%E5%AD%97/', '文字'],
  ['a'.repeat(80), 'a'.repeat(64)],
])('%s is about "%s"', (path, words) => {
  expect(pathWords(path)).toBe(words);
});
