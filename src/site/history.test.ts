import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {readHistory} from './history';

const folder = mkdtempSync(join(tmpdir(), 'site-history-'));

afterAll(() => rmSync(folder, {recursive: true}));

const git = (cwd: string, ...args: string[]): unknown =>
  execFileSync('git', ['-c', 'user.name=Nora', '-c', 'user.email=nora@example.com', ...args], {cwd, stdio: 'ignore'});

test('a repository with commits and a full clone have dates, but a shallow clone has none', () => {
  const origin = join(folder, 'origin');
  git(folder, 'init', origin);
  expect(readHistory(origin)).toBe('disabled');
  for (const text of ['one', 'two']) {
    writeFileSync(join(origin, 'page.md'), text);
    git(origin, 'add', '.');
    git(origin, 'commit', '-m', text);
  }
  git(folder, 'clone', `file://${origin}`, 'whole');
  git(folder, 'clone', '--depth', '1', `file://${origin}`, 'cut');
  const histories = ['origin', 'whole', 'cut'].map((name) => readHistory(join(folder, name)));
  expect(histories).toEqual(['git-eager', 'git-eager', 'disabled']);
});

test('there are no dates outside a repository or without git', () => {
  expect(readHistory(folder)).toBe('disabled');
  vi.stubEnv('PATH', folder);
  expect(readHistory(process.cwd())).toBe('disabled');
  vi.unstubAllEnvs();
});
