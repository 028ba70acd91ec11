import type {Code} from 'mdast';
import {readMarks} from '../../src/content/marks';
import {isShellLanguage} from '../../src/content/shells/shells';
import {DOCUMENTED_VERSION} from '../../src/site/version';
import {SERVER_OPTIONS, type ServerOptions} from '../kintone/options';
import {substituteFor, VERSIONS} from '../program';

/** Reads the fences of a page and the words in their info strings. */

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
  readonly isPinned: boolean;
  readonly hidden: readonly string[];
}

/** A command that can't run, and the reason. */
export interface SkippedBlock extends Fence {
  readonly role: 'skip';
  readonly reason: string;
}

/** A file or an output before or after a command. */
export interface FileBlock extends Fence {
  readonly role: 'input' | 'result' | 'stdout' | 'stderr';
  /** The path of a file or a folder, or the name of the stream. */
  readonly path: string;
  /** True if the text draws a folder. */
  readonly tree: boolean;
  /** An encoding name of iconv-lite. */
  readonly encoding: string;
}

type Marks = ReturnType<typeof readMarks>;

export type Block = CommandBlock | SkippedBlock | FileBlock;

/** The allowed words for each kind of block, by the word that determines the kind. */
const GRAMMAR: ReadonlyMap<Block['role'], readonly string[]> = new Map([
  ['example', ['continue', 'exit', 'stdin', 'cli', 'hide', ...SERVER_OPTIONS]],
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

function commandBlock(fence: Fence, words: Marks): CommandBlock {
  if (fence.language !== 'bash') {
    throw new Error('only bash can be an example: change the language, or write skip="…" instead');
  }
  const [, group] = /\bcli-kintone\s+([a-z]+)/.exec(fence.text) ?? [];
  const version = text(words, 'cli') ?? substituteFor(DOCUMENTED_VERSION, group);
  if (!VERSIONS.includes(version)) {
    throw new Error(`${version} is not installed: write cli=${VERSIONS.join(' or cli=')}`);
  }
  return {
    ...fence,
    role: 'example',
    continues: words.has('continue'),
    exit: Number(text(words, 'exit') ?? 0),
    stdin: text(words, 'stdin'),
    server: Object.fromEntries(SERVER_OPTIONS.map((name) => [name, text(words, name)])),
    version,
    isPinned: words.has('cli'),
    hidden: text(words, 'hide')?.split(',') ?? [],
  };
}

/**
 * Converts a page's fence to a block; undefined if it doesn't belong to an example.
 *
 * @throws Error with the remedy if its words are invalid
 */
export function readBlock(file: string, code: Code): Block | undefined {
  const {lang, value, position} = code;
  const words = readMarks(code);
  const [line, endLine] = [position!.start.line, position!.end.line];
  const fence: Fence = {file, line, endLine, language: lang ?? '', text: value};
  const kind = [...GRAMMAR.keys()].find((role) => words.has(role));
  const known = [...(kind === undefined ? [] : [kind, ...GRAMMAR.get(kind)!]), 'title', 'file'];
  // Numbers in braces highlight lines.
  const unknown = [...words.keys()].find((word) => !word.startsWith('{') && !known.includes(word));
  if (unknown !== undefined) {
    throw new Error(`cannot read ${unknown} after the language: possible words are ${known.join(', ')}`);
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
  return {...fence, role: kind, path, tree: words.has('tree'), encoding: text(words, 'encoding') ?? 'utf8'};
}
