import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {toString} from 'mdast-util-to-string';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readSource} from './readSource';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-'));
});
afterAll(() => rm(folder, {recursive: true}));

test('a file is parsed once, and again when its text has changed', async () => {
  const path = join(folder, 'a.md');
  await writeFile(path, 'One.');
  const [first, second] = await Promise.all([readSource(path), readSource(path)]);
  expect(second.tree).toBe(first.tree);
  await writeFile(path, 'Two.');
  expect(toString((await readSource(path)).tree)).toBe('Two.');
});
