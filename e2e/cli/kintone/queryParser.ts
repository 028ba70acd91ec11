import {ApiError} from './errors';
import type {App} from './store';

/**
 * The part of kintone's query language that examples need:
 * comparisons joined by `and` and `or`, parentheses, `order by`, `limit` and `offset`.
 */

const OPERATORS = ['=', '!=', '>', '<', '>=', '<=', 'like', 'not like', 'in', 'not in'] as const;

export interface Joined {
  readonly kind: 'and' | 'or';
  readonly parts: readonly Condition[];
}

export interface Comparison {
  readonly kind: 'comparison';
  readonly code: string;
  readonly operator: (typeof OPERATORS)[number];
  readonly wanted: readonly string[];
}

export type Condition = Joined | Comparison;

export interface SortKey {
  readonly code: string;
  readonly descending: boolean;
}

export interface Query {
  readonly condition?: Condition;
  readonly order: readonly SortKey[];
  readonly limit?: number;
  readonly offset: number;
}

/** Stands for the record ID in queries. */
export const RECORD_ID = '$id';

const TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|(!=|>=|<=|[=<>(),])|([^\s"=<>!(),]+))/y;
class Tokens {
  readonly #tokens: {readonly text: string; readonly quoted: boolean}[] = [];
  #next = 0;

  constructor(query: string) {
    TOKEN.lastIndex = 0;
    const end = query.trimEnd().length;
    while (TOKEN.lastIndex < end) {
      const start = TOKEN.lastIndex;
      const match = TOKEN.exec(query);
      if (!match) {
        throw cannotParse(query.slice(start).trim());
      }
      const quoted = match[1] !== undefined;
      this.#tokens.push({text: match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? match[3] ?? '', quoted});
    }
  }

  get done(): boolean {
    return this.#next >= this.#tokens.length;
  }

  /** Whether the next words are these, in any case. */
  ahead(...words: readonly string[]): boolean {
    return words.every((word, i) => {
      const token = this.#tokens[this.#next + i];
      return token !== undefined && !token.quoted && token.text.toLowerCase() === word;
    });
  }

  /** Takes the next words if they are these. */
  take(...words: readonly string[]): boolean {
    const found = this.ahead(...words);
    this.#next += found ? words.length : 0;
    return found;
  }

  require(word: string): void {
    if (!this.take(word)) {
      throw this.mistake();
    }
  }

  /** Takes the next token, whatever it is. */
  any(): {readonly text: string; readonly quoted: boolean} {
    const token = this.#tokens[this.#next++];
    if (!token) {
      throw this.mistake();
    }
    return token;
  }

  mistake(): ApiError {
    return cannotParse(
      this.#tokens
        .slice(this.#next)
        .map(({text}) => text)
        .join(' '),
    );
  }
}

function cannotParse(rest: string): ApiError {
  return new ApiError(400, 'CB_VA01', 'Missing or invalid input.', {
    query: {messages: [`Cannot parse: ${rest}`]},
  });
}

/** A value in a comparison: a string in double quotes, or a number without. */
function parseValue(tokens: Tokens): string {
  const {text, quoted} = tokens.any();
  if (!quoted && (text === '' || Number.isNaN(Number(text)))) {
    throw cannotParse(text);
  }
  return text;
}

function parseList(tokens: Tokens): string[] {
  tokens.require('(');
  const values = [parseValue(tokens)];
  while (tokens.take(',')) {
    values.push(parseValue(tokens));
  }
  tokens.require(')');
  return values;
}

function parseComparison(tokens: Tokens, app: App): Condition {
  const {text: code} = tokens.any();
  if (code !== RECORD_ID && !app.fields[code]) {
    throw cannotParse(code);
  }
  const operator = OPERATORS.find((words) => tokens.take(...words.split(' ')));
  if (!operator) {
    throw tokens.mistake();
  }
  const wanted = operator === 'in' || operator === 'not in' ? parseList(tokens) : [parseValue(tokens)];
  return {kind: 'comparison', code, operator, wanted};
}

function parsePart(tokens: Tokens, app: App): Condition {
  if (!tokens.take('(')) {
    return parseComparison(tokens, app);
  }
  const condition = parseCondition(tokens, app);
  tokens.require(')');
  return condition;
}

function parseJoined(kind: 'and' | 'or', parse: () => Condition, tokens: Tokens): Condition {
  const first = parse();
  const parts = [first];
  while (tokens.take(kind)) {
    parts.push(parse());
  }
  return parts.length === 1 ? first : {kind, parts};
}

function parseCondition(tokens: Tokens, app: App): Condition {
  return parseJoined('or', () => parseJoined('and', () => parsePart(tokens, app), tokens), tokens);
}

function parseOrder(tokens: Tokens, app: App): SortKey[] {
  const keys: SortKey[] = [];
  do {
    const {text: code} = tokens.any();
    if (code !== RECORD_ID && !app.fields[code]) {
      throw new ApiError(400, 'GAIA_IQ11', `The field (code: ${code}) not found.`);
    }
    const ascending = tokens.take('asc');
    if (!ascending) {
      tokens.take('desc');
    }
    keys.push({code, descending: !ascending});
  } while (tokens.take(','));
  return keys;
}

function parseCount(tokens: Tokens): number {
  const {text} = tokens.any();
  if (!/^\d+$/.test(text)) {
    throw cannotParse(text);
  }
  return Number(text);
}

/**
 * Parses a query.
 *
 * @throws ApiError as kintone answers a wrong one
 */
export function parseQuery(text: string, app: App): Query {
  const tokens = new Tokens(text);
  const bare = tokens.done || [['order', 'by'], ['limit'], ['offset']].some((words) => tokens.ahead(...words));
  const condition = bare ? undefined : parseCondition(tokens, app);
  const order = tokens.take('order', 'by') ? parseOrder(tokens, app) : [{code: RECORD_ID, descending: true}];
  const limit = tokens.take('limit') ? parseCount(tokens) : undefined;
  const offset = tokens.take('offset') ? parseCount(tokens) : 0;
  if (!tokens.done) {
    throw tokens.mistake();
  }
  return {condition, order, limit, offset};
}
