import {createRequire} from 'node:module';
import type {Assignment, Command, Redirection, Word as WordNode, WordPart} from 'unbash';
import type * as Unbash from 'unbash';

// Loaded by Node itself, like the packages in `src/content/unified.ts`.
const {parse} = createRequire(import.meta.url)('unbash') as typeof Unbash;

/** Text, or a variable. */
export type Part = string | {readonly variable: string};

export interface Word {
  readonly parts: readonly Part[];
  /** Whether a part of it is in quotes. */
  readonly isQuoted: boolean;
}

/** An argument, or a redirection with its target. */
export interface Argument {
  /** For example `>`, `2>>` or `2>&1`. */
  readonly redirection?: string;
  readonly word?: Word;
  /** The indentation when a continued line begins here. */
  readonly indent?: string;
}

/** Part of a script. Environment variables for a single command are set before it and unset after it. */
export type Statement =
  /** Empty for an empty line. */
  | {readonly kind: 'comment'; readonly text: string}
  | {readonly kind: 'set'; readonly name: string; readonly value: Word}
  | {readonly kind: 'unset'; readonly name: string}
  | {readonly kind: 'command'; readonly name: string; readonly args: readonly Argument[]};

/** Thrown where bash does what the shells of Windows don't, or do otherwise. */
export class Untranslatable extends Error {}

/** Ends a translation unless a condition is met. */
export function assertTranslatable(condition: unknown): asserts condition {
  if (!condition) {
    throw new Untranslatable();
  }
}

/** Programs that are the same on Windows. */
export const PROGRAMS: readonly string[] = ['cli-kintone', 'git', 'node', 'npm', 'npx'];
/** Commands that the shells of Windows have too, if they get only names. */
const BUILT_IN: readonly string[] = ['cd', 'mkdir'];

/** A word's text; undefined when it has variables. */
export const textOf = ({parts}: Word): string | undefined =>
  parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;

function toPart(part: WordPart): Part | Part[] {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
      return part.value;
    case 'DoubleQuoted':
      return part.parts.flatMap(toPart);
  }
  const variable = /^\$\{?([A-Za-z_]\w*)\}?$/.exec(part.text)?.[1];
  assertTranslatable(variable);
  return {variable};
}

function toWord({text, value, parts = []}: WordNode): Word {
  assertTranslatable(!text.startsWith('~'));
  const isQuoted = parts.some(({type}) => type.endsWith('Quoted'));
  return {parts: parts.length > 0 ? parts.flatMap(toPart) : [value], isQuoted};
}

function toSet({name, value, append, index}: Assignment): Statement {
  assertTranslatable(value.type === 'Word' && !append && !index);
  const word: Word = {...toWord(value), isQuoted: true};
  assertTranslatable(textOf(word) !== ''); // Windows has no empty environment variables.
  return {kind: 'set', name, value: word};
}

function toArgument(node: WordNode | Assignment | Redirection, source: string): Argument {
  if (node.type === 'Word') {
    return {word: toWord(node)};
  }
  const target = node.type === 'Redirect' && node.operator !== '>&' ? node.target : undefined;
  const redirection = source.slice(node.pos, target?.pos ?? node.end).trim();
  assertTranslatable(/^\d*(?:>>?|<|>&\d)$/.test(redirection));
  return {redirection, word: target && toWord(target)};
}

function toCommand(command: Command, source: string): Statement {
  const name = command.name?.text ?? '';
  const nodes = [...command.redirects, ...command.args].sort((a, b) => a.pos - b.pos);
  const args = nodes.map((node) => ({
    ...toArgument(node, source),
    indent: /\n([ \t]*)$/.exec(source.slice(0, node.pos))?.[1],
  }));
  const hasNamesOnly = args.every(({word}) => word && /^[^-]/.test(textOf(word) ?? ''));
  assertTranslatable(PROGRAMS.includes(name) || (BUILT_IN.includes(name) && hasNamesOnly));
  return {kind: 'command', name, args};
}

/** The comments and empty lines between two commands. */
function readGap(gap: string): Statement[] {
  const [sameLine = '', ...lines] = gap.split('\n');
  assertTranslatable(sameLine.trim() === '');
  return lines.slice(0, -1).map((line) => ({kind: 'comment', text: line.trim()}));
}

function readCommand(command: Command, source: string, before: readonly Statement[]): Statement[] {
  const {prefix, suffix} = command;
  assertTranslatable(prefix.every((node) => node.type === 'Assignment'));
  if (command.name?.text === 'export' && suffix.every((node) => node.type === 'Assignment')) {
    return suffix.map(toSet);
  }
  const isSet = (name: string): boolean => before.some((other) => other.kind === 'set' && other.name === name);
  assertTranslatable(!prefix.some(({name}) => isSet(name))); // Its value would have to be restored after the command.
  return [
    ...prefix.map(toSet),
    toCommand(command, source),
    ...prefix.map(({name}): Statement => ({kind: 'unset', name})),
  ];
}

/**
 * Reads a script that uses only what other shells have too.
 *
 * @throws Untranslatable for anything else
 */
export function readBash(script: string): Statement[] {
  const source = `\n${script.trimEnd()}\n`;
  const {commands, errors} = parse(source);
  assertTranslatable(!errors?.length);
  const statements: Statement[] = [];
  let end = 0;
  for (const {pos, end: statementEnd, command, background} of commands) {
    statements.push(...readGap(source.slice(end, pos)));
    assertTranslatable(command.type === 'Command' && !background);
    statements.push(...readCommand(command, source, statements));
    end = statementEnd;
  }
  statements.push(...readGap(source.slice(end)));
  const lastCommand = statements.findLastIndex(({kind}) => kind === 'command');
  return statements.filter(({kind}, index) => kind !== 'unset' || index < lastCommand);
}
