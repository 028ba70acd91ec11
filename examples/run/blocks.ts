import {visit} from 'unist-util-visit';
import {parsePage} from '../parsePage';
import {readMarks} from '../../src/content/marks';
import {isShellLanguage} from '../../src/content/shells/shells';
import {parseServerOptions, type ServerOptions} from '../kintone/options';
import type {Problem} from '../problem';
import {DOCUMENTED_VERSION} from '../../src/site/version';
import {substituteFor, VERSIONS} from '../program';

/** Fences of a page and what their info strings say about examples. */

export interface Fence {
  readonly file: string;
  /** The line of the opening fence. */
  readonly line: number;
  /** The line of the closing fence. */
  readonly endLine: number;
  readonly language: string;
  readonly text: string;
}

/** A command to run. */
export interface CommandBlock extends Fence {
  readonly role: 'example';
  readonly continues: boolean;
  readonly exit: number;
  readonly stdin?: string;
  readonly server: ServerOptions;
  readonly version: string;
  readonly hidden: readonly string[];
}

/** A command that cannot run, and why. */
export interface SkippedBlock extends Fence {
  readonly role: 'skip';
  readonly reason: string;
}

/** A file or an output before or after a command. */
export interface FileBlock extends Fence {
  readonly role: 'input' | 'result' | 'stdout' | 'stderr';
  /** The path of a file or a folder, or the name of the stream. */
  readonly path: string;
  /** Whether the text draws a folder. */
  readonly tree: boolean;
  readonly encoding: 'utf8' | 'sjis';
}

type Marks = ReturnType<typeof readMarks>;

export type Block = CommandBlock | SkippedBlock | FileBlock;

/** The words that each kind of block may have, by the word that decides the kind. */
const GRAMMAR: ReadonlyMap<Block['role'], readonly string[]> = new Map([
  ['example', ['continue', 'exit', 'stdin', 'server', 'cli', 'hide']],
  ['skip', []],
  ['input', ['tree', 'encoding']],
  ['stdout', []],
  ['stderr', []],
  ['result', ['tree']],
]);

function text(words: Marks, name: string): string | undefined {
  const value = words.get(name);
  if (value === true || value === '') {
    throw new Error(`the word "${name}" needs a value: write ${name}="…"`);
  }
  return value;
}

function oneOf<Choice extends string>(value: string, choices: readonly Choice[], name: string): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new Error(`"${value}" is not a value of "${name}": write ${choices.join(' or ')}`);
  }
  return choice;
}

function commandBlock(fence: Fence, words: Marks): CommandBlock {
  if (fence.language !== 'bash') {
    throw new Error('only bash can be an example: change the language, or write skip="…" instead');
  }
  if (words.has('continue') && words.has('server')) {
    throw new Error('an example that continues keeps its server: remove server="…", or remove continue');
  }
  const [, group] = /\bcli-kintone\s+([a-z]+)/.exec(fence.text) ?? [];
  const version = text(words, 'cli');
  const hidden = text(words, 'hide')?.split(',') ?? [];
  return {
    ...fence,
    role: 'example',
    continues: words.has('continue'),
    exit: Number(text(words, 'exit') ?? 0),
    stdin: text(words, 'stdin'),
    server: parseServerOptions(text(words, 'server') ?? ''),
    version: version === undefined ? substituteFor(DOCUMENTED_VERSION, group) : oneOf(version, VERSIONS, 'cli'),
    hidden: hidden.map((name) => oneOf(name, ['stdout', 'stderr'], 'hide')),
  };
}

/** Turns a fence into a block; undefined when it has nothing to do with examples. */
function readBlock(fence: Fence, words: Marks): Block | undefined {
  const kinds = [...GRAMMAR.keys()].filter((role) => words.has(role));
  const [kind] = kinds;
  if (kinds.length > 1) {
    throw new Error(`the words ${kinds.map((word) => `"${word}"`).join(' and ')} cannot be combined: keep one`);
  }
  const known = [...(kind === undefined ? [] : [kind, ...GRAMMAR.get(kind)!]), 'title', 'file', 'showLineNumbers'];
  // Numbers in braces mark lines for the reader.
  const unknown = [...words.keys()].find((word) => !word.startsWith('{') && !known.includes(word));
  if (unknown !== undefined && !/^[\w-]+$/.test(unknown)) {
    throw new Error(`cannot read ${unknown} after the language: write words, or name="value"`);
  }
  if (unknown !== undefined) {
    throw new Error(`unknown word "${unknown}": possible words are ${known.join(', ')}`);
  }
  if (kind === undefined) {
    if (!words.has('file') && isShellLanguage(fence.language) && /cli-kintone|@kintone\/cli/.test(fence.text)) {
      throw new Error('this block shows cli-kintone but is never run: add the word example, or skip="reason"');
    }
    return undefined;
  }
  if (kind === 'example') {
    return commandBlock(fence, words);
  }
  if (kind === 'skip') {
    return {...fence, role: kind, reason: text(words, kind)!};
  }
  const path = kind.startsWith('std') ? kind : text(words, 'title');
  if (path === undefined) {
    throw new Error('a title is missing: add title="…" with the path of the file');
  }
  const encoding = oneOf(text(words, 'encoding') ?? 'utf8', ['utf8', 'sjis'], 'encoding');
  return {...fence, role: kind, path, tree: words.has('tree'), encoding};
}

/**
 * Reads all fences of a page. Fences inside other fences are text.
 *
 * @param file path relative to the site's folder, named in problems
 */
export function readBlocks(file: string, markdown: string): {blocks: Block[]; problems: Problem[]} {
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  visit(parsePage(markdown), 'code', (code) => {
    const {lang, value, position} = code;
    const [line, endLine] = [position!.start.line, position!.end.line];
    try {
      const block = readBlock({file, line, endLine, language: lang ?? '', text: value}, readMarks(code));
      blocks.push(...(block ? [block] : []));
    } catch (error) {
      problems.push({file, line, text: `${(error as Error).message}.`});
    }
  });
  return {blocks, problems};
}
