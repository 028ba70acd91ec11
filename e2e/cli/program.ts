import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

/**
 * The program that the pages document, as packages of this site.
 *
 * Version 1.14.2 itself cannot be installed everywhere. The `record` commands of 1.17.0 print the same, and the `plugin`
 * commands did not change from 1.12.3 until 1.15.0, so that these two versions stand for it.
 */

/** The version the pages speak of. */
export const DOCUMENTED_VERSION = '1.14.2';

export const VERSIONS = ['1.17.0', '1.12.3'] as const;

export type Version = (typeof VERSIONS)[number];

/** What runs unless an example says otherwise. */
export const DEFAULT_VERSION: Version = '1.17.0';

/** The version whose `plugin` commands are those of the documented version. */
export const PLUGIN_VERSION: Version = '1.12.3';

/** Package names; the second is an alias, as a folder of modules holds one package of a name. */
const PACKAGES: Readonly<Record<Version, string>> = {
  '1.17.0': '@kintone/cli',
  '1.12.3': 'kintone-cli-1.12.3',
};

const {resolve} = createRequire(import.meta.url);

/**
 * Finds the folder of an installed version.
 *
 * @throws Error with a remedy when it is missing or another version
 */
export function programFolder(version: Version): string {
  const name = PACKAGES[version];
  const remedy = `run "npm ci" (package.json must name ${name} with version ${version})`;
  let manifest: string;
  try {
    manifest = resolve(`${name}/package.json`);
  } catch (error) {
    throw new Error(`cli-kintone ${version} is not installed: ${remedy}.`, {cause: error});
  }
  const installed = (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
  if (installed !== version) {
    throw new Error(`The package ${name} is version ${installed} instead of ${version}: ${remedy}.`);
  }
  return dirname(manifest);
}

/** The script that starts a version. */
export function programScript(version: Version): string {
  return join(programFolder(version), 'cli.js');
}
