/** The map in README.md is complete: each promise names tests that exist, or says why there can be none. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const pathOf = (file: string): string => join(import.meta.dirname, file);
const read = (file: string): string => (existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '');

const promises = read('README.md')
  .split('\n')
  .filter((line) => line.startsWith('- '));

/** Whether a file has a test of this title, as it is written in the code. */
function hasTest(file: string, title: string): boolean {
  const text = read(file);
  return [`'`, `"`, '`'].some((quote) => text.includes(`${quote}${title}${quote},`));
}

test('each promise has a test, or says why it has none', () => {
  expect(promises.length).toBeGreaterThan(100);
  const bare = promises.filter((promise) => !/`\S+\.ts › |\. Not observable: ./.test(promise));
  expect(bare, bare.join('\n')).toEqual([]);
});

test('each test that a promise names exists', () => {
  const references = promises.flatMap((promise) => [...promise.matchAll(/`(\S+\.ts) › ([^`]+)`/g)]);
  const wrong = references.filter(([, file, title]) => !hasTest(file!, title!)).map(([reference]) => reference);
  expect(wrong, wrong.join('\n')).toEqual([]);
});
