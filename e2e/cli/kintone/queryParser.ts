import {GROUPS, ORGANIZATIONS, USERS} from './directory';
import {FieldErrors, refuse, UnknownRequest} from './errors';
import type {Field, FieldType} from './fields';
import type {App} from './store';

/**
 * The part of kintone's query language that examples need:
 * comparisons joined by `and` and `or`, parentheses, `order by`, `limit` and `offset`.
 */

const OPERATORS = ['=', '!=', '>', '<', '>=', '<=', 'like', 'not like', 'in', 'not in'] as const;

export type Operator = (typeof OPERATORS)[number];

const EQUAL: readonly Operator[] = ['=', '!='];
const ORDER: readonly Operator[] = ['>', '<', '>=', '<='];
const IN: readonly Operator[] = ['in', 'not in'];
const LIKE: readonly Operator[] = ['like', 'not like'];

/** What each type can be asked for, as kintone's page on queries says. */
const OPERATORS_OF: Readonly<Partial<Record<FieldType, readonly Operator[]>>> = {
  RECORD_NUMBER: [...EQUAL, ...ORDER, ...IN],
  NUMBER: [...EQUAL, ...ORDER, ...IN],
  CALC: [...EQUAL, ...ORDER, ...IN],
  CREATED_TIME: [...EQUAL, ...ORDER],
  UPDATED_TIME: [...EQUAL, ...ORDER],
  DATE: [...EQUAL, ...ORDER],
  TIME: [...EQUAL, ...ORDER],
  DATETIME: [...EQUAL, ...ORDER],
  SINGLE_LINE_TEXT: [...EQUAL, ...IN, ...LIKE],
  LINK: [...EQUAL, ...IN, ...LIKE],
  MULTI_LINE_TEXT: LIKE,
  RICH_TEXT: LIKE,
  FILE: LIKE,
  CREATOR: IN,
  MODIFIER: IN,
  RADIO_BUTTON: IN,
  DROP_DOWN: IN,
  CHECK_BOX: IN,
  MULTI_SELECT: IN,
  USER_SELECT: IN,
  GROUP_SELECT: IN,
  ORGANIZATION_SELECT: IN,
  STATUS: IN,
  STATUS_ASSIGNEE: IN,
};

export interface Joined {
  readonly kind: 'and' | 'or';
  readonly parts: readonly Condition[];
}

export interface Comparison {
  readonly kind: 'comparison';
  readonly field: QueryField;
  readonly operator: Operator;
  readonly wanted: readonly string[];
}

export type Condition = Joined | Comparison;

/** A field that a query names; the record ID counts as a Record number. */
export interface QueryField {
  readonly code: string;
  readonly type: FieldType;
  readonly options?: readonly string[];
  /** The table that the field belongs to. */
  readonly table?: string;
}

export interface SortKey {
  readonly field: QueryField;
  readonly descending: boolean;
}

export interface Query {
  readonly condition?: Condition;
  readonly order: readonly SortKey[];
  readonly limit?: number;
  readonly offset?: number;
}

const RECORD_ID: QueryField = {code: '$id', type: 'RECORD_NUMBER'};

const TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|(!=|>=|<=|[=<>(),])|([^\s"=<>!(),]+))/y;

function cannotParse(): never {
  const errors = new FieldErrors();
  errors.add('query', 'querySyntax');
  errors.check();
  throw new Error('unreachable');
}

class Tokens {
  readonly #tokens: {readonly text: string; readonly quoted: boolean}[] = [];
  #next = 0;

  constructor(query: string) {
    TOKEN.lastIndex = 0;
    const end = query.trimEnd().length;
    while (TOKEN.lastIndex < end) {
      const match = TOKEN.exec(query) ?? cannotParse();
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
      cannotParse();
    }
  }

  /** Takes the next token, whatever it is. */
  any(): {readonly text: string; readonly quoted: boolean} {
    return this.#tokens[this.#next++] ?? cannotParse();
  }
}

/** Finds a field by its code, also inside tables. */
function parseField(tokens: Tokens, app: App): QueryField {
  const {text: code} = tokens.any();
  const candidates: readonly (Field & {readonly table?: string})[] = Object.values(app.fields).flatMap((field) => [
    field,
    ...Object.values(field.fields ?? {}).map((column) => ({...column, table: field.code})),
  ]);
  const found = code === RECORD_ID.code ? RECORD_ID : candidates.find((field) => field.code === code);
  return found ?? refuse('queryField', {code});
}

/** A value in a comparison: a string in double quotes, or a number without. */
function parseValue(tokens: Tokens): string {
  const {text, quoted} = tokens.any();
  if (!quoted && tokens.ahead('(')) {
    throw new UnknownRequest(`a query with the function ${text}`);
  }
  return quoted || (text !== '' && !Number.isNaN(Number(text))) ? text : cannotParse();
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

/** The options or codes of which a field holds some. */
function knownValues({type, options}: QueryField): readonly string[] | undefined {
  switch (type) {
    case 'USER_SELECT':
    case 'CREATOR':
    case 'MODIFIER':
      return USERS.map(({code}) => code);
    case 'GROUP_SELECT':
      return GROUPS;
    case 'ORGANIZATION_SELECT':
      return ORGANIZATIONS;
    default:
      return options;
  }
}

function parseComparison(tokens: Tokens, app: App): Condition {
  const field = parseField(tokens, app);
  const operator = OPERATORS.find((words) => tokens.take(...words.split(' '))) ?? cannotParse();
  const wanted = IN.includes(operator) ? parseList(tokens) : [parseValue(tokens)];
  const allowed = OPERATORS_OF[field.type] ?? refuse('queryFieldType');
  if (!allowed.includes(operator) && !(field.table && IN.includes(operator))) {
    refuse('queryOperator');
  }
  // Fields in tables take "in" instead of "=".
  if (field.table && EQUAL.includes(operator)) {
    refuse('queryOperator');
  }
  const known = knownValues(field);
  if (known && !wanted.every((value) => value === '' || known.includes(value))) {
    refuse('queryValue');
  }
  return {kind: 'comparison', field, operator, wanted};
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
    const field = parseField(tokens, app);
    const ascending = tokens.take('asc');
    if (!ascending) {
      tokens.take('desc');
    }
    keys.push({field, descending: !ascending});
  } while (tokens.take(','));
  return keys;
}

function parseCount(tokens: Tokens): number {
  const {text} = tokens.any();
  return /^\d+$/.test(text) ? Number(text) : cannotParse();
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
  const order = tokens.take('order', 'by') ? parseOrder(tokens, app) : [{field: RECORD_ID, descending: true}];
  const limit = tokens.take('limit') ? parseCount(tokens) : undefined;
  const offset = tokens.take('offset') ? parseCount(tokens) : undefined;
  if (!tokens.done) {
    cannotParse();
  }
  return {condition, order, limit, offset};
}
