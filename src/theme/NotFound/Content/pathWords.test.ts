import {expect, test} from 'vitest';
import {pathWords} from './pathWords';

test.each([
  ['/Guide/record-imports.html', 'record imports'],
  ['/site/guide/proxy/', 'proxy', '/site/'],
  ['/en/docs/guide/reference/category/community/blog/index.md', ''],
  ['/Shift_JIS/', 'Shift JIS'],
  ['/文字/', '文字'],
  ['/cli-kintone-v1-14-2/', 'cli kintone v1 14 2'],
  [`/${'a'.repeat(64)}b`, 'a'.repeat(64)],
  [`/${'a'.repeat(63)}/b`, 'a'.repeat(63)],
])('pathWords extracts the words of %s: "%s"', (path, words, baseUrl = '/') => {
  expect(pathWords(path, baseUrl)).toBe(words);
});
