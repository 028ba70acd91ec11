/**
 * Reads command lines the way the shells of Windows do, down to the arguments that a program receives.
 * Deliberately strict: whatever a shell might take for something else is an error.
 */

/** One call of a program. */
export interface Call {
  /** The program's name and its arguments. */
  readonly words: readonly string[];
  /** The files that redirections name. */
  readonly files: readonly string[];
  /** All variables that are known and set. */
  readonly environment: Environment;
}

export type Environment = Readonly<Record<string, string>>;

// ----------------------------------------------------------------------------------------------------------- programs

/** Splits a command line as the C runtime of Windows does, with which Node.js is built. */
export function splitCommandLine(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const character = line[i] ?? '';
    if (/[ \t]/.test(character) && !quoted) {
      words.push(...(word === undefined ? [] : [word]));
      word = undefined;
      continue;
    }
    word ??= '';
    const backslashes = /^\\*/.exec(line.slice(i))?.[0].length ?? 0;
    if (backslashes > 0 && line[i + backslashes] === '"') {
      // In front of a quote, two backslashes are one, and an odd one makes the quote a character.
      word += '\\'.repeat(Math.floor(backslashes / 2));
      i += backslashes;
      if (backslashes % 2 === 1) {
        word += '"';
      } else {
        i--;
      }
    } else if (character === '"' && quoted && line[i + 1] === '"') {
      word += '"';
      i++;
    } else if (character === '"') {
      quoted = !quoted;
    } else {
      word += character;
    }
  }
  return word === undefined ? words : [...words, word];
}

// ---------------------------------------------------------------------------------------------------------------- cmd

interface CmdLine {
  /** Without carets and redirections. */
  readonly text: string;
  readonly files: readonly string[];
}

const CMD_TOKEN =
  /(?<quoted>"[^"\n]*")|\^\n?(?<escaped>[^])|(?<redirection>(?:(?<=[ \t])\d)?(?:>>?|<)(?:&\d| *(?<file>"[^"]+"|[^\s"&|<>^()]+)))|(?<plain>[^"^<>&|()\n])/y;

/** Reads one line: quotes toggle, a caret takes away a meaning, and no sign is left that has one. */
function readCmdLine(line: string): CmdLine {
  let text = '';
  const files: string[] = [];
  CMD_TOKEN.lastIndex = 0;
  while (CMD_TOKEN.lastIndex < line.length) {
    const rest = line.slice(CMD_TOKEN.lastIndex);
    const groups = CMD_TOKEN.exec(line)?.groups;
    if (!groups) {
      throw new Error(`cmd does not take this for text: ${rest}`);
    }
    text += groups.quoted ?? groups.escaped ?? groups.plain ?? '';
    files.push(...(groups.file === undefined ? [] : [groups.file.replaceAll('"', '')]));
  }
  return {text, files};
}

/** Replaces variables; cmd leaves a name that it does not know as it is. */
const expandPercent = (line: string, environment: Environment): string =>
  line.replace(/%([^%:\n]+)%/g, (whole, name: string) => environment[name] ?? whole);

function callFromCmd(line: string, environment: Environment): Call {
  const {text, files} = readCmdLine(expandPercent(line, environment));
  const words = splitCommandLine(text);
  // npm's starter is a batch file, which makes cmd read the arguments once more.
  const again = readCmdLine(text);
  if (again.files.length > 0 || splitCommandLine(again.text).join('\0') !== words.join('\0')) {
    throw new Error(`a batch file would read this differently: ${line}`);
  }
  return {words, files, environment};
}

/** Reads a text for the Command Prompt. */
export function readCmd(text: string, known: Environment): Call[] {
  const variables = new Map(Object.entries(known));
  const calls: Call[] = [];
  for (const line of text.split(/(?<!\^)\n/)) {
    const {name, value} = /^set "(?<name>\w+)=(?<value>.*)"$/.exec(line)?.groups ?? {};
    const environment = Object.fromEntries(variables);
    if (name !== undefined && value === '') {
      variables.delete(name);
    } else if (name !== undefined && value !== undefined) {
      variables.set(name, expandPercent(value, environment));
    } else if (line !== '' && !line.startsWith('rem ')) {
      calls.push(callFromCmd(line, environment));
    }
  }
  return calls;
}

// --------------------------------------------------------------------------------------------------------- PowerShell

/** How a version of PowerShell hands arguments to programs. */
export type Passing = '5.1' | '7.2' | '7.3';

interface PowerShellWord {
  readonly text: string;
  readonly quoted: boolean;
}

const POWERSHELL_TOKEN =
  /(?<gap>(?:[ \t]|`\n)+)|'(?<single>(?:[^'‘’‚‛]|['‘’‚‛]{2})*)'(?=\s|$)|"(?<double>(?:[^`"“”„]|`[^])*)"(?=\s|$)|(?<bare>[^\s'"‘’‚‛“”„`$,;|&<>(){}@#%]+)(?=\s|$)|\$(?<variable>(?:env:)?\w+)(?=\s|$)|(?<end>\n)/y;

/** The numbers that PowerShell writes as they were typed. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,8})$/;

class PowerShellReader {
  readonly calls: Call[] = [];
  readonly #environment: Map<string, string>;
  readonly #local = new Map<string, string>();
  #oldWay: boolean;

  constructor(
    known: Environment,
    private readonly passing: Passing,
  ) {
    this.#environment = new Map(Object.entries(known));
    this.#oldWay = passing !== '7.3';
  }

  read(text: string): void {
    for (const statement of splitStatements(text)) {
      this.#readStatement(statement);
    }
  }

  #readStatement(statement: string): void {
    const assignment = /^\$(?<name>(?:env:)?\w+) = (?<value>[^]*)$/.exec(statement)?.groups;
    const removed = /^Remove-Item Env:(?<name>\w+)$/.exec(statement)?.groups?.name;
    if (assignment) {
      this.#assign(assignment.name ?? '', this.#words(assignment.value ?? '')[0]?.text ?? '');
    } else if (removed !== undefined) {
      this.#environment.delete(removed);
    } else if (statement !== '' && !statement.startsWith('#')) {
      this.#call(this.#words(statement));
    }
  }

  #assign(name: string, value: string): void {
    if (name === 'PSNativeCommandArgumentPassing') {
      this.#oldWay ||= value === 'Legacy';
    } else if (name.startsWith('env:')) {
      this.#environment.set(name.slice(4), value);
    } else {
      this.#local.set(name, value);
    }
  }

  #call(words: readonly PowerShellWord[]): void {
    const texts = words.map(({text}) => text);
    const environment = Object.fromEntries(this.#environment);
    if (texts[0] === 'cmd' && texts[1] === '/c') {
      // All versions hand arguments to cmd in the old way; cmd takes the outer quotes off again.
      const line = oldCommandLine(texts.slice(2), this.passing);
      const inner = line.startsWith('"') ? line.replace(/^"/, '').replace(/"(?=[^"]*$)/, '') : line;
      this.calls.push(...readCmd(inner, environment));
      return;
    }
    const [program = '', ...args] = texts;
    const received =
      this.#oldWay && !COMMANDS.has(program) ? splitCommandLine(oldCommandLine(args, this.passing)) : args;
    this.calls.push({words: [program, ...received], files: [], environment});
  }

  #words(text: string): PowerShellWord[] {
    const words: PowerShellWord[] = [];
    POWERSHELL_TOKEN.lastIndex = 0;
    while (POWERSHELL_TOKEN.lastIndex < text.length) {
      const rest = text.slice(POWERSHELL_TOKEN.lastIndex);
      const groups = POWERSHELL_TOKEN.exec(text)?.groups;
      if (!groups) {
        throw new Error(`PowerShell does not take this for text: ${rest}`);
      }
      if (groups.gap === undefined) {
        words.push(this.#word(groups));
      }
    }
    return words;
  }

  #word({single, double, bare, variable}: Partial<Record<string, string>>): PowerShellWord {
    if (single !== undefined) {
      return {text: single.replace(/['‘’‚‛]{2}/g, (pair) => pair.slice(1)), quoted: true};
    }
    if (double !== undefined) {
      const text = double.replace(
        /`([^])|\$\{((?:env:)?\w+)\}|\$((?:env:)?\w+)/g,
        (_, escaped?: string, inBraces?: string, plain?: string) => escaped ?? this.#value(inBraces ?? plain ?? ''),
      );
      return {text, quoted: true};
    }
    if (variable !== undefined) {
      return {text: this.#value(variable), quoted: true};
    }
    const text = bare ?? '';
    if (/^[+-]?\.?\d/.test(text) && !PLAIN_NUMBER.test(text)) {
      throw new Error(`PowerShell may write the number ${text} in another way`);
    }
    return {text, quoted: false};
  }

  #value(name: string): string {
    const value = name.startsWith('env:') ? this.#environment.get(name.slice(4)) : this.#local.get(name);
    if (value === undefined) {
      throw new Error(`PowerShell has no variable ${name}`);
    }
    return value;
  }
}

/** Commands of PowerShell itself, which get arguments unchanged. */
const COMMANDS: ReadonlySet<string> = new Set(['cd', 'mkdir']);

/** Splits at line breaks that are neither inside quotes nor behind a backtick. */
function splitStatements(text: string): string[] {
  return [...text.matchAll(/(?:`[^]|'[^']*'|"(?:[^`"]|`[^])*"|[^\n`'"])*(?:\n|$)/g)].map(([statement]) =>
    statement.replace(/\n$/, ''),
  );
}

/** Puts arguments into one line as PowerShell did before version 7.3: quotes round blanks, nothing escaped. */
function oldCommandLine(args: readonly string[], passing: Passing): string {
  return args
    .filter((arg) => arg !== '')
    .map((arg) => {
      if (!hasBlankOutsideQuotes(arg, passing)) {
        return arg;
      }
      // Only PowerShell 7 sees to backslashes in front of the closing quote.
      return passing === '5.1' ? `"${arg}"` : `"${arg.replace(/(\\*)$/, '$1$1')}"`;
    })
    .join(' ');
}

/** The versions differ on whether a quote behind a backslash counts. */
function hasBlankOutsideQuotes(arg: string, passing: Passing): boolean {
  let quotes = 0;
  return Array.from(arg).some((character, index) => {
    if (character === '"' && (passing === '5.1' || arg[index - 1] !== '\\')) {
      quotes++;
    }
    return /\s/.test(character) && quotes % 2 === 0;
  });
}

/** Reads a text for PowerShell. */
export function readPowerShell(text: string, known: Environment, passing: Passing): Call[] {
  const reader = new PowerShellReader(known, passing);
  reader.read(text);
  return reader.calls;
}
