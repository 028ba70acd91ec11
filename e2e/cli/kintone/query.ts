import {type Cells, type Entity, type Field, FIELD_TYPES, type FileReference} from './fields';
import {readRecord} from './records';
import {refuse, refusePart, UnknownRequest} from './rules';
import type {App} from './store';
import {ENTITIES} from './values';

/**
 * Finds the records that a query asks for. Supports the parts of kintone's query language that examples need:
 * comparisons joined by `and` and `or`, parentheses, `order by`, `limit` and `offset`.
 */

const MAX_LIMIT = 500;
const MAX_OFFSET = 10_000;

const TOKEN = /"(?:[^"\\]|\\.)*"|order\s+by\b|not\s+(?:in|like)\b|!=|>=|<=|[=<>(),]|[^\s"=<>!(),]+|\S/gi;

type Condition = (record: Cells) => boolean;
type Order = (a: Cells, b: Cells) => number;

/** A field that a query names; the record ID counts as a Record number. */
type QueryField = Pick<Field, 'code' | 'type' | 'options'>;

/** Positive if the first text is greater; numbers compare as numbers, except with an empty value. */
function difference(a: string, b: string, {type}: QueryField): number {
  const numeric = ['NUMBER', 'CALC', 'RECORD_NUMBER'].includes(type) && b !== '';
  return numeric ? Number(a) - Number(b) : Number(a > b) - Number(a < b);
}

/** kintone searches whole words. */
function contains(text: string, wanted: string): boolean {
  const start = text.toLowerCase().indexOf(wanted.toLowerCase());
  const around = [text[start - 1], text[start + wanted.length]];
  if (start >= 0 && around.some((letter) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter))) {
    refuse('queryPartOfWord');
  }
  return start >= 0;
}

/** Without those that negate another one. */
const OPERATORS: Readonly<Record<string, (text: string, wanted: string, field: QueryField) => boolean>> = {
  '=': (...sides) => difference(...sides) === 0,
  '>': (...sides) => difference(...sides) > 0,
  '<': (...sides) => difference(...sides) < 0,
  '>=': (...sides) => difference(...sides) >= 0,
  '<=': (...sides) => difference(...sides) <= 0,
  in: (...sides) => difference(...sides) === 0,
  like: contains,
};

/** The texts that a field is compared by: one for a plain value, one for each member of a list. */
function textsOf(record: Cells, {code, type}: QueryField): string[] {
  const value = record[type === 'RECORD_NUMBER' ? '$id' : code]?.value ?? '';
  return [value].flat().map((part) => {
    const {code: ofEntity, name} = part as Partial<Entity & FileReference>;
    return typeof part === 'string' ? part : (ofEntity ?? name ?? '');
  });
}

const cannotParse = (): never => refusePart('query', 'querySyntax');

class Parser {
  readonly #tokens: string[];

  constructor(
    query: string,
    private readonly app: App,
  ) {
    this.#tokens = query.match(TOKEN) ?? [];
  }

  parse(): {condition: Condition; order: Order; limit: number; offset: number} {
    const bare = ['', 'order by', 'limit', 'offset'].includes(this.#next);
    const condition = bare ? () => true : this.#any();
    const newestFirst: Order = (a, b) => Number(b.$id?.value) - Number(a.$id?.value);
    const orders = this.#take('order by') ? this.#list(() => this.#order()) : [newestFirst];
    const order: Order = (a, b) => orders.map((by) => by(a, b)).find((found) => found !== 0) ?? 0;
    const limit = this.#take('limit') ? this.#count() : Infinity;
    const offset = this.#take('offset') ? this.#count() : 0;
    return this.#next === '' ? {condition, order, limit, offset} : cannotParse();
  }

  /** The next token in lowercase; empty at the end. */
  get #next(): string {
    return this.#tokens[0]?.toLowerCase().replace(/\s+/g, ' ') ?? '';
  }

  /** Takes the next token if it is this one. */
  #take(token: string): boolean {
    return this.#next === token && this.#tokens.shift() !== undefined;
  }

  #token(): string {
    return this.#tokens.shift() ?? cannotParse();
  }

  #list<Item>(item: () => Item, separator = ','): Item[] {
    const items = [item()];
    while (this.#take(separator)) {
      items.push(item());
    }
    return items;
  }

  #any(): Condition {
    const parts = this.#list(() => this.#all(), 'or');
    return (record) => parts.some((part) => part(record));
  }

  #all(): Condition {
    const parts = this.#list(() => (this.#take('(') ? this.#closed(this.#any()) : this.#comparison()), 'and');
    return (record) => parts.every((part) => part(record));
  }

  #closed<Item>(item: Item): Item {
    return this.#take(')') ? item : cannotParse();
  }

  #comparison(): Condition {
    const field = this.#field();
    const operator = this.#next;
    const positive = operator.replace(/^(?:not |!)/, '');
    const holds = OPERATORS[positive] ?? cannotParse();
    this.#take(operator);
    const isIn = positive === 'in';
    if (isIn && !this.#take('(')) {
      cannotParse();
    }
    const values = isIn ? this.#closed(this.#list(() => this.#value())) : [this.#value()];
    const operators: readonly string[] = FIELD_TYPES[field.type].operators;
    if (!operators.includes(operator)) {
      refuse(operators.length === 0 ? 'queryFieldType' : 'queryOperator');
    }
    const known = ENTITIES[field.type]?.codes ?? field.options;
    if (known && !values.every((value) => value === '' || known.includes(value))) {
      refuse('queryValue');
    }
    // A Record number may start with the app code.
    const prefix = field.type === 'RECORD_NUMBER' ? `${this.app.code}-` : '';
    const wanted = values.map((value) => value.replace(prefix, ''));
    return (record) =>
      textsOf(record, field).some((text) => wanted.some((value) => holds(text, value, field))) ===
      (operator === positive);
  }

  #field(): QueryField {
    const code = this.#token();
    const {fields} = this.app;
    if (Object.values(fields).some((table) => table.fields?.[code])) {
      throw new UnknownRequest(`a query with ${code}, a field in a table`);
    }
    return code === '$id' ? {code, type: 'RECORD_NUMBER'} : (fields[code] ?? refuse('queryField', {code}));
  }

  /** A value in a comparison: a string in double quotes, or a number without. */
  #value(): string {
    const token = this.#token();
    if (this.#next === '(') {
      throw new UnknownRequest(`a query with the function ${token}`);
    }
    const text = /^"(.*)"$/s.exec(token)?.[1]?.replace(/\\(.)/g, '$1');
    return text ?? (Number.isNaN(Number(token)) ? cannotParse() : token);
  }

  #order(): Order {
    const field = this.#field();
    const sign = this.#take('asc') ? 1 : -1;
    this.#take('desc');
    const textOf = (record: Cells): string => textsOf(record, field).join();
    return (a, b) => sign * difference(textOf(a), textOf(b), field);
  }

  #count(): number {
    const token = this.#token();
    return /^\d+$/.test(token) ? Number(token) : cannotParse();
  }
}

/**
 * Answers a query.
 *
 * @param fields the field codes to answer with; all when absent
 * @param forCursor whether the records are read page by page, with no limit of the query's own
 */
export function findRecords(app: App, query = '', fields?: readonly string[], forCursor = false): Cells[] {
  const {condition, order, limit, offset} = new Parser(query, app).parse();
  if (forCursor && (limit < Infinity || offset > 0)) {
    refuse('cursorLimit');
  }
  if (limit < Infinity && limit > MAX_LIMIT) {
    refuse('queryLimit');
  }
  if (offset > MAX_OFFSET) {
    refuse('queryOffset');
  }
  return [...app.records.keys()]
    .map((id) => readRecord(app, id))
    .filter(condition)
    .sort(order)
    .slice(offset, offset + limit)
    .map((cells) =>
      fields ? Object.fromEntries(Object.entries(cells).filter(([code]) => fields.includes(code))) : cells,
    );
}
