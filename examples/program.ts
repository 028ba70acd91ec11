import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {DOCUMENTED_VERSION} from '../src/site/version';

/** The installed versions of the program, and which of them runs the examples. */

/**
 * Versions that run in place of one that npm doesn't have. The `record` commands of 1.17.0 print the same as those of
 * 1.14.2, and the `plugin` commands did not change from 1.12.3 until 1.15.0.
 */
const SUBSTITUTES: Partial<Record<string, {readonly record: string; readonly plugin: string}>> = {
  '1.14.2': {record: '1.17.0', plugin: '1.12.3'},
};

/** The version that runs a group of commands, such as `plugin`, of a version; other commands are those of `record`. */
export function substituteFor(version: string, group = 'record'): string {
  const substitutes = SUBSTITUTES[version];
  return (group === 'plugin' ? substitutes?.plugin : substitutes?.record) ?? version;
}

/** Folders of installed packages by version. */
export type Programs = ReadonlyMap<string, string>;

const require = createRequire(import.meta.url);

/** The version of an installed package. */
export const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {version: string}).version;

/** All versions that package.json lists; all but one under an alias, as a folder of modules has only one of a name. */
export function installedPrograms(): Programs {
  const {devDependencies} = require('../package.json') as {devDependencies: Record<string, string>};
  const names = Object.keys(devDependencies).filter((name) => /^(?:@kintone\/|kintone-)cli\b/.test(name));
  const folders = names.map((name) => dirname(require.resolve(`${name}/package.json`)));
  return new Map(folders.map((folder) => [versionIn(folder), folder]));
}

/** The versions that an example may name, the newest last. */
export const VERSIONS: readonly string[] = [...installedPrograms().keys()].sort((a, b) =>
  a.localeCompare(b, 'en', {numeric: true}),
);

/** The version that runs examples without `cli=`. */
export const DEFAULT_VERSION = substituteFor(DOCUMENTED_VERSION);

/** @throws Error when the version is not installed */
export function programOf(version: string, programs: Programs): string {
  const folder = programs.get(version);
  if (folder === undefined) {
    const name = `kintone-cli-${version}@npm:@kintone/cli@${version}`;
    throw new Error(
      `cli-kintone ${version} is not installed: run npm install --save-dev --save-exact ${name}, ` +
        'or name the versions that replace it in examples/program.ts.',
    );
  }
  return folder;
}

/**
 * Installs another version from the npm registry, to replace all others.
 *
 * @param wanted a version, or `newest`
 * @param folder an empty folder
 */
export function installProgram(wanted: string, folder: string): Programs {
  const name = `@kintone/cli@${wanted === 'newest' ? 'latest' : wanted}`;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, name], {stdio: 'inherit'});
  const program = join(folder, 'node_modules', '@kintone', 'cli');
  return new Map([...VERSIONS, DEFAULT_VERSION].map((version) => [version, program]));
}

/** The script that starts a program. */
export const scriptIn = (program: string): string => join(program, 'cli.js');
