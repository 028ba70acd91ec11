import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/**
 * Everything a run leaves on the machine while it lasts: one temporary folder and the process groups it started. Both
 * are removed when the run ends, also when it is interrupted.
 */
export class Workspace {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'cli-kintone-examples-')));
  /** By the ID of their first process. */
  readonly groups = new Set<number>();

  constructor() {
    process.on('exit', () => this.dispose());
    for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
      process.on(name, (_, signal: number) => process.exit(128 + signal));
    }
  }

  /** Makes a folder that no one else uses. */
  newFolder(name: string): Promise<string> {
    return mkdtemp(join(this.folder, `${name}-`));
  }

  /** Ends all processes of a group. */
  endGroup(pid: number): void {
    this.groups.delete(pid);
    try {
      process.kill(-pid, 'SIGKILL');
    } catch (error) {
      // No process is left in the group, as intended. Windows has no groups.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH' && process.platform !== 'win32') {
        throw error;
      }
    }
  }

  /** Ends all processes and removes the folder. */
  dispose(): void {
    this.groups.forEach((pid) => this.endGroup(pid));
    rmSync(this.folder, {recursive: true, force: true, maxRetries: 5});
  }
}
