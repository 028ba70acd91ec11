import {assertTranslatable, type Command, type Word} from './readBash';
import {toCmdCommand} from './toCmd';

/**
 * Text for PowerShell. Sources: the help topics about_Parsing, about_Quoting_Rules and about_Preference_Variables.
 *
 * PowerShell passes arguments that contain double quotes in two ways. Windows PowerShell 5.1 joins the arguments
 * without escaping anything, so the quotes need a backslash. PowerShell 7.3 and later escape the quotes, so a backslash
 * would be one too many. The text uses the legacy way, after a line that requests it from newer versions. In 5.1, that
 * line sets an unused variable.
 */
const LEGACY_PASSING = '$PSNativeCommandArgumentPassing = "Legacy"';

const singleQuoted = (text: string): string => `'${text.replace(/['‘’‚‛]/g, '$&$&')}'`;

/** Returns whether a word needs no quotes, that is, is no operator, list, or number that PowerShell would rewrite. */
const isPlain = (text: string): boolean =>
  /^[\p{L}\p{N}_./\\:=+-]+$/u.test(text) &&
  (/^(?:0|[1-9]\d{0,8})$/.test(text) || !/^[+-]?\.?\d/.test(text)) &&
  !/^-[^-].*[.:]/.test(text);

const needsLegacyPassing = (word: Word): boolean => 'text' in word && word.text.includes('"');

function toWord(word: Word): string {
  if ('variable' in word) {
    return `$env:${word.variable}`;
  }
  const {text, isQuoted} = word;
  if (needsLegacyPassing(word)) {
    assertTranslatable(text.search(/\s/) <= text.indexOf('"')); // Versions differ if all blanks are in quotes.
    return singleQuoted(text.replaceAll('"', '\\"'));
  }
  if (!isQuoted && isPlain(text)) {
    return text;
  }
  // Characters with a meaning inside double quotes. PowerShell treats typographic quotes as plain ones.
  return /[`$“”„]/.test(text) ? singleQuoted(text) : `"${text}"`;
}

const hasRedirection = ({args}: Command): boolean => args.some(({redirection}) => redirection);

function toCommand(command: Command): string {
  // PowerShell would decode a program's output and write it in another encoding; cmd passes the bytes on.
  if (hasRedirection(command)) {
    return `cmd /c ${singleQuoted(toCmdCommand(command, ' '))}`;
  }
  return command.args.reduce(
    (line, {word, isContinued}) => `${line} ${isContinued ? '`\n  ' : ''}${toWord(word)}`,
    command.name,
  );
}

export function toPowerShell(script: readonly Command[]): string {
  const needsLegacy = script.some(
    (command) => !hasRedirection(command) && command.args.some(({word}) => needsLegacyPassing(word)),
  );
  return [...(needsLegacy ? [LEGACY_PASSING] : []), ...script.map(toCommand)].join('\n');
}
