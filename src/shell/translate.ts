/**
 * Translates bash examples for the shells of Windows.
 *
 * Pure text work without imports, for the build of the site as well as for its tests.
 *
 * PowerShell hands arguments with double quotes in them, and empty ones, to programs in two ways. Windows PowerShell 5.1
 * puts the arguments into one line without escaping anything, so that the quotes need a backslash. PowerShell 7.3 and
 * later escape by themselves, unless told to do as before, and a backslash would be one too many. The text is made for
 * the old way, below a line that asks newer versions for it; in 5.1 that line sets a variable that nobody reads.
 *
 * Redirections are left to cmd, since PowerShell decodes the output of programs and writes it in another encoding.
 */

/** The text for a shell, or why there is none. */
export type Translation = {readonly text: string} | {readonly reason: string};

export interface Translations {
  readonly powershell: Translation;
  readonly cmd: Translation;
}

interface Part {
  readonly kind: 'text' | 'variable';
  /** The text itself, or the variable's name. */
  readonly value: string;
}

interface Word {
  readonly kind: 'word';
  readonly parts: readonly Part[];
  /** How all of it is quoted; `mixed` when parts differ. */
  readonly quotes: 'none' | 'single' | 'double' | 'mixed';
  /** For the first word of a continued line: its indentation. */
  readonly indent?: string;
}

interface Redirection {
  readonly kind: 'redirection';
  /** For example `>`, `2>>` or `2>&1`. */
  readonly operator: string;
  readonly target?: Word;
  readonly indent?: string;
}

type Item = Word | Redirection;

interface Assignment {
  readonly name: string;
  readonly value: Word;
}

type Statement =
  | {readonly kind: 'blank'}
  | {readonly kind: 'comment'; readonly text: string}
  | {readonly kind: 'export' | 'assign'; readonly assignments: readonly Assignment[]}
  | {
      readonly kind: 'command';
      readonly assignments: readonly Assignment[];
      readonly name: string;
      readonly items: readonly Item[];
    };

/** Why something cannot be translated; ends up in a `Translation`. */
class Untranslatable extends Error {}

/** Programs that are the same on Windows. */
const PROGRAMS: readonly string[] = ['cli-kintone', 'git', 'node', 'npm', 'npx'];

/** Commands that the shells of Windows have too, as long as they get only names. */
const COMMANDS: readonly string[] = ['cd', 'mkdir'];

const NAME = /^[A-Za-z_]\w*/;

// --------------------------------------------------------------------------------------------------------------- bash

class BashReader {
  #position = 0;

  constructor(private readonly source: string) {}

  readScript(): Statement[] {
    const statements: Statement[] = [];
    while (this.#position < this.source.length) {
      statements.push(this.#readStatement());
    }
    return statements;
  }

  get #next(): string {
    return this.source[this.#position] ?? '\n';
  }

  #take(pattern: RegExp): string | undefined {
    const sticky = new RegExp(pattern.source, `${pattern.flags}y`);
    sticky.lastIndex = this.#position;
    const match = sticky.exec(this.source);
    this.#position += match?.[0].length ?? 0;
    return match?.[0];
  }

  #readStatement(): Statement {
    this.#take(/[ \t]*/);
    const comment = this.#take(/#[^\n]*/);
    if (comment !== undefined || this.#next === '\n') {
      this.#position++;
      return comment === undefined ? {kind: 'blank'} : {kind: 'comment', text: comment};
    }
    const items: Item[] = [];
    for (;;) {
      const gap = this.#take(/(?:[ \t]|\\\n)*/) ?? '';
      if (this.#next === '\n') {
        this.#position++;
        return toStatement(items);
      }
      const indent = gap.includes('\n') ? gap.slice(gap.lastIndexOf('\n') + 1) : undefined;
      items.push(this.#readItem(indent));
    }
  }

  #readItem(indent: string | undefined): Item {
    const operator = this.#take(/\d*(?:>&\d|>>|>(?![&|(>])|<(?![<&(>]))/);
    if (operator === undefined) {
      return {...this.#readWord(), indent};
    }
    if (operator.includes('&')) {
      return {kind: 'redirection', operator, indent};
    }
    this.#take(/[ \t]*/);
    return {kind: 'redirection', operator, target: this.#readWord(), indent};
  }

  #readWord(): Word {
    const parts: Part[] = [];
    const quotes = new Set<Word['quotes']>();
    const start = this.#position;
    while (!/[ \t\n;&|<>()]/.test(this.#next) && this.source.slice(this.#position, this.#position + 2) !== '\\\n') {
      if (this.#take(/'/)) {
        quotes.add('single');
        parts.push({kind: 'text', value: this.#until("'")});
      } else if (this.#take(/"/)) {
        quotes.add('double');
        parts.push({kind: 'text', value: ''}, ...this.#readDoubleQuoted());
      } else {
        quotes.add('none');
        parts.push(this.#readBare());
      }
    }
    if (this.#position === start) {
      const sign = this.#take(/[;&|<>()]+/) ?? this.#next;
      throw new Untranslatable(`"${sign}" means something else in each shell`);
    }
    const [only] = quotes;
    return {kind: 'word', parts: merge(parts), quotes: quotes.size === 1 && only ? only : 'mixed'};
  }

  #until(quote: string): string {
    const end = this.source.indexOf(quote, this.#position);
    if (end === -1) {
      throw new Untranslatable('a quote is not closed');
    }
    const text = this.source.slice(this.#position, end);
    this.#position = end + 1;
    return text;
  }

  #readDoubleQuoted(): Part[] {
    const parts: Part[] = [];
    while (!this.#take(/"/)) {
      if (this.#position >= this.source.length) {
        throw new Untranslatable('a quote is not closed');
      }
      const escaped = this.#take(/\\["$`\\]/);
      const text = escaped?.slice(1) ?? this.#take(/[^"$`\\]+|\\/);
      parts.push(text === undefined ? this.#readExpansion() : {kind: 'text', value: text});
    }
    return parts;
  }

  #readBare(): Part {
    const escaped = this.#take(/\\[^\n]/);
    if (escaped !== undefined) {
      return {kind: 'text', value: escaped.slice(1)};
    }
    if (/[$`]/.test(this.#next)) {
      return this.#readExpansion();
    }
    const text = this.#take(/[^\s;&|<>()'"$`\\]+/) ?? '';
    if (/[*?[{]|^~/.test(text)) {
      throw new Untranslatable(`bash replaces "${text}" by something else`);
    }
    return {kind: 'text', value: text};
  }

  #readExpansion(): Part {
    const variable = this.#take(/\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})/);
    if (variable === undefined) {
      throw new Untranslatable(`only bash knows "${this.#take(/[$`].?/) ?? ''}"`);
    }
    return {kind: 'variable', value: variable.replace(/[${}]/g, '')};
  }
}

function merge(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last?.kind === 'text' && part.kind === 'text') {
      merged[merged.length - 1] = {kind: 'text', value: last.value + part.value};
    } else {
      merged.push(part);
    }
  }
  return merged.filter((part, _, all) => part.value !== '' || all.length === 1);
}

/** Splits `NAME=value` at the first equals sign; undefined for any other word. */
function toAssignment(word: Item): Assignment | undefined {
  const [first, ...others] = word.kind === 'word' ? word.parts : [];
  const name = first?.kind === 'text' ? NAME.exec(first.value)?.[0] : undefined;
  if (word.kind !== 'word' || !first || name === undefined || first.value[name.length] !== '=') {
    return undefined;
  }
  const rest = {kind: 'text' as const, value: first.value.slice(name.length + 1)};
  return {name, value: {...word, parts: merge([rest, ...others]), quotes: 'double'}};
}

function toStatement(items: readonly Item[]): Statement {
  const firstOther = items.findIndex((item) => !toAssignment(item));
  const assignments = items
    .slice(0, firstOther === -1 ? items.length : firstOther)
    .flatMap((item) => toAssignment(item) ?? []);
  if (firstOther === -1) {
    return {kind: 'assign', assignments};
  }
  const [first, ...others] = items.slice(firstOther);
  const name = first?.kind === 'word' && first.quotes === 'none' ? textOf(first) : undefined;
  if (name === 'export' && assignments.length === 0) {
    const exported = others.map(toAssignment);
    if (exported.every((assignment) => assignment !== undefined)) {
      return {kind: 'export', assignments: exported};
    }
  }
  if (name === undefined || ![...PROGRAMS, ...COMMANDS].includes(name)) {
    throw new Untranslatable(`"${name ?? 'the command'}" is not the same on Windows`);
  }
  if (
    COMMANDS.includes(name) &&
    others.some((item) => item.kind !== 'word' || textOf(item)?.startsWith('-') !== false)
  ) {
    throw new Untranslatable(`the options of "${name}" are not the same on Windows`);
  }
  return {kind: 'command', assignments, name, items: others};
}

/** A word's text; undefined when it has variables. */
const textOf = (word: Word): string | undefined =>
  word.parts.every(({kind}) => kind === 'text') ? word.parts.map(({value}) => value).join('') : undefined;

/** Keeps track of variables, which live differently in each shell. */
class Variables {
  readonly #local = new Set<string>();
  readonly #set = new Set<string>();

  isLocal(name: string): boolean {
    return this.#local.has(name);
  }

  /** Notes a variable that lasts. */
  add(statement: {kind: 'export' | 'assign'; assignments: readonly Assignment[]}): void {
    for (const {name, value} of statement.assignments) {
      requireValue(value);
      this.#set.add(name);
      if (statement.kind === 'assign') {
        this.#local.add(name);
      }
    }
  }

  /** Notes variables of a single command. */
  addTemporary(assignments: readonly Assignment[]): void {
    for (const {name, value} of assignments) {
      requireValue(value);
      if (this.#set.has(name)) {
        throw new Untranslatable(`"${name}" would have to be restored after the command`);
      }
    }
  }
}

function requireValue(value: Word): void {
  if (textOf(value) === '') {
    throw new Untranslatable('Windows has no empty environment variables');
  }
}

/** Whether a command follows in which a variable of this one must not be seen. */
const hasCommandAfter = (script: readonly Statement[], index: number): boolean =>
  script.slice(index + 1).some(({kind}) => kind === 'command');

// ---------------------------------------------------------------------------------------------------------------- cmd

const CMD_SPECIAL = /[&|<>^()]/;

/** Refuses what cmd would replace: `%NAME%` in text. A single `%`, or two around anything else, stay as they are. */
function checkPercent(word: Word): void {
  const text = word.parts.map(({kind, value}) => (kind === 'text' ? value : '\0')).join('');
  if (/%[A-Za-z_]\w*(?::[^%]*)?%/.test(text) || (text.includes('%') && text.includes('\0'))) {
    throw new Untranslatable('cmd takes the part between two percent signs for a variable');
  }
}

/** What cmd, which only toggles at each double quote, does not see as quoted. */
const outsideQuotes = (text: string): string =>
  text
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('');

/** Puts an argument into double quotes, as programs on Windows read them. */
function quoteForCmd(content: string): string {
  // Backslashes count double in front of a quote, also the closing one.
  const closed = content.replace(/(\\*)$/, '$1$1');
  const escaped = `"${closed.replace(/(\\*)"/g, '$1$1\\"')}"`;
  const doubled = `"${closed.replace(/(\\*)"/g, '$1$1""')}"`;
  const readable = escaped.split('"').length % 2 === 1 && !CMD_SPECIAL.test(outsideQuotes(escaped));
  return readable ? escaped : doubled;
}

function cmdWord(word: Word): string {
  checkPercent(word);
  const content = word.parts.map(({kind, value}) => (kind === 'text' ? value : `%${value}%`)).join('');
  if (content.includes('\n')) {
    throw new Untranslatable('cmd knows no line break inside an argument');
  }
  const bare = word.quotes === 'none' && content !== '' && !/[\s"]/.test(content) && !CMD_SPECIAL.test(content);
  return bare ? content : quoteForCmd(content);
}

function cmdAssignment({name, value}: Assignment): string {
  checkPercent(value);
  const content = value.parts.map(({kind, value: text}) => (kind === 'text' ? text : `%${text}%`)).join('');
  if (/["\n]/.test(content)) {
    throw new Untranslatable('cmd cannot set a variable to a text with double quotes or line breaks');
  }
  return `set "${name}=${content}"`;
}

/** @param lineEnd what stands between the lines of a long command */
function cmdCommand(name: string, items: readonly Item[], lineEnd: string): string {
  return items.reduce((line, item) => {
    // The first character of a continued line loses its meaning, so that it has to be a blank.
    const gap = item.indent === undefined || lineEnd === '' ? ' ' : `${lineEnd}${item.indent || '  '}`;
    return `${line}${gap}${item.kind === 'word' ? cmdWord(item) : cmdRedirection(item)}`;
  }, name);
}

const cmdRedirection = ({operator, target}: Redirection): string =>
  target ? `${operator} ${cmdWord(target)}` : operator;

function toCmd(script: readonly Statement[]): string {
  const variables = new Variables();
  const lines = script.flatMap((statement, index) => {
    switch (statement.kind) {
      case 'blank':
        return [''];
      case 'comment':
        return [statement.text.replace(/^#\s?/, 'rem ')];
      case 'export':
      case 'assign':
        variables.add(statement);
        return statement.assignments.map(cmdAssignment);
      case 'command': {
        const {assignments, name, items} = statement;
        variables.addTemporary(assignments);
        const after = hasCommandAfter(script, index)
          ? assignments.map((assignment) => `set "${assignment.name}="`)
          : [];
        return [...assignments.map(cmdAssignment), cmdCommand(name, items, ' ^\n'), ...after];
      }
    }
  });
  return lines.join('\n');
}

// --------------------------------------------------------------------------------------------------------- PowerShell

const OLD_WAY = '$PSNativeCommandArgumentPassing = "Legacy"';

/** PowerShell takes typographic quotes for plain ones. */
const SINGLE_QUOTES = /['‘’‚‛]/g;
const DOUBLE_QUOTES = /["“”„]/g;

/** Words that mean themselves without quotes: no operators, no lists, no numbers that PowerShell would write anew. */
const isBareInPowerShell = (text: string): boolean =>
  /^[\p{L}\p{N}_./\\:=+-]+$/u.test(text) &&
  (/^(?:0|[1-9]\d{0,8})$/.test(text) || !/^[+-]?\.?\d/.test(text)) &&
  !/^-[^-].*[.:]/.test(text);

function powershellText(text: string, quotes: Word['quotes']): string {
  if (quotes === 'none' && isBareInPowerShell(text)) {
    return text;
  }
  const fitsDouble = !/[`$]/.test(text) && !text.match(DOUBLE_QUOTES);
  return fitsDouble && (quotes !== 'single' || text.match(SINGLE_QUOTES))
    ? `"${text}"`
    : `'${text.replace(SINGLE_QUOTES, '$&$&')}'`;
}

/** A word as PowerShell reads it for itself. */
function powershellWord(word: Word, variables: Variables): string {
  const text = textOf(word);
  if (text !== undefined) {
    return powershellText(text, word.quotes);
  }
  const reference = (name: string): string => (variables.isLocal(name) ? name : `env:${name}`);
  const [only, ...others] = word.parts;
  if (only && others.length === 0) {
    return `$${reference(only.value)}`;
  }
  const content = word.parts.map(({kind, value}) =>
    kind === 'text' ? value.replace(/[`$"“”„]/g, '`$&') : `\${${reference(value)}}`,
  );
  return `"${content.join('')}"`;
}

interface Argument {
  readonly text: string;
  /** Whether it needs the old way of handing arguments to programs. */
  readonly old: boolean;
}

/** A word as PowerShell hands it to a program. */
function powershellArgument(word: Word, variables: Variables): Argument {
  const text = textOf(word);
  if (text === undefined) {
    if (word.parts.some(({kind, value}) => kind === 'text' && value.includes('"'))) {
      throw new Untranslatable('PowerShell cannot pass on double quotes beside a variable');
    }
    return {text: powershellWord(word, variables), old: false};
  }
  if (text === '') {
    return {text: `'""'`, old: true};
  }
  if (/\s/.test(text) && /\\$/.test(text)) {
    throw new Untranslatable('the versions of PowerShell differ on a backslash at the end of an argument with blanks');
  }
  if (!text.includes('"')) {
    return {text: powershellWord(word, variables), old: false};
  }
  if (/\s/.test(text) && text.search(/\s/) > text.indexOf('"')) {
    throw new Untranslatable('the versions of PowerShell differ on blanks that stand only inside quotes');
  }
  const escaped = text.replace(/(\\*)"/g, '$1$1\\"').replace(SINGLE_QUOTES, '$&$&');
  return {text: `'${escaped}'`, old: true};
}

/** Lets cmd run a command with redirections: as one text, which it gets unchanged. */
function throughCmd(name: string, items: readonly Item[], variables: Variables): string {
  const words = items.flatMap((item) => (item.kind === 'word' ? [item] : (item.target ?? [])));
  if (words.some(({parts}) => parts.some(({kind, value}) => kind === 'variable' && variables.isLocal(value)))) {
    throw new Untranslatable('cmd does not see the variables of PowerShell');
  }
  return `cmd /c '${cmdCommand(name, items, '').replace(SINGLE_QUOTES, '$&$&')}'`;
}

function powershellCommand(name: string, items: readonly Item[], variables: Variables): Argument {
  const words = items.filter((item) => item.kind === 'word');
  if (words.length < items.length) {
    return {text: throughCmd(name, items, variables), old: false};
  }
  const isProgram = PROGRAMS.includes(name);
  const args = words.map((word) =>
    isProgram ? powershellArgument(word, variables) : {text: powershellWord(word, variables), old: false},
  );
  const text = args.reduce((line, arg, index) => {
    const indent = words[index]?.indent;
    return `${line}${indent === undefined ? ' ' : ` \`\n${indent}`}${arg.text}`;
  }, name);
  return {text, old: args.some(({old}) => old)};
}

function toPowerShell(script: readonly Statement[]): string {
  const variables = new Variables();
  let old = false;
  const assign = (kind: 'export' | 'assign', {name, value}: Assignment): string =>
    `$${kind === 'export' ? `env:${name}` : name} = ${powershellWord(value, variables)}`;
  const lines = script.flatMap((statement, index) => {
    switch (statement.kind) {
      case 'blank':
        return [''];
      case 'comment':
        return [statement.text];
      case 'export':
      case 'assign':
        variables.add(statement);
        return statement.assignments.map((assignment) => assign(statement.kind, assignment));
      case 'command': {
        const {assignments, name, items} = statement;
        variables.addTemporary(assignments);
        const command = powershellCommand(name, items, variables);
        old ||= command.old;
        const after = hasCommandAfter(script, index)
          ? assignments.map(({name: variable}) => `Remove-Item Env:${variable}`)
          : [];
        return [...assignments.map((assignment) => assign('export', assignment)), command.text, ...after];
      }
    }
  });
  return [...(old ? [OLD_WAY] : []), ...lines].join('\n');
}

// ------------------------------------------------------------------------------------------------------------- public

function attempt(translation: () => string): Translation {
  try {
    return {text: translation()};
  } catch (error) {
    if (error instanceof Untranslatable) {
      return {reason: error.message};
    }
    throw error;
  }
}

/**
 * Translates a block of bash commands as a reader would type them at the prompts of Windows.
 *
 * @returns for each shell its text, or a reason why there is none; a text equal to `bash` needs no tab of its own
 */
export function translate(bash: string): Translations {
  const read = (): Statement[] => new BashReader(bash.trimEnd()).readScript();
  return {
    powershell: attempt(() => toPowerShell(read())),
    cmd: attempt(() => toCmd(read())),
  };
}
