/** `licenses.txt`: licenses of the bundled packages. Most of them require that copies include the license. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Compilation, Module} from 'webpack';

function licenseOf(folder: string): string {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const {name, version, license} = JSON.parse(read('package.json')) as Record<string, string>;
  const file = readdirSync(folder).find((entry) => /^license(?:$|[.-])/i.test(entry));
  return `${name} ${version}, ${license}\n\n${file ? read(file).trim() : 'The package contains no license text.'}\n`;
}

export function licenses(compilation: Compilation): string {
  // A module can consist of several modules.
  const folders = [...compilation.modules]
    .flatMap((module: Module & {modules?: Module[]}) => module.modules ?? module)
    .flatMap(
      (module) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module.nameForCondition() ?? '') ?? [],
    );
  return [...new Set(folders)]
    .sort()
    .map(licenseOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
