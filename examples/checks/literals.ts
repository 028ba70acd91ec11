import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {installedPrograms, scriptIn} from '../program';

/** The texts in a program's code. */

/** In a text, a placeholder for something variable. */
export const VARIABLE = '\0';

/** Packages whose messages reach the user of the program. */
const PACKAGES = ['@kintone/rest-api-client', 'csv-parse', 'https-proxy-agent', 'yauzl', 'yargs'];

/** Scripts, and yargs's texts in the language that the program falls back to. */
const CODE = /\.js$|\blocales\Wen\.json$/;

/** All texts of a file with JavaScript or JSON. */
export function literalsIn(file: string, source: string): string[] {
  const literals: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      literals.push(node.text.replaceAll('%s', VARIABLE));
    } else if (ts.isTemplateExpression(node)) {
      literals.push(node.head.text + node.templateSpans.map(({literal}) => VARIABLE + literal.text).join(''));
    }
    // Also inside a text: a value put into it may be another text.
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return literals;
}

/** The folder of a package that a program depends on. */
function packageFolder(name: string, program: string): string {
  const folders = createRequire(scriptIn(program)).resolve.paths(name)!;
  return folders.map((folder) => join(folder, name)).find(existsSync)!;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => CODE.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file));

/** All texts of the program, in all versions, and of the packages that write its messages. */
export function programLiterals(): string[] {
  const folders = [...installedPrograms().values()].flatMap((program) => [
    join(program, 'lib'),
    ...PACKAGES.map((name) => packageFolder(name, program)),
  ]);
  const files = folders.flatMap(filesBelow);
  return files.flatMap((file) => literalsIn(file, readFileSync(file, 'utf8')));
}
