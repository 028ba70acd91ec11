import {type Argument, assertTranslatable, type Statement, type Word} from './readBash';

/**
 * Text for the Command Prompt. Sources: `help cmd`, `help set`; for arguments "Parsing C command-line arguments" at
 * learn.microsoft.com/cpp/c-language, which Node.js follows.
 */

const SPECIAL = /[&|<>^()]/;

function contentOf({parts}: Word): string {
  const text = parts.map((part) => (typeof part === 'string' ? part : '\0')).join('');
  // A name between two `%` is a variable. A single one, or two around anything else, stay as they are.
  assertTranslatable(!/%[A-Za-z_]\w*(?::[^%]*)?%/.test(text) && !(text.includes('%') && text.includes('\0')));
  return parts.map((part) => (typeof part === 'string' ? part : `%${part.variable}%`)).join('');
}

/** Puts an argument into double quotes. */
function quote(content: string): string {
  // Before a double quote, also the closing one, programs read two backslashes as one.
  const closed = content.replace(/(\\*)$/, '$1$1');
  const escaped = `"${closed.replace(/(\\*)"/g, '$1$1\\"')}"`;
  const doubled = `"${closed.replace(/(\\*)"/g, '$1$1""')}"`;
  // cmd itself does not know `\"`: each double quote begins or ends a part that it does not change.
  const pieces = escaped.split('"');
  const isSafe = pieces.length % 2 === 1 && !pieces.some((piece, index) => index % 2 === 0 && SPECIAL.test(piece));
  return isSafe ? escaped : doubled;
}

function toWord(word: Word): string {
  const content = contentOf(word);
  assertTranslatable(!content.includes('\n'));
  return word.isQuoted || /[\s"]/.test(content) || SPECIAL.test(content) ? quote(content) : content;
}

/**
 * A command with its arguments.
 *
 * @param lineContinuation what ends the lines of a long command; none puts all into one line
 */
export function toCmdCommand(name: string, args: readonly Argument[], lineContinuation = ''): string {
  return args.reduce((line, {redirection, word, indent}) => {
    // cmd escapes the first character of a continued line, so it must be a space.
    const gap = indent === undefined || lineContinuation === '' ? ' ' : `${lineContinuation}${indent || '  '}`;
    return line + gap + [redirection, word && toWord(word)].filter((text) => text !== undefined).join(' ');
  }, name);
}

export function toCmd(script: readonly Statement[]): string {
  const lines = script.map((statement) => {
    switch (statement.kind) {
      case 'comment':
        return statement.text.replace(/# ?/, 'rem ');
      case 'unset':
        return `set "${statement.name}="`;
      case 'set': {
        const content = contentOf(statement.value);
        assertTranslatable(!/["\n]/.test(content));
        return `set "${statement.name}=${content}"`;
      }
      case 'command':
        return toCmdCommand(statement.name, statement.args, ' ^\n');
    }
  });
  return lines.join('\n');
}
