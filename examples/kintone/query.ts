import {type Cells, type Entity, type Field, FIELD_TYPES, type FileReference, type TableRow} from './fields';
import {readRecord} from './records';
import {failRun, refuse} from './rules';
import type {App} from './store';
import {ENTITIES} from './values';

/**
 * Finds the records of a query. Supports the parts of kintone's query language that examples need: comparisons joined
 * by `and` and `or`, parentheses, `order by`, and `limit`.
 */

const TOKEN =
  /"(?:[^"\\\t\n\r]|\\.)*"|order\s+by\b|not\s+(?:in|like)\b|is\s+(?:not\s+)?empty\b|!=|>=|<=|[=<>(),]|[^\s"=<>!(),]+|\S/gi;

/** The limit in every cli-kintone request for records without a cursor. */
const LIMIT = 500;

type Comparison = (text: string, wanted: string, field: QueryField) => boolean;
type Condition = (record: Cells) => boolean;
/** Conditions joined by `and`, by table. One row must meet all of them. */
type RowConditions = Partial<Record<string, Condition[]>>;
type Order = (a: Cells, b: Cells) => number;

/** A field in a query and its table. The record ID counts as a Record number. */
type QueryField = Pick<Field, 'code' | 'type' | 'options'> & {readonly table?: string};

/**
 * Returns the comparable value: for text, the first 64 characters without trailing spaces. An empty number is less than
 * any other number, and isn't 0. Source: `records-query-compare.test.ts` of SonicGarden/kintone-emulator, which also
 * runs against a real kintone, as does `records-query.test.ts` for tables.
 */
function toComparable(text: string, {type}: QueryField): string | number {
  if (['NUMBER', 'CALC', 'RECORD_NUMBER'].includes(type)) {
    return text === '' ? -Infinity : Number(text);
  }
  return ['SINGLE_LINE_TEXT', 'LINK'].includes(type) ? text.slice(0, 64).replace(/ +$/, '') : text;
}

const isEqual: Comparison = (a, b, field) => toComparable(a, field) === toComparable(b, field);

const isLess: Comparison = (a, b, field) =>
  typeof toComparable(a, field) === 'string' && (a === '') !== (b === '')
    ? failRun(`a comparison with an empty ${field.code}`)
    : toComparable(a, field) < toComparable(b, field);

/** Excludes negated operators. */
const OPERATORS: Readonly<Record<string, Comparison>> = {
  '=': isEqual,
  in: isEqual,
  '<': isLess,
  '<=': (a, b, field) => isLess(a, b, field) || isEqual(a, b, field),
  '>': (a, b, field) => isLess(b, a, field),
  '>=': (a, b, field) => isLess(b, a, field) || isEqual(a, b, field),
  like: () => failRun('a search for words, which kintone finds in an index of its own'),
  'is empty': (text) => text.trim() === '',
};

/** Returns the texts to compare: one per member of a list, and an empty one for an empty field. */
function textsOf(cells: Cells, {code, type}: QueryField): string[] {
  const parts = [cells[type === 'RECORD_NUMBER' ? '$id' : code]?.value ?? ''].flat();
  const texts = parts.map((part) => {
    const {code: ofEntity, name} = part as Partial<Entity & FileReference>;
    return typeof part === 'string' ? part : (ofEntity ?? name ?? '');
  });
  return texts.length > 0 ? texts : [''];
}

const rowsOf = (record: Cells, table: string): Cells[] =>
  (record[table]!.value as readonly TableRow[]).map(({value}) => value);

const cannotParse = (): never => refuse('querySyntax');

class Parser {
  readonly #tokens: string[];
  /** The tables with a compared field. */
  readonly #tables = new Set<string>();

  constructor(
    query: string,
    private readonly app: App,
  ) {
    this.#tokens = query.match(TOKEN) ?? [];
  }

  parse(): {condition: Condition; order: Order; limit: number} {
    const condition = this.#next === 'order by' ? () => true : this.#any();
    if (this.#next === '') {
      failRun('a query without an order');
    }
    const orders = this.#take('order by') ? this.#list(() => this.#order()) : cannotParse();
    const order: Order = (a, b) => orders.map((by) => by(a, b)).find((found) => found !== 0) ?? 0;
    const limit = this.#take('limit') ? Number(this.#token()) : Infinity;
    if (this.#next === 'offset') {
      failRun('a query with an offset');
    }
    return this.#next === '' ? {condition, order, limit} : cannotParse();
  }

  /** Returns the next token in lowercase; empty at the end. */
  get #next(): string {
    return this.#tokens[0]?.toLowerCase().replace(/\s+/g, ' ') ?? '';
  }

  /** Consumes the next token if it matches. */
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
    const inRows: RowConditions = {};
    const parts = this.#list(() => (this.#take('(') ? this.#closed(this.#any()) : this.#comparison(inRows)), 'and');
    for (const [table, conditions = []] of Object.entries(inRows)) {
      parts.push((record) => rowsOf(record, table).some((row) => conditions.every((condition) => condition(row))));
    }
    return (record) => parts.every((part) => part(record));
  }

  #closed<Item>(item: Item): Item {
    return this.#take(')') ? item : cannotParse();
  }

  #comparison(inRows: RowConditions): Condition {
    const field = this.#field();
    const operator = this.#next;
    const positive = operator.replace(/not |!/, '');
    const holds = OPERATORS[positive] ?? cannotParse();
    this.#take(operator);
    const values = this.#values(positive);
    const operators: readonly string[] = FIELD_TYPES[field.type].operators;
    if (!operators.includes(operator)) {
      refuse(operators.length === 0 ? 'queryFieldType' : 'queryOperator');
    }
    if (field.table) {
      this.#checkInTable(field.table, operator, inRows);
    }
    const entities = ENTITIES[field.type]?.codes;
    const known = entities ?? field.options;
    if (known && !values.every((value) => value === '' || known.includes(value))) {
      refuse(entities ? 'queryEntity' : 'queryOption');
    }
    // A Record number can start with the app code.
    const prefix = field.type === 'RECORD_NUMBER' ? `${this.app.code}-` : '';
    const wanted = values.map((value) => value.replace(prefix, ''));
    const isMet = (cells: Cells): boolean =>
      textsOf(cells, field).some((text) => wanted.some((value) => holds(text, value, field)));
    const {table} = field;
    if (!table) {
      return (record) => isMet(record) === (operator === positive);
    }
    if (operator === positive) {
      (inRows[table] ??= []).push(isMet);
      return () => true;
    }
    // All rows meet "not in", and there is at least one row.
    return (record) => rowsOf(record, table).length > 0 && !rowsOf(record, table).some(isMet);
  }

  #values(operator: string): string[] {
    if (operator === 'in') {
      return this.#take('(') ? this.#closed(this.#list(() => this.#value())) : cannotParse();
    }
    return operator === 'is empty' ? [''] : [this.#value()];
  }

  #checkInTable(table: string, operator: string, inRows: RowConditions): void {
    if (['=', '!='].includes(operator)) {
      refuse('queryInTable');
    }
    if (/empty/.test(operator) || (this.#tables.has(table) && (operator.startsWith('not') || !inRows[table]))) {
      failRun(`"${operator}", or a second condition of another kind, on the table ${table}`);
    }
    this.#tables.add(table);
  }

  #field(): QueryField {
    const code = this.#token();
    const {fields} = this.app;
    const table = Object.values(fields).find((field) => field.fields?.[code]);
    if (table) {
      return {...table.fields![code]!, table: table.code};
    }
    return code === '$id' ? {code, type: 'RECORD_NUMBER'} : (fields[code] ?? refuse('queryField', {code}));
  }

  /** Reads a value in a comparison, that is, a string in double quotes, or a number without quotes. */
  #value(): string {
    const token = this.#token();
    if (this.#next === '(') {
      failRun(`a query with the function ${token}`);
    }
    const text = /^"(.*)"$/s.exec(token)?.[1]?.replace(/\\(.)/g, '$1');
    return text ?? (Number.isNaN(Number(token)) ? cannotParse() : token);
  }

  #order(): Order {
    const field = this.#field();
    if (field.table) {
      failRun(`an order by ${field.code}, a field of a table`);
    }
    const sign = this.#take('asc') ? 1 : this.#take('desc') ? -1 : failRun('an order without asc or desc');
    const textOf = (record: Cells): string => textsOf(record, field).join();
    return (a, b) => (isLess(textOf(a), textOf(b), field) ? -sign : isLess(textOf(b), textOf(a), field) ? sign : 0);
  }
}

/**
 * Answers a query.
 *
 * @param fields the field codes in the response; all if absent
 * @param forCursor true if the records are read page by page
 */
export function findRecords(app: App, query = '', fields?: readonly string[], forCursor = false): Cells[] {
  const {condition, order, limit} = new Parser(query, app).parse();
  if (limit !== (forCursor ? Infinity : LIMIT)) {
    failRun(`a query with the limit ${limit}`);
  }
  return [...app.records.keys()]
    .map((id) => readRecord(app, id))
    .filter(condition)
    .sort(order)
    .slice(0, limit)
    .map((cells) =>
      fields ? Object.fromEntries(Object.entries(cells).filter(([code]) => fields.includes(code))) : cells,
    );
}
