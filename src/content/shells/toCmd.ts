import {assertTranslatable, type Command, type Word} from './readBash';

/**
 * Text for the Command Prompt. Sources: `help cmd`, `help set`; for arguments, "Parsing C command-line arguments" at
 * learn.microsoft.com/cpp/c-language, which Node.js follows.
 */

const SPECIAL = /[&|<>^()]/;

function toWord(word: Word): string {
  if ('variable' in word) {
    return `"%${word.variable}%"`;
  }
  const {text, isQuoted} = word;
  // A name between two `%` is a variable. A single one, or two around anything else, are unchanged.
  assertTranslatable(!/%[A-Za-z_]\w*(?::[^%]*)?%/.test(text));
  if (!isQuoted && !/[\s"]/.test(text) && !SPECIAL.test(text)) {
    return text;
  }
  const quoted = `"${text.replaceAll('"', '\\"')}"`;
  // cmd doesn't know `\"`, so each double quote begins or ends a quoted part.
  const pieces = quoted.split('"');
  assertTranslatable(pieces.length % 2 === 1 && !pieces.some((piece, index) => index % 2 === 0 && SPECIAL.test(piece)));
  return quoted;
}

/**
 * Returns a command with its arguments.
 *
 * @param continuation text before an argument on a new line
 */
export const toCmdCommand = ({name, args}: Command, continuation: string): string =>
  args.reduce((line, {redirection, word, isContinued}) => {
    const gap = isContinued ? continuation : ' ';
    return line + gap + (redirection ? `${redirection} ` : '') + toWord(word);
  }, name);

// cmd escapes the first character of a continued line, so it must be a space.
export const toCmd = (script: readonly Command[]): string =>
  script.map((command) => toCmdCommand(command, ' ^\n  ')).join('\n');
