/** `licenses.txt`: the licenses of the packages within the bundles. Most of them demand that copies contain theirs. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Module} from 'webpack';
import {emitAssets} from '../emitAssets';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Folders of the packages that modules come from; a module can consist of several. */
function packagesOf(modules: Iterable<Module & {readonly modules?: readonly Module[]}>): string[] {
  const folders = [...modules]
    .flatMap((module) => module.modules ?? module)
    .flatMap((module) => PACKAGE.exec(module.nameForCondition() ?? '') ?? []);
  return [...new Set(folders)].sort();
}

function licenseOf(folder: string): string {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const {name, version, license} = JSON.parse(read('package.json')) as Record<string, string>;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:$|[.-])/i.test(entry));
  return `${name} ${version}, ${license}\n\n${file ? read(file).trim() : 'The package contains no license text.'}\n`;
}

export default function licensesPlugin(): Plugin {
  return {
    name: 'licenses',
    configureWebpack(_config, isServer) {
      const text = (modules: Iterable<Module>): string =>
        packagesOf(modules)
          .map(licenseOf)
          .join(`\n${'-'.repeat(80)}\n\n`);
      return isServer ? {} : {plugins: [emitAssets(({modules}) => [{name: 'licenses.txt', text: text(modules)}])]};
    },
  };
}
