import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../src/markdown/parse';
import {isShellLanguage} from '../../../src/shell/shells';
import {parseServerOptions, type ServerOptions} from '../kintone/options';
import {type Mistake, Wrong} from '../mistake';
import {DEFAULT_VERSION, type Version, VERSIONS} from '../program';
import {parseInfoString, type Words} from './infoString';

/** Fences of a page and what their info strings say about examples. */

export type Stream = 'stdout' | 'stderr';
export type Encoding = 'utf8' | 'sjis';

interface Fence {
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
  readonly role: 'command';
  readonly continues: boolean;
  readonly exit: number;
  readonly stdin?: string;
  readonly server: ServerOptions;
  readonly version: Version;
  /** Whether the example names the version. */
  readonly namesVersion: boolean;
  readonly hidden: ReadonlySet<Stream>;
}

/** A command that cannot run, and why. */
export interface SkippedBlock extends Fence {
  readonly role: 'skipped';
  readonly reason: string;
}

/** A file or a tree of files, there before the command or after it. */
export interface FileBlock extends Fence {
  readonly role: 'input' | 'result';
  readonly path: string;
  readonly tree: boolean;
  readonly encoding: Encoding;
}

/** What a command prints. */
export interface StreamBlock extends Fence {
  readonly role: 'stream';
  readonly stream: Stream;
  readonly encoding: Encoding;
}

/** Any other fence, or one with a mistake. */
export interface OtherBlock extends Fence {
  readonly role: 'plain' | 'wrong';
}

export type Block = CommandBlock | SkippedBlock | FileBlock | StreamBlock | OtherBlock;

/** The words that each kind of block may have, by the word that decides the kind. */
const GRAMMAR: Readonly<Record<string, readonly string[]>> = {
  example: ['continue', 'exit', 'stdin', 'server', 'cli', 'hide', 'title'],
  skip: ['title'],
  input: ['title', 'tree', 'encoding'],
  stdout: ['title', 'encoding'],
  stderr: ['title'],
  result: ['title', 'tree', 'encoding'],
};

const PLAIN_WORDS = ['title', 'showLineNumbers'];

/** Whether a text shows the program or how to install it. */
const showsProgram = (text: string): boolean => /cli-kintone|@kintone\/cli/.test(text);

function text(words: Words, name: string): string | undefined {
  const value = words.get(name);
  if (value === true || value === '') {
    throw new Wrong(`the word "${name}" needs a value: write ${name}="…"`);
  }
  return value;
}

function oneOf<Choice extends string>(value: string, choices: readonly Choice[], name: string): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new Wrong(`"${value}" is no value of "${name}": write ${choices.join(' or ')}`);
  }
  return choice;
}

const encodingOf = (words: Words): Encoding => oneOf(text(words, 'encoding') ?? 'utf8', ['utf8', 'sjis'], 'encoding');

/** A path that stays inside the folder of the example. */
function pathOf(words: Words): string {
  const path = text(words, 'title');
  if (path === undefined) {
    throw new Wrong('a title is missing: add title="…" with the path of the file');
  }
  if (path.startsWith('/') || path.split('/').includes('..')) {
    throw new Wrong(`the path "${path}" leaves the folder of the example: use a path below the current folder`);
  }
  return path;
}

function serverOf(words: Words): ServerOptions {
  try {
    return parseServerOptions(text(words, 'server') ?? '');
  } catch (error) {
    throw new Wrong(`${(error as Error).message}: correct server="…"`);
  }
}

function commandBlock(fence: Fence, words: Words): CommandBlock {
  if (fence.language !== 'bash') {
    throw new Wrong('only bash can be an example: change the language, or say skip="…" instead');
  }
  if (words.has('continue') && words.has('server')) {
    throw new Wrong('an example that continues keeps its server: remove server="…", or remove continue');
  }
  const exit = text(words, 'exit') ?? '0';
  if (!/^\d+$/.test(exit)) {
    throw new Wrong(`"${exit}" is no exit code: write exit=1`);
  }
  const hidden = (text(words, 'hide') ?? '').split(',').filter(Boolean);
  return {
    ...fence,
    role: 'command',
    continues: words.has('continue'),
    exit: Number(exit),
    // An empty line is the Enter key alone.
    stdin: words.get('stdin') === '' ? '' : text(words, 'stdin'),
    server: serverOf(words),
    version: oneOf(text(words, 'cli') ?? DEFAULT_VERSION, VERSIONS, 'cli'),
    namesVersion: words.has('cli'),
    hidden: new Set(hidden.map((name) => oneOf(name, ['stdout', 'stderr'], 'hide'))),
  };
}

/** Turns a fence into a block. */
function readBlock(fence: Fence, meta: string): Block {
  const words = parseInfoString(meta);
  const kinds = Object.keys(GRAMMAR).filter((kind) => words.has(kind));
  const [kind] = kinds;
  if (kinds.length > 1) {
    throw new Wrong(`the words ${kinds.map((word) => `"${word}"`).join(' and ')} do not go together: keep one`);
  }
  const known = kind === undefined ? PLAIN_WORDS : [kind, ...(GRAMMAR[kind] ?? [])];
  const unknown = [...words.keys()].find((word) => !known.includes(word));
  if (unknown !== undefined) {
    throw new Wrong(`unknown word "${unknown}": possible here are ${known.join(', ')}`);
  }
  switch (kind) {
    case 'example':
      return commandBlock(fence, words);
    case 'skip':
      return {...fence, role: 'skipped', reason: text(words, 'skip') ?? ''};
    case 'input':
    case 'result':
      return {...fence, role: kind, path: pathOf(words), tree: words.has('tree'), encoding: encodingOf(words)};
    case 'stdout':
    case 'stderr':
      return {...fence, role: 'stream', stream: kind, encoding: encodingOf(words)};
    default:
      if (isShellLanguage(fence.language) && showsProgram(fence.text)) {
        throw new Wrong('this block shows cli-kintone but is never tried: add the word example, or skip="reason"');
      }
      return {...fence, role: 'plain'};
  }
}

/**
 * Reads all fences of a page. Fences inside other fences are text.
 *
 * @param file path relative to the site's folder, named in mistakes
 */
export function readBlocks(file: string, markdown: string): {blocks: Block[]; mistakes: Mistake[]} {
  const blocks: Block[] = [];
  const mistakes: Mistake[] = [];
  visit(parseMarkdown(markdown), 'code', (node: Code) => {
    const line = node.position?.start.line ?? 1;
    const endLine = node.position?.end.line ?? line;
    const fence = {file, line, endLine, language: node.lang ?? '', text: node.value};
    try {
      blocks.push(readBlock(fence, node.meta ?? ''));
    } catch (error) {
      if (!(error instanceof Wrong)) {
        throw error;
      }
      blocks.push({...fence, role: 'wrong'});
      mistakes.push({file, line, text: `${error.message}.`});
    }
  });
  return {blocks, mistakes};
}
