import {type Argument, assertTranslatable, type Statement, textOf, type Word} from './readBash';
import {toCmdCommand} from './toCmd';

/**
 * Text for PowerShell. Sources: the help topics about_Parsing, about_Quoting_Rules and about_Preference_Variables.
 *
 * PowerShell hands arguments with double quotes in them, and empty ones, to programs in two ways. Windows PowerShell
 * 5.1 puts the arguments into one line without escaping anything, so that the quotes need a backslash. PowerShell 7.3
 * and later escape by themselves, unless told to do as before, and a backslash would be one too many. The text is made
 * for the old way, below a line that asks newer versions for it; in 5.1, that line sets an unused variable.
 */
const LEGACY_PASSING = '$PSNativeCommandArgumentPassing = "Legacy"';

/** What means something else within double quotes. PowerShell takes typographic quotes for plain ones. */
const SPECIAL = /[`$"“”„]/g;

const singleQuoted = (text: string): string => `'${text.replace(/['‘’‚‛]/g, '$&$&')}'`;

/** Whether a word means itself without quotes: no operator, list, or number that PowerShell would rewrite. */
const isPlain = (text: string): boolean =>
  /^[\p{L}\p{N}_./\\:=+-]+$/u.test(text) &&
  (/^(?:0|[1-9]\d{0,8})$/.test(text) || !/^[+-]?\.?\d/.test(text)) &&
  !/^-[^-].*[.:]/.test(text);

const needsLegacyPassing = (word: Word): boolean => textOf(word) === '' || !!textOf(word)?.includes('"');

/** A word as PowerShell reads it for itself. */
function toWord(word: Word): string {
  const text = textOf(word);
  if (text !== undefined) {
    if (!word.isQuoted && isPlain(text)) {
      return text;
    }
    return text.match(SPECIAL) ? singleQuoted(text) : `"${text}"`;
  }
  const [first, ...others] = word.parts;
  if (typeof first === 'object' && others.length === 0) {
    return `$env:${first.variable}`;
  }
  const content = word.parts.map((part) =>
    typeof part === 'string' ? part.replace(SPECIAL, '`$&') : `\${env:${part.variable}}`,
  );
  return `"${content.join('')}"`;
}

/** A word as PowerShell hands it to a program. */
function toArgument(word: Word): string {
  const text = textOf(word);
  if (text === undefined) {
    assertTranslatable(!word.parts.some((part) => typeof part === 'string' && part.includes('"')));
    return toWord(word);
  }
  assertTranslatable(!/\s.*\\$/s.test(text)); // The versions of PowerShell differ on the last backslash.
  if (!needsLegacyPassing(word)) {
    return toWord(word);
  }
  assertTranslatable(text.search(/\s/) <= text.indexOf('"')); // They differ on blanks that stand only inside quotes, too.
  return text === '' ? `'""'` : singleQuoted(text.replace(/(\\*)"/g, '$1$1\\"'));
}

const hasRedirection = (args: readonly Argument[]): boolean => args.some(({redirection}) => redirection !== undefined);

function toCommand(name: string, args: readonly Argument[]): string {
  // PowerShell would decode the output of programs and write it in another encoding; cmd passes the bytes on.
  if (hasRedirection(args)) {
    return `cmd /c ${singleQuoted(toCmdCommand(name, args))}`;
  }
  const words = args.map(
    ({word, indent}) => `${indent === undefined ? ' ' : ` \`\n${indent}`}${word ? toArgument(word) : ''}`,
  );
  return name + words.join('');
}

export function toPowerShell(script: readonly Statement[]): string {
  const lines = script.map((statement) => {
    switch (statement.kind) {
      case 'comment':
        return statement.text;
      case 'set':
        return `$env:${statement.name} = ${toWord(statement.value)}`;
      case 'unset':
        return `Remove-Item Env:${statement.name}`;
      case 'command':
        return toCommand(statement.name, statement.args);
    }
  });
  const needsLegacy = script.some(
    (line) =>
      line.kind === 'command' &&
      !hasRedirection(line.args) &&
      line.args.some(({word}) => word && needsLegacyPassing(word)),
  );
  return [...(needsLegacy ? [LEGACY_PASSING] : []), ...lines].join('\n');
}
