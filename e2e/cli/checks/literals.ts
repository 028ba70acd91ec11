import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {programFolder, VERSIONS} from '../program';

/** The texts in a program's code. */

/** The fixed parts of a text, in order; between each two of them stands something variable. */
export type Literal = readonly string[];

/** Packages whose messages reach the user of the program. */
const PACKAGES = [
  '@kintone/rest-api-client',
  '@kintone/plugin-manifest-validator',
  '@inquirer/core',
  'csv-parse',
  'iconv-lite',
  'node-rsa',
  'yauzl',
  'yargs',
];

/** Reads a string expression; undefined for any other expression. */
function readExpression(node: ts.Node): string[] | undefined {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)];
  }
  if (ts.isParenthesizedExpression(node)) {
    return readExpression(node.expression);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [readExpression(node.left), readExpression(node.right)];
    if (left || right) {
      const [before, after] = [left ?? ['', ''], right ?? ['', '']];
      const joint = `${before.at(-1) ?? ''}${after[0] ?? ''}`;
      return [...before.slice(0, -1), joint, ...after.slice(1)];
    }
  }
  // Long texts are often lists of sentences that are joined later.
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1) {
    const parts = node.elements.map(readExpression);
    return parts.every((part) => part !== undefined) ? joinTexts(parts) : undefined;
  }
  return undefined;
}

/** Puts a blank between texts, as `join(" ")` does. */
function joinTexts(texts: readonly string[][]): string[] {
  return texts.reduce((before, [first = '', ...others]) => [
    ...before.slice(0, -1),
    `${before.at(-1) ?? ''} ${first}`,
    ...others,
  ]);
}

/** All texts of a script. */
export function literalsInScript(source: string): Literal[] {
  const literals: Literal[] = [];
  const walk = (node: ts.Node): void => {
    const literal = readExpression(node);
    if (literal) {
      literals.push(literal);
    }
    // Also below a text: what is put into it may be another text.
    if (!literal || !ts.isStringLiteralLike(node)) {
      ts.forEachChild(node, walk);
    }
  };
  walk(ts.createSourceFile('script.js', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS));
  return literals;
}

/** All texts of a file of translations, in which `%s` stands for something variable. */
function literalsInTranslations(source: string): Literal[] {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(texts);
  return texts(JSON.parse(source)).map((text) => text.split('%s'));
}

function literalsInFile(file: string): Literal[] {
  if (/\.c?js$/.test(file)) {
    return literalsInScript(readFileSync(file, 'utf8'));
  }
  // The language that the program falls back to.
  return file.endsWith(join('locales', 'en.json')) ? literalsInTranslations(readFileSync(file, 'utf8')) : [];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(folder.length).includes('node_modules'));
}

/** The folder of a package that the program depends on; undefined when this version does not. */
function packageFolder(name: string, program: string): string | undefined {
  const folders = createRequire(join(program, 'cli.js')).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
}

/** All texts of the program, in both versions, and of the packages it speaks through. */
export function programLiterals(): Literal[] {
  const folders = VERSIONS.flatMap((version) => {
    const program = programFolder(version);
    const packages = PACKAGES.map((name) => packageFolder(name, program)).filter((folder) => folder !== undefined);
    return [join(program, 'lib'), ...packages];
  });
  return [...new Set(folders)].flatMap(filesBelow).flatMap(literalsInFile);
}
