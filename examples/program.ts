import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

/**
 * The program that the pages document. Version 1.14.2 itself cannot be installed everywhere. The `record` commands of
 * 1.17.0 print the same, and the `plugin` commands did not change from 1.12.3 until 1.15.0: these two replace it. 1.19.2
 * is the newest version that the pages were compared with, and runs what they say of newer ones.
 */

export const VERSIONS = ['1.17.0', '1.12.3', '1.19.2'] as const;

export type Version = (typeof VERSIONS)[number];

/** What runs unless an example says otherwise. */
export const DEFAULT_VERSION: Version = '1.17.0';

/** The versions whose `plugin` commands the pages show, by the label of their tab. */
export const PLUGIN_VERSIONS: Readonly<Record<string, Version>> = {'1.15.0 and later': '1.19.2', '1.14.2': '1.12.3'};

/** Folders of installed packages, one for each version of the program. */
export type Programs = Readonly<Record<Version, string>>;

const {resolve} = createRequire(import.meta.url);

/** The version of an installed package. */
export const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {version: string}).version;

/** @throws Error when package.json names another version */
function folderOf(name: string, version: Version): string {
  const folder = dirname(resolve(`${name}/package.json`));
  if (versionIn(folder) !== version) {
    throw new Error(`The package ${name} has version ${versionIn(folder)}: set ${version} in package.json.`);
  }
  return folder;
}

/** The versions that this site depends on; all but one under an alias, as a folder of modules has only one of a name. */
export const installedPrograms = (): Programs => ({
  '1.17.0': folderOf('@kintone/cli', '1.17.0'),
  '1.12.3': folderOf('kintone-cli-1.12.3', '1.12.3'),
  '1.19.2': folderOf('kintone-cli-1.19.2', '1.19.2'),
});

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
  return {'1.17.0': program, '1.12.3': program, '1.19.2': program};
}

/** The script that starts a program. */
export const scriptIn = (program: string): string => join(program, 'cli.js');
