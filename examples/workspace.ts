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
  readonly #groups = new Set<number>();

  constructor() {
    process.on('exit', () => this.dispose());
    for (const [signal, code] of Object.entries({SIGHUP: 129, SIGINT: 130, SIGTERM: 143})) {
      process.on(signal, () => process.exit(code));
    }
  }

  /** Makes a folder that no one else uses. */
  newFolder(name: string): Promise<string> {
    return mkdtemp(join(this.folder, `${name}-`));
  }

  /** Takes charge of a process group until `endGroup`. */
  addGroup(pid: number): void {
    this.#groups.add(pid);
  }

  /** Ends all processes of a group. */
  endGroup(pid: number): void {
    this.#groups.delete(pid);
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
    for (const pid of this.#groups) {
      this.endGroup(pid);
    }
    rmSync(this.folder, {recursive: true, force: true, maxRetries: 5});
  }
}
