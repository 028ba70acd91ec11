import {spawn, type SpawnOptionsWithoutStdio} from 'node:child_process';
import {once} from 'node:events';
import {buffer} from 'node:stream/consumers';
import type {Workspace} from '../workspace';

/** Time limit in milliseconds, for an example with many commands on a busy machine. */
const TIME_LIMIT = 180_000;

export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  /** Null if the time limit ended the script. */
  readonly exit: number | null;
}

/**
 * Runs a script as if pasted by a reader. Every line runs, even after a failed one, and the exit code is that of the
 * last command. All processes of the script end with it.
 *
 * @param options folder, environment, and a line to type; without it, standard input is empty
 */
export async function runBash(
  script: string,
  {stdin, ...options}: SpawnOptionsWithoutStdio & {readonly stdin?: string},
  workspace: Workspace,
): Promise<Outcome> {
  const bash = spawn('bash', ['--noprofile', '--norc', '-c', script], {
    ...options,
    timeout: TIME_LIMIT,
    killSignal: 'SIGKILL',
    // A separate process group, which can be ended as a whole.
    detached: true,
  });
  const [stdout, stderr] = [buffer(bash.stdout), buffer(bash.stderr)];
  // A script without input closes the pipe before the line is written.
  bash.stdin.on('error', () => undefined);
  bash.stdin.end(stdin && `${stdin}\n`);

  await once(bash, 'spawn');
  workspace.groups.add(bash.pid!);
  const [exit] = (await once(bash, 'exit')) as [number | null];
  workspace.endGroup(bash.pid!);
  return {stdout: (await stdout).toString(), stderr: (await stderr).toString(), exit};
}
