import {createRequire} from 'node:module';
import type {Command as CommandNode, Word as WordNode} from 'unbash';
import type * as Unbash from 'unbash';

// Loaded by Node itself, like the packages in `src/content/unified.ts`.
const {parse} = createRequire(import.meta.url)('unbash') as typeof Unbash;

/** Text, or a variable in double quotes. */
export type Word = {readonly text: string; readonly isQuoted: boolean} | {readonly variable: string};

/** An argument, or a redirection with its target. */
export interface Argument {
  /** For example `>` or `2>>`. */
  readonly redirection?: string;
  readonly word: Word;
  /** True if a continued line begins here. */
  readonly isContinued: boolean;
}

/** A line of a script. */
export interface Command {
  readonly name: string;
  readonly args: readonly Argument[];
}

/** Thrown for bash syntax that Windows shells don't support or treat differently. */
export class Untranslatable extends Error {}

/** Stops the translation unless a condition is met. */
export function assertTranslatable(condition: unknown): asserts condition {
  if (!condition) {
    throw new Untranslatable();
  }
}

/** Programs that are the same on Windows. */
export const PROGRAMS: readonly string[] = ['cli-kintone', 'git', 'node', 'npm', 'npx'];
/** Commands that Windows shells also have, if they get only names. */
const BUILT_IN: readonly string[] = ['cd', 'mkdir'];

function toWord({text, value, parts = []}: WordNode): Word {
  const variable = /^"\$([A-Za-z_]\w*)"$/.exec(text)?.[1];
  if (variable) {
    return {variable};
  }
  const inner = parts.flatMap((part) => (part.type === 'DoubleQuoted' ? part.parts : part));
  assertTranslatable(inner.every(({type}) => type === 'Literal' || type === 'SingleQuoted') && !text.startsWith('~'));
  // Shells and their versions differ on empty arguments, and on a backslash before a quote or at the end.
  assertTranslatable(!/^$|\n|\\(?:"|$)/.test(value));
  return {text: value, isQuoted: parts.length > 0};
}

function toArgument(node: CommandNode['suffix'][number], source: string): Argument {
  const isContinued = /\n[ \t]*$/.test(source.slice(0, node.pos));
  if (node.type === 'Word') {
    return {word: toWord(node), isContinued};
  }
  assertTranslatable(node.type === 'Redirect' && node.target);
  const redirection = source.slice(node.pos, node.target.pos).trim();
  assertTranslatable(/^\d*(?:>>?|<)$/.test(redirection));
  return {redirection, word: toWord(node.target), isContinued};
}

/**
 * Reads a script of commands, one per line, in the syntax that other shells also have.
 *
 * @throws Untranslatable for anything else
 */
export function readBash(script: string): Command[] {
  const {commands, errors} = parse(script);
  assertTranslatable(!errors?.length);
  let end = 0;
  const read = commands.map(({pos, end: commandEnd, command, background}) => {
    assertTranslatable(command.type === 'Command' && !background && command.prefix.length === 0);
    assertTranslatable(script.slice(end, pos).trim() === ''); // No comment or semicolon.
    end = commandEnd;
    const name = command.name?.text ?? '';
    const args = command.suffix.map((node) => toArgument(node, script));
    const hasNamesOnly = args.every(({redirection, word}) => !redirection && 'text' in word && /^[^-]/.test(word.text));
    assertTranslatable(PROGRAMS.includes(name) || (BUILT_IN.includes(name) && hasNamesOnly));
    return {name, args};
  });
  assertTranslatable(script.slice(end).trim() === '');
  return read;
}
