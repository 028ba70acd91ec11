import {STATUS_CODES} from 'node:http';
import {getSystemErrorMap} from 'node:util';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {readMarks} from '../../src/content/marks';
import {parsePage} from '../parsePage';
import {ELLIPSIS, escapeForRegExp, withoutRandom} from '../run/output';
import {JAPANESE, RULES, type Rule, type RuleName} from '../kintone/rules';
import type {Problem} from '../problem';
import {VARIABLE} from './literals';

/** Checks the messages that pages quote, wherever they stand: the program prints them, or something that it relies on. */

/** Examples that no page shows, for messages that pages quote. */
export const PROOFS = 'examples/proofs.md';

/** Inline code that is a message: a sentence, in English or Japanese, or what only messages begin with. */
const MESSAGE =
  /^(?:.*\p{sc=Hiragana}|\w*Error(?: \[\w+\])?: |(?:ERROR|WARN|INFO): |\[(?:\d{3}|[A-Z][\w ]*)\] |\d{3}: [A-Z]|E[A-Z]{4,}: |… ?[a-z]+ [a-z]|[A-Z]["\w]* (?:["\w-]+ )+\S)/u;

/** In running text, a Japanese message. */
const JAPANESE_MESSAGE = /(?<=\bJapanese:? ).*\p{sc=Hiragana}.*。/u;

/** Inline code of the same form that is something else: data, and a form to fill in. */
const NO_MESSAGE = /^(?:Region in |Notes is |Table 4|\[HTTP status\])/;

/** Error codes, texts and signals of the operating system, and those of name resolution, which Node.js adds. */
const SYSTEM_ERRORS = [...getSystemErrorMap().values()].flatMap(([code, text]) => [
  `${code}: ${text}, ${VARIABLE}`,
  ...['connect', 'read', 'write'].map((call) => `${call} ${code}`),
  `connect ${code} {id}`,
]);

/** The texts of a rule, in English and Japanese; those of CB_VA01 that name a field stand without it. */
function textsOf([name, {status, code, text, entry}]: [RuleName, Rule]): string[] {
  const japanese = JAPANESE[name]?.[0] ?? [];
  const messages = [text ?? [], code === 'CB_VA01' ? [] : japanese].flat();
  const line = code ? [`[${status}] [${code}]`] : [];
  return [
    line,
    line.flatMap((start) => messages.map((message) => `${start} ${message} (xxxxxxxx)`)),
    entry ?? [],
    japanese,
  ].flat();
}

/** What the program passes on, or what is printed in its place. */
const FROM_ELSEWHERE: readonly string[] = [
  // kintone
  ...(Object.entries(RULES) as [RuleName, Rule][]).flatMap(textsOf),
  '[400] [CB_VA01] 入力内容が正しくありません。 (xxxxxxxx)', // Notes of SonicGarden/kintone-emulator.
  '[403] [GAIA_FU01] Edit permissions are required to edit field "{code}". (xxxxxxxx)', // The makers' SDK tests.
  '[409] [GAIA_CO02] 指定したrevisionは最新ではありません。ほかのユーザーがレコードを更新した可能性があります。 (xxxxxxxx)', // The same.
  'レコードを再読み込みしてください。', // GAIA_UN03 and CB_IL02, in logs that users of kintone published.
  '不正なリクエストです。',
  '「updateKey」に指定した条件にあてはまるレコードが見つかりません。', // GAIA_RE20, kintone-labs/cli-kintone #27.
  'データベースのロックに失敗したため、変更を保存できませんでした。時間をおいて再度お試しください。', // GAIA_DA02 and GAIA_RE18, a Terraform provider for kintone, issue #2.
  '[429] [GAIA_TO04] The number of concurrent API requests exceeds the limit. (xxxxxxxx)', // kintone.dev.
  // HTTP servers and proxies
  ...Object.entries(STATUS_CODES).map(([status, reason]) => `${status}: ${reason}`),
  // The operating system
  ...SYSTEM_ERRORS,
  `getaddrinfo ENOTFOUND ${VARIABLE}`,
  `getaddrinfo EAI_AGAIN ${VARIABLE}`,
  // The shells
  'bash: cli-kintone: command not found',
  "'cli-kintone' is not recognized as an internal or external command,",
  'operable program or batch file.',
  "The term 'cli-kintone' is not recognized as",
  'The process cannot access the file because it is being used by another process.',
  "/usr/bin/env: 'node': No such file or directory", // GNU env, in cron.
  // OpenSSL in Node.js
  'unable to verify the first certificate',
  'self-signed certificate in certificate chain',
  'unable to get local issuer certificate',
  'Warning: Ignoring extra certs from `/etc/ssl/company-root.pem`, load failed: …',
  `${VARIABLE} tlsv13 alert certificate required ${VARIABLE}`,
  `${VARIABLE} wrong version number ${VARIABLE}`,
  'not enough data',
  // Node.js
  "Cannot find module 'timers/promises'", // 1.17.0 and 1.19.2 with Node.js 14.
  'No such built-in module: node:stream/consumers', // 1.12.3 with Node.js 14.
  `Hostname/IP does not match certificate's altnames: ${VARIABLE}`,
  'Unsupported PKCS12 PFX data',
  'socket hang up',
  'URI malformed',
  'Client network socket disconnected before secure TLS connection was established',
].map((text) => text.replaceAll(/\{(?!id\})\w+\}/g, VARIABLE));

const LOG_PREFIX = /^(?:\[\d{4}-\d\d-\d\dT[\d:.]+Z\] )?(?:(?:TRACE|DEBUG|INFO|WARN|ERROR|FATAL): )?/;
const ERROR_CLASS = /^\w*Error(?: \[\w+\])?: /;

const lettersIn = (text: string): number => text.replace(/\P{L}/gu, '').length;

/** A pattern with few letters, in all and at its start, fits too much. */
const isDistinct = (parts: readonly string[]): boolean => lettersIn(parts.join('')) >= 10 || lettersIn(parts[0]!) >= 4;

/** A pattern of a text. Variable parts have no figures: those must be printed by an example. */
function patternOf(parts: readonly string[]): RegExp {
  const fixed = parts.map((part) => escapeForRegExp(part).replaceAll('\\{id\\}', '[\\w.:]+'));
  return new RegExp(`^${fixed.join('\\D*').trim()}$`);
}

/** Everything that the program can say. */
export class Vocabulary {
  readonly #texts: string;
  readonly #patterns: readonly RegExp[];

  /**
   * @param literals the texts in the program's code
   * @param printed lines that examples printed
   */
  constructor(literals: readonly string[], printed: readonly string[]) {
    // Each line of a message is compared separately.
    const lines = [...literals, ...FROM_ELSEWHERE].flatMap((literal) => literal.split('\n'));
    const variable = lines.filter((line) => line.includes(VARIABLE) || line.includes('{id}'));
    this.#texts = withoutRandom([...lines.flatMap((line) => line.split(VARIABLE)), ...printed].join('\n'));
    this.#patterns = variable
      .map((line) => line.split(VARIABLE))
      .filter(isDistinct)
      .map(patternOf);
  }

  /** Whether something prints a line; an ellipsis in it matches anything. */
  has(line: string): boolean {
    const text = withoutRandom(line.trim().replace(LOG_PREFIX, '').replace(ERROR_CLASS, ''));
    const pieces = text.split(ELLIPSIS).map((piece) => piece.trim());
    return pieces.every(
      (piece) =>
        lettersIn(piece) === 0 || this.#texts.includes(piece) || this.#patterns.some((pattern) => pattern.test(piece)),
    );
  }
}

type Quote = Pick<Problem, 'line' | 'text'>;

/** Marks of fences whose text is compared elsewhere, or is no message. */
const NOT_QUOTED = ['stdout', 'stderr', 'input', 'result', 'title', 'skip'];

/** The lines of a fence that quotes; those of examples are compared with what they print. */
function quotesInFence(code: Code): Quote[] {
  const {value, position, lang} = code;
  const marks = readMarks(code);
  if (lang !== 'text' || NOT_QUOTED.some((mark) => marks.has(mark))) {
    return [];
  }
  const isSynopsis = value.startsWith('cli-kintone ');
  return isSynopsis ? [] : value.split('\n').map((text, index) => ({line: position!.start.line + 1 + index, text}));
}

/** Finds messages that nothing prints. */
export function checkMessages(file: string, markdown: string, vocabulary: Vocabulary): Problem[] {
  const quotes: Quote[] = [];
  visit(parsePage(markdown), (node) => {
    if (node.type === 'code') {
      quotes.push(...quotesInFence(node));
    } else if (node.type === 'text') {
      const [text] = JAPANESE_MESSAGE.exec(node.value) ?? [];
      quotes.push(...(text ? [{line: node.position!.start.line, text}] : []));
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
