import type {Code, InlineCode, Text} from 'mdast';
import {readMarks} from '../../src/content/marks';
import {visit} from '../../src/content/unified';
import {ELLIPSIS, withoutRandom} from '../run/output';
import type {Problem} from '../problem';
import type {Source} from '../source';

/**
 * Checks the messages that pages quote. An example must print them, or `messages.tsv` must list them with their source.
 */

/** Examples outside the pages, for messages that pages quote. */
export const PROOFS = 'examples/proofs.md';

/** Messages that no example can print, from kintone, systems, and shells, with their sources. */
export const MESSAGES = 'examples/messages.tsv';

/** Inline code that is a message: a sentence in English or Japanese, or the beginning of a message. */
const MESSAGE =
  /^(?:.*\p{sc=Hiragana}|\w*Error(?: \[\w+\])?: |(?:ERROR|WARN|INFO): |\[(?:\d{3}|[A-Z][\w ]*)\] |\d{3}: [A-Z]|E[A-Z]{4,}: |… ?[a-z]+ [a-z]|[A-Z]["\w]* (?:["\w-]+ )+\S)/u;

/** A Japanese message in running text after the word "Japanese", or in a cell. */
const JAPANESE_MESSAGE = /(?<=\bJapanese:? |^(?!.*\bJapanese\b)(?=\S)).*\p{sc=Hiragana}.*。/u;

/** Inline code of the same form that isn't a message, such as data and templates. */
const NO_MESSAGE = /^(?:\w+ in |Notes is |Table 4|\[HTTP status\])/;

const LOG_PREFIX = /^(?:\[\d{4}-\d\d-\d\dT[\d:.]+Z\] )?(?:(?:TRACE|DEBUG|INFO|WARN|ERROR|FATAL): )?/;
const ERROR_CLASS = /^\w*Error(?: \[\w+\])?: /;

/** Words of fences that are compared elsewhere or aren't messages. */
const NOT_QUOTED = ['stdout', 'stderr', 'input', 'result', 'title', 'skip'];

/** Returns whether a fence quotes messages. Messages of examples are compared with their output. */
function isQuote(code: Code): boolean {
  const marks = readMarks(code);
  const isSynopsis = code.value.startsWith('cli-kintone ');
  return code.lang === 'text' && !isSynopsis && !NOT_QUOTED.some((mark) => marks.has(mark));
}

/** Returns the messages that a page quotes. */
function quotesOn({file, tree}: Source): Problem[] {
  const quotes: Problem[] = [];
  visit(tree, ['code', 'text', 'inlineCode'], (node) => {
    const {type, value, position} = node as Code | InlineCode | Text;
    const line = position!.start.line;
    if (type === 'code' && isQuote(node as Code)) {
      value.split('\n').forEach((text, index) => quotes.push({file, line: line + 1 + index, text}));
    } else if (type === 'text') {
      const [text] = JAPANESE_MESSAGE.exec(value) ?? [];
      quotes.push(...(text ? [{file, line, text}] : []));
    } else if (type === 'inlineCode' && MESSAGE.test(value) && !NO_MESSAGE.test(value)) {
      quotes.push({file, line, text: value});
    }
  });
  return quotes.filter(({text}) => /\p{L}/u.test(text));
}

/** Returns whether a text contains a line, ignoring prefixes of logs and Node.js. An ellipsis matches anything. */
function contains(text: string, line: string): boolean {
  const message = withoutRandom(line.trim().replace(LOG_PREFIX, '').replace(ERROR_CLASS, ''));
  return message.split(ELLIPSIS).every((piece) => text.includes(piece.trim()));
}

/**
 * Finds quoted messages that no example prints, and listed messages that no page quotes.
 *
 * @param printed everything that the examples print
 * @param list the text of `messages.tsv`, with messages and, after a tab, their sources
 */
export function checkMessages(pages: readonly Source[], printed: string, list: string): Problem[] {
  const quotes = pages.flatMap(quotesOn);
  const rows = list
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  const known = [withoutRandom(printed), ...rows.map(([message]) => message)].join('\n');
  const fix = `add an example that prints it to ${PROOFS}, or list it with its source in ${MESSAGES}`;
  const unknown = quotes
    .filter(({text}) => !contains(known, text))
    .map((quote) => ({...quote, text: `nothing prints "${quote.text}": correct the message, ${fix}.`}));
  const unused = rows.flatMap(([message = '', source], index) => {
    const text = 'a message needs a source, and a page that quotes it: add what is missing, or remove the line.';
    return source && quotes.some((quote) => contains(message, quote.text))
      ? []
      : [{file: MESSAGES, line: index + 1, text}];
  });
  return [...unknown, ...unused];
}
