import {mkdir, readdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {delimiter, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {type Certificates, makeCertificates, PFX_PASSWORD} from '../kintone/certificates';
import {GUARDED_HOST, KINTONE_HOST, PROXY_HOST} from '../kintone/hosts';
import type {ServerOptions} from '../kintone/options';
import {type Kintone, startKintone} from '../kintone/server';
import {DEFAULT_VERSION, programScript, type Version, VERSIONS} from '../program';
import type {Workspace} from '../workspace';
import type {CommandBlock, Encoding, FileBlock} from './blocks';
import {type Outcome, runBash} from './shell';
import {decodeShiftJis, encodeShiftJis} from './shiftJis';
import {type Paths, parseTree} from './tree';

/** Examples that name this file find it in their folder. */
const CLIENT_CERTIFICATE = 'hanako.pfx';

const NETWORK = fileURLToPath(new URL('network.ts', import.meta.url));

/** Where npm puts programs, below the folder of packages. */
const BIN = '.bin';

/** A retry that gives up takes 19 seconds. */
const TIME_LIMIT = 60_000;

/** What all examples of a run share. */
export class Laboratory {
  private constructor(
    readonly workspace: Workspace,
    readonly certificates: Certificates,
    /** Folders of installed packages, one for each version of the program. */
    readonly packages: ReadonlyMap<Version, string>,
    /** A script that Node.js loads before the program. */
    readonly network: string,
  ) {}

  /** Prepares a run. */
  static async open(workspace: Workspace): Promise<Laboratory> {
    const certificates = await makeCertificates(
      [KINTONE_HOST, GUARDED_HOST, PROXY_HOST, '*.cybozu.com', '*.s.cybozu.com'],
      await workspace.newFolder('certificates'),
    );
    const packages = new Map<Version, string>();
    for (const version of VERSIONS) {
      const folder = await workspace.newFolder('node_modules');
      await mkdir(join(folder, BIN));
      await symlink(programScript(version), join(folder, BIN, 'cli-kintone'));
      packages.set(version, folder);
    }
    const network = join(await workspace.newFolder('network'), 'network.cjs');
    await writeFile(network, await compile(NETWORK));
    return new Laboratory(workspace, certificates, packages, network);
  }

  /** The folder of packages with a version of the program. */
  packagesOf(version: Version): string {
    const folder = this.packages.get(version);
    if (folder === undefined) {
      throw new Error(`There is no version ${version} of the program.`);
    }
    return folder;
  }
}

/** Turns a TypeScript module into what every version of Node.js can load. */
async function compile(file: string): Promise<string> {
  const compilerOptions = {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true};
  return ts.transpileModule(await readFile(file, 'utf8'), {compilerOptions}).outputText;
}

/** A folder and a server for one chain of examples. */
export class Sandbox {
  private constructor(
    private readonly laboratory: Laboratory,
    private readonly kintone: Kintone,
    readonly folder: string,
    private readonly home: string,
  ) {}

  /** Makes an empty folder and starts a fresh server. */
  static async open(laboratory: Laboratory, options: ServerOptions): Promise<Sandbox> {
    const outer = await laboratory.workspace.newFolder('example');
    const [folder, home] = [join(outer, 'work'), join(outer, 'home')];
    await mkdir(folder);
    await mkdir(home);
    // For npx, which looks here too.
    await symlink(laboratory.packagesOf(DEFAULT_VERSION), join(outer, 'node_modules'));
    const kintone = await startKintone(options, laboratory.certificates);
    return new Sandbox(laboratory, kintone, folder, home);
  }

  /** Takes the requests so far that the fake server does not know. */
  takeUnknownRequests(): string[] {
    return this.kintone.unknownRequests.splice(0);
  }

  close(): Promise<void> {
    return this.kintone.close();
  }

  /** Puts a file, or all files of a tree, into the folder. */
  async addInput({path, text, tree, encoding}: FileBlock): Promise<void> {
    if (!tree) {
      const content = `${text}\n`;
      await this.#write(path, encoding === 'sjis' ? encodeShiftJis(content) : Buffer.from(content));
      return;
    }
    for (const entry of parseTree(text).paths) {
      if (entry.endsWith('/')) {
        await mkdir(join(this.folder, path, entry), {recursive: true});
      } else {
        await this.#write(`${path}/${entry}`, Buffer.from(entry));
      }
    }
  }

  async #write(path: string, content: Buffer): Promise<void> {
    const target = join(this.folder, path);
    await mkdir(dirname(target), {recursive: true});
    await writeFile(target, content);
  }

  /** Runs a command. */
  async run({text, stdin, version}: CommandBlock): Promise<Outcome> {
    if (text.includes(CLIENT_CERTIFICATE)) {
      await this.#write(CLIENT_CERTIFICATE, this.laboratory.certificates.pfx);
    }
    const surroundings = {
      folder: this.folder,
      environment: this.#environment(version),
      stdin,
      milliseconds: TIME_LIMIT,
    };
    return runBash(text, surroundings, this.laboratory.workspace);
  }

  /** Reads a file as text; undefined when there is none. */
  async readFile(path: string, encoding: Encoding): Promise<string | undefined> {
    try {
      return decode(await readFile(join(this.folder, path)), encoding);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return undefined;
      }
      throw error;
    }
  }

  /** Lists everything below a folder; undefined when there is none. */
  async readTree(path: string): Promise<Paths | undefined> {
    try {
      const entries = await readdir(join(this.folder, path), {recursive: true, withFileTypes: true});
      const root = join(this.folder, path);
      return entries.map((entry) => {
        const below = join(entry.parentPath, entry.name).slice(root.length + 1);
        return entry.isDirectory() ? `${below}/` : below;
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return undefined;
      }
      throw error;
    }
  }

  /** Nothing of the surroundings of the run gets through, such as the proxy of the machine. */
  #environment(version: Version): Record<string, string> {
    const {kintone, laboratory} = this;
    return {
      PATH: [
        join(laboratory.packagesOf(version), BIN),
        dirname(process.execPath),
        '/usr/local/bin',
        '/usr/bin',
        '/bin',
      ].join(delimiter),
      HOME: this.home,
      TMPDIR: this.home,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      TERM: 'dumb',
      KINTONE_BASE_URL: `https://${KINTONE_HOST}`,
      KINTONE_API_TOKEN: 'token',
      PFX_PASSWORD,
      NODE_EXTRA_CA_CERTS: laboratory.certificates.caFile,
      NODE_OPTIONS: `--require "${laboratory.network}"`,
      EXAMPLE_ROUTES: JSON.stringify({
        [`${KINTONE_HOST}:443`]: kintone.port,
        '*.cybozu.com:443': kintone.port,
        [`${GUARDED_HOST}:443`]: kintone.guardedPort,
        [`${PROXY_HOST}:8080`]: kintone.proxyPort,
        [`${PROXY_HOST}:8443`]: kintone.secureProxyPort,
      }),
    };
  }
}

/** Turns bytes into text. */
export function decode(bytes: Buffer, encoding: Encoding): string {
  return encoding === 'sjis' ? decodeShiftJis(bytes) : bytes.toString();
}
