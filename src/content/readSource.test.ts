import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readSource} from './readSource';

test('a file is parsed once, and again after its text changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'source-'));
  const path = join(folder, 'a.md');
  await writeFile(path, 'One.');
  const {tree} = await readSource(path);
  expect((await readSource(path)).tree).toBe(tree);
  await writeFile(path, 'Two.');
  expect((await readSource(path)).tree).not.toEqual(tree);
  await rm(folder, {recursive: true});
});
