import {STATUS_CODES} from 'node:http';
import {getSystemErrorMap} from 'node:util';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../src/markdown/parse';
import {ELLIPSIS, escapeForRegExp, withoutRandom} from '../examples/output';
import {RULES, type Rule} from '../kintone/rules';
import type {Mistake} from '../mistake';
import {VARIABLE} from './literals';

/** Checks the messages that pages quote, wherever they stand: the program prints them, or something that it relies on. */

/** Examples that no page shows, for messages that pages quote. */
export const PROOFS = 'e2e/cli/proofs.md';

/** Inline code that is a message: a sentence, or what only messages begin with. */
const MESSAGE =
  /^(?:\w*Error(?: \[\w+\])?: |(?:ERROR|WARN|INFO): |\[(?:\d{3}|[A-Z][\w ]*)\] |\d{3}: [A-Z]|E[A-Z]{4,}: |… ?[a-z]+ [a-z]|[A-Z]["\w]* (?:["\w-]+ )+\S)/;

/** Inline code of the same form that is something else: data, commands, settings, names, a form to fill in. */
const NO_MESSAGE = /^(?:Set-\w+ |UTF-\d|Region in |Table 4|\[(?:HTTP status|Semantic Versioning|<time>)\])|\.ps1 /;

/** Error codes, texts and signals of the operating system, and those of name resolution, which Node.js adds. */
const SYSTEM_ERRORS = [...getSystemErrorMap().values()].flatMap(([code, text]) => [
  `${code}: ${text}`,
  `${code}: ${text}, ${VARIABLE}`,
  ...['connect', 'read', 'write'].map((call) => `${call} ${code}`),
  `connect ${code} {id}`,
]);

/** What the program passes on, or what is printed in its place. */
const FROM_ELSEWHERE: readonly string[] = [
  // kintone
  ...Object.values(RULES).flatMap(({status, code, text, entry}: Rule) => [
    ...(code ? [`[${status}] [${code}] ${text ?? VARIABLE} (xxxxxxxx)`] : []),
    ...(entry ? [entry] : []),
  ]),
  '[403] [GAIA_FU01] Edit permissions are required to edit field "{code}". (xxxxxxxx)', // The makers' SDK tests.
  '[429] [GAIA_TO04] The number of concurrent API requests exceeds the limit. (xxxxxxxx)', // kintone.dev.
  // Newer versions of the program
  'Authentication required (login or API token)',
  'Authentication required (API token)',
  // HTTP servers and proxies
  ...Object.entries(STATUS_CODES).map(([status, reason]) => `${status}: ${reason}`),
  // The operating system
  ...SYSTEM_ERRORS,
  `getaddrinfo ENOTFOUND ${VARIABLE}`,
  // The shells
  'bash: cli-kintone: command not found',
  "'cli-kintone' is not recognized as an internal or external command,",
  'operable program or batch file.',
  'Permission denied',
  // OpenSSL in Node.js
  'unable to verify the first certificate',
  'self-signed certificate in certificate chain',
  'unable to get local issuer certificate',
  'self-signed certificate',
  'Warning: Ignoring extra certs from `/etc/ssl/company-root.pem`, load failed: …',
  `${VARIABLE} tlsv13 alert certificate required ${VARIABLE}`,
  `${VARIABLE} wrong version number ${VARIABLE}`,
  'not enough data',
  // Node.js
  'socket hang up',
  'Invalid URL',
  'URI malformed',
  'Client network socket disconnected before secure TLS connection was established',
].map((text) => text.replaceAll(/\{(?!id\})\w+\}/g, VARIABLE));

const LOG_PREFIX = /^(?:\[\d{4}-\d\d-\d\dT[\d:.]+Z\] )?(?:(?:TRACE|DEBUG|INFO|WARN|ERROR|FATAL): )?/;
const ERROR_CLASS = /^\w*Error(?: \[\w+\])?: /;
/** The CSV parser's code, before its sentence. */
const ERROR_CODE = /^(?<code>[A-Z]{2,}(?:_[A-Z]+)+): (?<sentence>.*)$/;

/** A pattern with fewer letters, in all or at its start, fits too much. */
const LETTERS_NEEDED = 10;
const LETTERS_NEEDED_AT_START = 4;

const lettersIn = (text: string): number => text.replace(/[^A-Za-z]/g, '').length;

/** Makes patterns of texts, without those that fit too much. The variable parts are groups. */
const patternsOf = (texts: readonly string[]): RegExp[] =>
  [...new Set(texts)]
    .map((text) => text.split(VARIABLE))
    .filter((parts) => lettersIn(parts.join('')) >= LETTERS_NEEDED || lettersIn(parts[0]!) >= LETTERS_NEEDED_AT_START)
    .map((parts) => parts.map((part) => escapeForRegExp(part).replaceAll('\\{id\\}', '[\\w.:]+')))
    .map((parts) => new RegExp(`^${parts.join('(.*)').trim()}$`));

/** Everything that the program can say. */
export class Vocabulary {
  readonly #fixed: string;
  readonly #printed: string;
  readonly #lines: readonly RegExp[];
  readonly #openings: readonly RegExp[];

  /**
   * @param literals the texts in the program's code
   * @param printed lines that examples printed
   */
  constructor(literals: readonly string[], printed: readonly string[]) {
    // Each line of a message is compared separately.
    const lines = [...literals, ...FROM_ELSEWHERE].flatMap((literal) => literal.split('\n'));
    const variable = lines.filter((line) => line.includes(VARIABLE) || line.includes('{id}'));
    this.#fixed = lines.flatMap((line) => line.split(VARIABLE)).join('\n');
    this.#printed = withoutRandom(printed.join('\n'));
    this.#lines = patternsOf(variable);
    this.#openings = patternsOf(
      variable.flatMap((line) => [...line.matchAll(/\0/g)].map(({index}) => line.slice(0, index + 1))),
    );
  }

  /**
   * Whether something prints a line; an ellipsis in it matches anything. Figures in what differs from case to case, such
   * as a count or the number of a row, must be those of an example.
   */
  has(line: string): boolean {
    const message = withoutRandom(line.replace(LOG_PREFIX, '').trim());
    const text = message.replace(ERROR_CLASS, '');
    const {code = '', sentence = text} = ERROR_CODE.exec(text)?.groups ?? {};
    const pieces = [code, ...sentence.split(ELLIPSIS)].map((piece) => piece.trim());
    return this.#hasPiece(message) || pieces.every((piece, i) => this.#hasPiece(piece, 0 < i && i < pieces.length - 1));
  }

  /** @param goesOn whether the page omits what follows */
  #hasPiece(piece: string, goesOn = false): boolean {
    const isSaid = (pattern: RegExp): boolean => {
      const [, ...values] = pattern.exec(piece) ?? [undefined, '0'];
      return !values.some((value) => /\d/.test(value!));
    };
    return (
      lettersIn(piece) === 0 ||
      this.#printed.includes(piece) ||
      this.#fixed.includes(piece) ||
      this.#lines.some(isSaid) ||
      (goesOn && this.#openings.some(isSaid))
    );
  }
}

type Quote = Pick<Mistake, 'line' | 'text'>;

/** The lines of a fence that quotes; those of examples are compared with what they print. */
function quotesInFence({value, position, lang, meta}: Code): Quote[] {
  if (lang !== 'text' || /\b(?:stdout|stderr|input|result|title|skip)\b/.test(meta ?? '')) {
    return [];
  }
  const isSynopsis = value.startsWith('cli-kintone ');
  return isSynopsis ? [] : value.split('\n').map((text, index) => ({line: position!.start.line + 1 + index, text}));
}

/** Finds messages that nothing prints. */
export function checkMessages(file: string, markdown: string, vocabulary: Vocabulary): Mistake[] {
  const quotes: Quote[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'code') {
      quotes.push(...quotesInFence(node));
    } else if (node.type === 'inlineCode' && MESSAGE.test(node.value) && !NO_MESSAGE.test(node.value)) {
      quotes.push({line: node.position!.start.line, text: node.value});
    }
  });
  return quotes
    .filter(({text}) => !vocabulary.has(text))
    .map(({line, text}) => ({
      file,
      line,
      text: `nothing prints "${text}": correct the message, or add an example that prints it to ${PROOFS}.`,
    }));
}
