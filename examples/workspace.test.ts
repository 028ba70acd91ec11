import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, expect, test} from 'vitest';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Starts a process that keeps running, and returns its folder. */
const SCRIPT = `
import {existsSync, readFileSync} from 'node:fs';
import {Workspace} from '${fileOf('workspace.ts')}';
import {runBash} from '${fileOf('run/runBash.ts')}';
const workspace = new Workspace();
const surroundings = {cwd: workspace.folder, env: {PATH: '/usr/bin:/bin'}};
runBash('sleep 1000 & echo $! > pid; mv pid ready; wait', surroundings, workspace);
const ready = workspace.folder + '/ready';
const timer = setInterval(() => {
  if (existsSync(ready)) {
    clearInterval(timer);
    console.log(workspace.folder + ' ' + readFileSync(ready, 'utf8'));
  }
}, 20);
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-kintone-test-'));
  writeFileSync(join(folder, 'script.mts'), SCRIPT);
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Returns whether a process is running. Ended processes that aren't reaped yet don't count. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/\) Z /.test(readFileSync(status, 'utf8'));
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a run ended by %s leaves no process or folder behind', {timeout: 30_000}, async (signal, code) => {
  const script = spawn(process.execPath, ['--import', 'tsx', join(folder, 'script.mts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(script.stdout, 'data')) as [Buffer];
  const [workFolder = '', pid = ''] = line.toString().trim().split(' ');
  expect([existsSync(workFolder), isRunning(Number(pid))]).toEqual([true, true]);
  script.kill(signal);
  expect((await once(script, 'exit'))[0]).toBe(code);
  expect(existsSync(workFolder)).toBe(false);
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});
