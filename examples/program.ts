import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {DOCUMENTED_VERSION} from '../src/site/version';

/** The installed versions of the program, and the choice of the version that runs the examples. */

/**
 * Versions that replace one missing from npm. The `record` commands of 1.17.0 print the same as those of 1.14.2, and
 * the `plugin` commands didn't change between 1.12.3 and 1.15.0.
 */
const SUBSTITUTES: Partial<Record<string, {readonly record: string; readonly plugin: string}>> = {
  '1.14.2': {record: '1.17.0', plugin: '1.12.3'},
};

/** Returns the version that runs a group of commands, such as `plugin`; other commands belong to `record`. */
export function substituteFor(version: string, group = 'record'): string {
  const substitutes = SUBSTITUTES[version];
  return (group === 'plugin' ? substitutes?.plugin : substitutes?.record) ?? version;
}

/** Folders of installed packages by version. */
export type Programs = ReadonlyMap<string, string>;

const require = createRequire(import.meta.url);

/** Returns the version of an installed package. */
export const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {version: string}).version;

/** Returns all versions in package.json. All but one have an alias, because a modules folder has only one of a name. */
export function installedPrograms(): Programs {
  const {devDependencies} = require('../package.json') as {devDependencies: Record<string, string>};
  const names = Object.keys(devDependencies).filter((name) => /^(?:@kintone\/|kintone-)cli\b/.test(name));
  const folders = names.map((name) => dirname(require.resolve(`${name}/package.json`)));
  return new Map(folders.map((folder) => [versionIn(folder), folder]));
}

/** The versions that examples can use, the newest last. */
export const VERSIONS: readonly string[] = [...installedPrograms().keys()].sort((a, b) =>
  a.localeCompare(b, 'en', {numeric: true}),
);

/** The version for examples without `cli=`. */
export const DEFAULT_VERSION = substituteFor(DOCUMENTED_VERSION);

/** @throws Error if the version isn't installed */
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
 * Installs another version from the npm registry, which replaces all others.
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
