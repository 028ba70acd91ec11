import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Workspace} from '../workspace';

export interface Outcome {
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** Undefined when the time limit ended the script. */
  readonly exit: number | undefined;
}

export interface Surroundings {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** A line to type; without it, standard input is empty. */
  readonly stdin?: string;
  readonly milliseconds: number;
}

/**
 * Runs a script the way a reader does who pastes it: every line runs, whatever became of the one before,
 * and the exit code is that of the last command. Nothing that the script started outlives it.
 */
export async function runBash(script: string, surroundings: Surroundings, workspace: Workspace): Promise<Outcome> {
  const {folder, environment, stdin, milliseconds} = surroundings;
  const bash = spawn('bash', ['--noprofile', '--norc', '-c', script], {
    cwd: folder,
    env: environment,
    // A process group of its own, to be ended as a whole.
    detached: true,
  });
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  bash.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  bash.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  // A script that reads no input closes the pipe before the line is written.
  bash.stdin.on('error', () => undefined);
  bash.stdin.end(stdin === undefined ? '' : `${stdin}\n`);

  await once(bash, 'spawn');
  const pid = bash.pid!;
  workspace.addGroup(pid);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    workspace.endGroup(pid);
  }, milliseconds);
  const closed = once(bash, 'close');
  const [exit] = (await once(bash, 'exit')) as [number | null];
  clearTimeout(timer);
  workspace.endGroup(pid);
  await closed;
  return {stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr), exit: late ? undefined : (exit ?? 1)};
}
