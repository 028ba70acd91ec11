import {existsSync} from 'node:fs';
import {mkdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {delimiter, dirname, join} from 'node:path';
import iconv from 'iconv-lite';
import {type Certificates, makeCertificates} from '../kintone/certificates';
import type {ServerOptions} from '../kintone/options';
import {type Kintone, KINTONE_HOST, startKintone} from '../kintone/server';
import {DEFAULT_VERSION, programOf, type Programs, scriptIn} from '../program';
import type {Workspace} from '../workspace';
import type {CommandBlock, FileBlock} from './blocks';
import {type Outcome, runBash} from './runBash';
import {drawTree, filesInTree} from './tree';

/** Certificate file in the folder of examples that mention it. */
const CLIENT_CERTIFICATE = 'hanako.pfx';

const IS_WINDOWS = process.platform === 'win32';

/** Folder of an example as shown on the pages. */
const SHOWN_FOLDER = '/home/hanako';

/** Resources shared by all examples of a run. */
export interface Laboratory {
  readonly workspace: Workspace;
  readonly certificates: Certificates;
  /** A `node_modules` per version of the program, with only its command. */
  readonly packages: ReadonlyMap<string, string>;
}

/**
 * Prepares a run.
 *
 * @throws Error if the default version isn't installed
 */
export async function openLaboratory(workspace: Workspace, programs: Programs): Promise<Laboratory> {
  programOf(DEFAULT_VERSION, programs);
  const certificates = makeCertificates(await workspace.newFolder('certificates'));
  const packages = new Map<string, string>();
  for (const [version, program] of programs) {
    const folder = await workspace.newFolder('node_modules');
    await mkdir(join(folder, '.bin'));
    await symlink(scriptIn(program), join(folder, '.bin', 'cli-kintone'));
    if (IS_WINDOWS) {
      await writeFile(join(folder, '.bin', 'cli-kintone.cmd'), `@node "${scriptIn(program)}" %*\r\n`);
    }
    packages.set(version, folder);
  }
  return {workspace, certificates, packages};
}

/** A folder and a server for one chain of examples. */
export class Sandbox {
  private constructor(
    private readonly laboratory: Laboratory,
    readonly kintone: Kintone,
    /** Working directory of the commands. */
    readonly folder: string,
  ) {}

  /** Makes an empty folder and starts a fresh server. */
  static async open(laboratory: Laboratory, options: ServerOptions): Promise<Sandbox> {
    const home = await laboratory.workspace.newFolder('example');
    const folder = join(home, 'work');
    await mkdir(folder);
    // Also searched by npx.
    await symlink(laboratory.packages.get(DEFAULT_VERSION)!, join(home, 'node_modules'));
    return new Sandbox(laboratory, await startKintone(options, laboratory.certificates), folder);
  }

  /** Puts a file, or all files of a tree, into the folder. */
  async addInput({path, text, tree, encoding}: FileBlock): Promise<void> {
    if (tree) {
      await Promise.all(filesInTree(text).map((file) => this.#write(`${path}/${file}`, Buffer.from(file))));
    } else {
      await this.#write(path, iconv.encode(`${text}\n`, encoding));
    }
  }

  async #write(path: string, content: Buffer): Promise<void> {
    const target = join(this.folder, path);
    await mkdir(dirname(target), {recursive: true});
    await writeFile(target, content);
  }

  async run({text, stdin, version}: Pick<CommandBlock, 'text' | 'stdin' | 'version'>): Promise<Outcome> {
    if (text.includes(CLIENT_CERTIFICATE)) {
      await this.#write(CLIENT_CERTIFICATE, this.laboratory.certificates.pfx);
    }
    const surroundings = {cwd: this.folder, env: this.#environment(version), stdin};
    const {stdout, stderr, exit} = await runBash(text, surroundings, this.laboratory.workspace);
    const [output, log] = [stdout, stderr].map((printed) => printed.replaceAll(this.folder, SHOWN_FOLDER));
    return {stdout: output!, stderr: log!, exit};
  }

  /** Returns a file as text, or a folder as a drawn tree; undefined if it doesn't exist. */
  async readResult({path, tree}: FileBlock): Promise<string | undefined> {
    const target = join(this.folder, path);
    if (!existsSync(target)) {
      return undefined;
    }
    return tree ? [path, ...drawTree(target)].join('\n') : readFile(target, 'utf8');
  }

  /** Excludes the environment of the run, such as the machine's proxy. */
  #environment(version: string): Record<string, string> {
    const {kintone, laboratory, folder} = this;
    const home = dirname(folder);
    return {
      ...(IS_WINDOWS && process.env), // Windows programs don't start without some of it.
      // Keeps Git's bash from converting Unix-like paths to Windows paths.
      MSYS2_ENV_CONV_EXCL: 'NODE_OPTIONS;KINTONE_BASE_URL;EXAMPLE_ROUTES',
      PATH: [
        join(laboratory.packages.get(version)!, '.bin'),
        dirname(process.execPath),
        ...(IS_WINDOWS ? [process.env.PATH] : ['/usr/local/bin', '/usr/bin', '/bin']),
      ].join(delimiter),
      HOME: home,
      TMPDIR: home,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      KINTONE_BASE_URL: `https://${KINTONE_HOST}`,
      KINTONE_API_TOKEN: 'token',
      PFX_PASSWORD: laboratory.certificates.passphrase,
      NODE_EXTRA_CA_CERTS: laboratory.certificates.caFile,
      NODE_OPTIONS: `--import ${new URL('network.mjs', import.meta.url).href}`,
      ...kintone.environment,
    };
  }
}
