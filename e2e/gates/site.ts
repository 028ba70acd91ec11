/** A small copy of the site, with the real configuration, to break on purpose and build. */
import {execFile} from 'node:child_process';
import {cp, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const CODE = ['docusaurus.config.ts', 'package.json', 'tsconfig.json', 'src', 'static'];
const CONTENT = ['docs', 'reference', 'community', 'blog'];
const SIDEBARS = ['sidebars.ts', 'sidebarsReference.ts', 'sidebarsCommunity.ts'];

export class Site {
  private constructor(readonly folder: string) {}

  /** Copies the site, all but its dependencies, into a temporary folder. */
  static async create(): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'site-gates-'));
    for (const part of [...CODE, ...CONTENT, ...SIDEBARS]) {
      await cp(join(ROOT, part), join(folder, part), {recursive: true});
    }
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return new Site(folder);
  }

  /** Replaces the text of a page, or adds a page. */
  write(file: string, text: string): Promise<void> {
    return writeFile(join(this.folder, file), text);
  }

  /** Builds the production site, plain to be quick. @returns both streams, without colors */
  build(variables: Record<string, string> = {}): Promise<{code: number; output: string}> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', '--no-minify'],
        {cwd: this.folder, env: {...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...variables}},
        (error, stdout, stderr) => resolve({code: error ? 1 : 0, output: stdout + stderr}),
      );
    });
  }

  /** Removes the whole copy. */
  dispose(): Promise<void> {
    return rm(this.folder, {recursive: true, force: true});
  }
}
