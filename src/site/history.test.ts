import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {readHistory} from './history';

let folder: string;

const git = (cwd: string, ...args: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=Nora', '-c', 'user.email=nora@example.com', ...args], {
    cwd,
    stdio: 'ignore',
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-history-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('a folder outside a repository, such as an unpacked archive, has no dates', () => {
  expect(readHistory(folder)).toBe('disabled');
});

test('a whole clone has dates, one that is cut off has none', () => {
  const origin = join(folder, 'origin');
  git(folder, 'init', origin);
  for (const text of ['one', 'two']) {
    writeFileSync(join(origin, 'page.md'), text);
    git(origin, 'add', '.');
    git(origin, 'commit', '-m', text);
  }
  git(folder, 'clone', `file://${origin}`, 'whole');
  git(folder, 'clone', '--depth', '1', `file://${origin}`, 'cut');
  expect(readHistory(join(folder, 'whole'))).toBe('git-eager');
  expect(readHistory(join(folder, 'cut'))).toBe('disabled');
});

test('a repository before its first commit has no dates', () => {
  git(folder, 'init', 'empty');
  expect(readHistory(join(folder, 'empty'))).toBe('disabled');
});

test('without git there are no dates', () => {
  vi.stubEnv('PATH', folder);
  expect(readHistory(process.cwd())).toBe('disabled');
});
