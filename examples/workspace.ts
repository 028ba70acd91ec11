import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/**
 * The traces of a run on the machine: one temporary folder, and the process groups that it started. Both are removed
 * when the run ends, even if it is interrupted.
 */
export class Workspace {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'cli-kintone-examples-')));
  /** Process groups, by the ID of their first process. */
  readonly groups = new Set<number>();

  constructor() {
    process.on('exit', () => this.dispose());
    for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
      process.on(name, (_, signal: number) => process.exit(128 + signal));
    }
  }

  /** Creates a unique folder. */
  newFolder(name: string): Promise<string> {
    return mkdtemp(join(this.folder, `${name}-`));
  }

  /** Ends all processes of a group. */
  endGroup(pid: number): void {
    this.groups.delete(pid);
    try {
      process.kill(-pid, 'SIGKILL');
    } catch (error) {
      // The group has no processes left, as intended. Windows has no groups.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH' && process.platform !== 'win32') {
        throw error;
      }
    }
  }

  dispose(): void {
    this.groups.forEach((pid) => this.endGroup(pid));
    rmSync(this.folder, {recursive: true, force: true, maxRetries: 5});
  }
}
