import {createRequire} from 'node:module';
import type {Assignment, Command, Redirection, Word as WordNode, WordPart} from 'unbash';
import type * as Unbash from 'unbash';

// Loaded by Node itself, like the packages in `src/markdown/unified.ts`.
const {parse} = createRequire(import.meta.url)('unbash') as typeof Unbash;

/** Text, or a variable. */
export type Part = string | {readonly variable: string};

export interface Word {
  readonly parts: readonly Part[];
  /** How all of it is quoted; `double` also for a mixture. */
  readonly quotes: 'none' | 'single' | 'double';
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

/** Why there is no translation. */
export class Untranslatable extends Error {}

/** Programs that are the same on Windows. */
export const PROGRAMS: readonly string[] = ['cli-kintone', 'git', 'node', 'npm', 'npx'];
/** Commands that the shells of Windows have too, if they get only names. */
const BUILT_IN: readonly string[] = ['cd', 'mkdir'];

/** A word's text; undefined when it has variables. */
export const textOf = ({parts}: Word): string | undefined =>
  parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;

const differs = (sign: string): Untranslatable => new Untranslatable(`"${sign}" means something else in each shell`);

function toPart(part: WordPart): Part | Part[] {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
      return part.value;
    case 'DoubleQuoted':
      return part.parts.flatMap(toPart);
  }
  const variable = /^\$(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\})$/.exec(part.text);
  if (!variable) {
    throw new Untranslatable(`only bash knows "${part.text.slice(0, 2)}"`);
  }
  return {variable: variable[1] ?? variable[2] ?? ''};
}

const QUOTES: Partial<Record<WordPart['type'], Word['quotes']>> = {SingleQuoted: 'single', DoubleQuoted: 'double'};

function toWord({text, value, parts}: WordNode): Word {
  const isPattern = parts?.some(({type}) => ['Glob', 'ExtendedGlob', 'BraceExpansion'].includes(type));
  if (isPattern || text.startsWith('~')) {
    throw new Untranslatable(`bash replaces "${text}" by something else`);
  }
  const [quotes = 'none', ...others] = new Set(parts?.map(({type}) => QUOTES[type] ?? 'none'));
  return {parts: parts?.flatMap(toPart) ?? [value], quotes: others.length === 0 ? quotes : 'double'};
}

function toSet({text, name, value, append, index}: Assignment): Statement {
  if (value.type !== 'Word' || append || index) {
    throw differs(text);
  }
  const word: Word = {...toWord(value), quotes: 'double'};
  if (textOf(word) === '') {
    throw new Untranslatable('Windows has no empty environment variables');
  }
  return {kind: 'set', name, value: word};
}

function toArgument(node: WordNode | Assignment | Redirection, source: string): Argument {
  if (node.type === 'Word') {
    return {word: toWord(node)};
  }
  const target = node.type === 'Redirect' && node.operator !== '>&' ? node.target : undefined;
  const redirection = source.slice(node.pos, target?.pos ?? node.end).trim();
  if (!/^\d*(?:>>?|<|>&\d)$/.test(redirection)) {
    throw differs('operator' in node ? node.operator : redirection);
  }
  return {redirection, word: target && toWord(target)};
}

function toCommand(command: Command, source: string): Statement {
  const nodes = [...command.redirects, ...command.args].sort((a, b) => a.pos - b.pos);
  const args = nodes.map((node, index): Argument => {
    const gap = source.slice((nodes[index - 1] ?? command.name)?.end, node.pos);
    return {...toArgument(node, source), indent: /\n([ \t]*)$/.exec(gap)?.[1]};
  });
  const name = command.name?.text ?? source.slice(command.pos, command.end);
  if (![...PROGRAMS, ...BUILT_IN].includes(name)) {
    throw new Untranslatable(`"${name}" is not the same on Windows`);
  }
  if (BUILT_IN.includes(name) && !args.every(({word}) => word && /^[^-]/.test(textOf(word) ?? ''))) {
    throw new Untranslatable(`the options of "${name}" are not the same on Windows`);
  }
  return {kind: 'command', name, args};
}

/** The comments and empty lines between two commands. */
function readGap(gap: string): Statement[] {
  const [sameLine = '', ...lines] = gap.split('\n');
  if (sameLine.trim() !== '') {
    throw differs(sameLine.trim().charAt(0));
  }
  return lines.slice(0, -1).map((line) => ({kind: 'comment', text: line.trim()}));
}

function readCommand(command: Command, source: string, before: readonly Statement[]): Statement[] {
  const assignments = command.prefix.filter((node) => node.type === 'Assignment');
  const exported = command.suffix.filter((node) => node.type === 'Assignment');
  if (command.name?.text === 'export' && exported.length === command.suffix.length) {
    return exported.map(toSet);
  }
  const again = assignments.find(({name}) => before.some((other) => other.kind === 'set' && other.name === name));
  if (again) {
    throw new Untranslatable(`"${again.name}" would have to be restored after the command`);
  }
  return [
    ...assignments.map(toSet),
    toCommand(command, source),
    ...assignments.map(({name}): Statement => ({kind: 'unset', name})),
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
  if (errors?.[0]) {
    throw new Untranslatable(`bash does not understand this: ${errors[0].message}`);
  }
  const statements: Statement[] = [];
  let end = 0;
  for (const {pos, end: statementEnd, command, background} of commands) {
    statements.push(...readGap(source.slice(end, pos)));
    if (command.type !== 'Command' || background) {
      const operator = 'operators' in command ? command.operators[0] : undefined;
      throw differs(operator ?? (background ? '&' : (/\w+|\W/.exec(source.slice(command.pos))?.[0] ?? '')));
    }
    statements.push(...readCommand(command, source, statements));
    end = statementEnd;
  }
  statements.push(...readGap(source.slice(end)));
  const lastCommand = statements.findLastIndex(({kind}) => kind === 'command');
  return statements.filter(({kind}, index) => kind !== 'unset' || index < lastCommand);
}
