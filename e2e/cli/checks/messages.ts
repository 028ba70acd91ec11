import type {Code, InlineCode, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../src/markdown/parse';
import type {Mistake} from '../mistake';
import {VARIABLE} from './literals';

/** Checks that the program prints the messages that pages quote. */

/** Pages that quote messages in fences without saying with which command. */
const MESSAGE_PAGES = /^(?:reference\/errors\/|reference\/.+\/errors-warnings\.md$|docs\/troubleshooting\.md$)/;

/** Tables that list messages have one of these headers above them. */
const MESSAGE_HEADERS: readonly string[] = ['Message', 'Message contains', 'Last lines', 'Line', 'You see'];

/** Among messages, inline code also marks options and files. */
const OTHER_CODE = /^--[\w-]+$|^[\w ()-]+\.\w{3,4}$/;

/** In a page, a placeholder for a part that differs. */
const ELLIPSIS = '…';

/** Messages that the program passes on. */
const FROM_ELSEWHERE: readonly RegExp[] = [
  // kintone
  /^(?:\[\d{3}\] \[)?(?:(?:CB|GAIA)_[A-Z]+\d+|<code>)(?:\]|$)/,
  // HTTP servers and proxies
  /^(?:Error: )?\d{3}: [A-Z][A-Za-z ]+$/,
  // the operating system
  /^(?:Error: )?(?:(?:connect|read|write|getaddrinfo) )?E[A-Z]{3,}\b|^mkdir$/,
  // the shell
  /command not found$|is not recognized as|running scripts is disabled/,
  // OpenSSL in Node.js
  /^(?:Error: )?(?:unable to verify the first certificate|not enough data)$|\balert certificate required\b/,
  // the HTTP library
  /^\[ECONNABORTED\] timeout of \d+ms exceeded$/,
  // Node.js
  /^(?:Error: )?socket hang up$|^TypeError: Invalid URL$|Cannot read properties of |\(reading '\w+'\)$/,
  /^TypeError(?: \[[A-Z_]+\])?: (?:.*is not a function|The "path" argument must be of type string\.)/,
];

const LOG_PREFIX = /^(?:\[\d{4}-\d\d-\d\dT[\d:.]+Z\] )?(?:(?:TRACE|DEBUG|INFO|WARN|ERROR|FATAL): )?/;
const ERROR_CLASS = /^\w*Error: /;
/** The CSV parser's code, before its sentence. */
const ERROR_CODE = /^(?<code>[A-Z]{2,}(?:_[A-Z]+)+): (?<sentence>.*)$/;

/** A pattern with fewer letters, in all or at its start, fits too much. */
const LETTERS_NEEDED = 10;
const LETTERS_NEEDED_AT_START = 4;

const escapeForRegExp = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const lettersIn = (text: string): number => text.replace(/[^A-Za-z]/g, '').length;

/** Makes patterns of texts, without those that fit too much. */
const patternsOf = (texts: readonly string[]): RegExp[] =>
  [...new Set(texts)]
    .map((text) => text.split(VARIABLE))
    .filter((parts) => lettersIn(parts.join('')) >= LETTERS_NEEDED || lettersIn(parts[0]!) >= LETTERS_NEEDED_AT_START)
    .map((parts) => new RegExp(`^${parts.map(escapeForRegExp).join('.*').trim()}$`));

/** Everything that the program can say. */
export class Vocabulary {
  readonly #fixed: string;
  readonly #lines: readonly RegExp[];
  readonly #openings: readonly RegExp[];

  /**
   * @param literals the texts in the program's code
   * @param printed lines that examples printed
   */
  constructor(literals: readonly string[], printed: readonly string[]) {
    // Each line of a message is compared separately.
    const lines = literals.flatMap((literal) => literal.split('\n'));
    const variable = lines.filter((line) => line.includes(VARIABLE));
    this.#fixed = [...lines.flatMap((line) => line.split(VARIABLE)), ...printed].join('\n');
    this.#lines = patternsOf(variable);
    this.#openings = patternsOf(
      variable.flatMap((line) => [...line.matchAll(/\0/g)].map(({index}) => line.slice(0, index + 1))),
    );
  }

  /** Whether the program can print a line; an ellipsis in it matches anything. */
  has(line: string): boolean {
    const message = line.replace(LOG_PREFIX, '').trim();
    if (FROM_ELSEWHERE.some((pattern) => pattern.test(message))) {
      return true;
    }
    const text = message.replace(ERROR_CLASS, '');
    const {code = '', sentence = text} = ERROR_CODE.exec(text)?.groups ?? {};
    const pieces = sentence.split(ELLIPSIS).map((piece) => piece.trim());
    return this.#hasPiece(code, false) && pieces.every((piece, i) => this.#hasPiece(piece, i < pieces.length - 1));
  }

  /** @param goesOn whether the page omits what follows */
  #hasPiece(piece: string, goesOn: boolean): boolean {
    return (
      lettersIn(piece) === 0 ||
      this.#fixed.includes(piece) ||
      this.#lines.some((pattern) => pattern.test(piece)) ||
      (goesOn && this.#openings.some((pattern) => pattern.test(piece)))
    );
  }
}

type Quote = Pick<Mistake, 'line' | 'text'>;

function quotesInFence({value, position, lang, meta}: Code): Quote[] {
  if (lang !== 'text' || /\b(?:stdout|stderr|input|result)\b/.test(meta ?? '')) {
    return [];
  }
  return value.split('\n').map((text, index) => ({line: position!.start.line + 1 + index, text}));
}

function quotesInTable({children: [head, ...rows]}: Table): Quote[] {
  if (!MESSAGE_HEADERS.includes(toString(head?.children[0]))) {
    return [];
  }
  return rows
    .flatMap(({children: [cell]}) => cell?.children ?? [])
    .filter((node): node is InlineCode => node.type === 'inlineCode' && !OTHER_CODE.test(node.value))
    .map(({position, value}) => ({line: position!.start.line, text: value}));
}

/** Finds messages that the program never prints. */
export function checkMessages(file: string, markdown: string, vocabulary: Vocabulary): Mistake[] {
  const quotes: Quote[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'code' && MESSAGE_PAGES.test(file)) {
      quotes.push(...quotesInFence(node));
    } else if (node.type === 'table') {
      quotes.push(...quotesInTable(node));
    }
  });
  return quotes
    .filter(({text}) => !vocabulary.has(text))
    .map(({line, text}) => ({file, line, text: `the program never prints "${text}": correct the message.`}));
}
