import {GROUPS, ORGANIZATIONS, USERS} from './directory';
import {FieldErrors, refuse, UnknownRequest} from './errors';
import {
  type Cells,
  type Entity,
  type Field,
  FIELD_TYPES,
  type FileReference,
  type TableRow,
  type Value,
} from './fields';
import {readRecord} from './records';
import type {App} from './store';

/**
 * Finds the records that a query asks for. Of kintone's query language it knows what examples need:
 * comparisons joined by `and` and `or`, parentheses, `order by`, `limit` and `offset`.
 */

const MAX_LIMIT = 500;
const MAX_OFFSET = 10_000;

const OPERATORS = ['=', '!=', '>=', '<=', '>', '<', 'like', 'not like', 'in', 'not in'];
const TOKEN = /"(?:[^"\\]|\\.)*"|!=|>=|<=|[=<>(),]|[^\s"=<>!(),]+|\S/g;

interface Row {
  readonly id: number;
  readonly cells: Cells;
}

type Condition = (row: Row) => boolean;
type Order = (a: Row, b: Row) => number;

/** A field that a query names, perhaps in a table; the record ID counts as a Record number. */
type QueryField = Pick<Field, 'code' | 'type' | 'options'> & {readonly table?: string};

const isNumeric = ({type}: QueryField): boolean => ['NUMBER', 'CALC', 'RECORD_NUMBER'].includes(type);

function textOf(part: Value): string {
  const {code, name} = (part ?? {}) as Partial<Entity & FileReference>;
  return typeof part === 'string' ? part : (code ?? name ?? '');
}

/** What a field compares by: one text for a plain value, one for each member of a list and each row of a table. */
function textsOf({id, cells}: Row, {code, type, table}: QueryField): string[] {
  if (type === 'RECORD_NUMBER') {
    return [String(id)];
  }
  const rows = table === undefined ? [cells] : (cells[table]?.value as readonly TableRow[]).map(({value}) => value);
  return rows.flatMap((row) => [row[code]?.value ?? ''].flat().map((part) => textOf(part as Value)));
}

/** The options or codes of which a field holds some. */
function knownValues({type, options}: QueryField): readonly string[] | undefined {
  if (type === 'GROUP_SELECT' || type === 'ORGANIZATION_SELECT') {
    return type === 'GROUP_SELECT' ? GROUPS : ORGANIZATIONS;
  }
  return ['USER_SELECT', 'CREATOR', 'MODIFIER'].includes(type) ? USERS.map(({code}) => code) : options;
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

function holds(operator: string, text: string, wanted: string, numeric: boolean): boolean {
  const [a, b] = numeric && wanted !== '' ? [Number(text), Number(wanted)] : [text, wanted];
  switch (operator) {
    case '>':
      return a > b;
    case '<':
      return a < b;
    case '>=':
      return a >= b;
    case '<=':
      return a <= b;
    case 'like':
    case 'not like':
      return contains(text, wanted);
    default:
      return a === b;
  }
}

function cannotParse(): never {
  const errors = new FieldErrors();
  errors.add('query', 'querySyntax');
  return errors.check() as never;
}

class Parser {
  readonly #tokens: readonly string[];
  #next = 0;

  constructor(
    query: string,
    private readonly app: App,
  ) {
    this.#tokens = query.match(TOKEN) ?? [];
  }

  parse(): {condition: Condition; order: Order; limit?: number; offset?: number} {
    const bare = this.#done || ['order by', 'limit', 'offset'].some((words) => this.#ahead(words));
    const condition = bare ? () => true : this.#any();
    const order = this.#take('order by') ? this.#order() : (a: Row, b: Row) => b.id - a.id;
    const limit = this.#take('limit') ? this.#count() : undefined;
    const offset = this.#take('offset') ? this.#count() : undefined;
    return this.#done ? {condition, order, limit, offset} : cannotParse();
  }

  get #done(): boolean {
    return this.#next >= this.#tokens.length;
  }

  /** Whether the next words are these, in any case. */
  #ahead(words: string): boolean {
    return words.split(' ').every((word, i) => this.#tokens[this.#next + i]?.toLowerCase() === word);
  }

  /** Takes the next words if they are these. */
  #take(words: string): boolean {
    const found = this.#ahead(words);
    this.#next += found ? words.split(' ').length : 0;
    return found;
  }

  #token(): string {
    return this.#tokens[this.#next++] ?? cannotParse();
  }

  #any(): Condition {
    const parts = [this.#all()];
    while (this.#take('or')) {
      parts.push(this.#all());
    }
    return (row) => parts.some((part) => part(row));
  }

  #all(): Condition {
    const parts = [this.#part()];
    while (this.#take('and')) {
      parts.push(this.#part());
    }
    return (row) => parts.every((part) => part(row));
  }

  #part(): Condition {
    if (!this.#take('(')) {
      return this.#comparison();
    }
    const condition = this.#any();
    return this.#take(')') ? condition : cannotParse();
  }

  #comparison(): Condition {
    const field = this.#field();
    const operator = OPERATORS.find((words) => this.#take(words)) ?? cannotParse();
    const isList = operator.endsWith('in');
    const values = isList ? this.#list() : [this.#value()];
    const operators: readonly string[] = FIELD_TYPES[field.type].operators;
    if (operators.length === 0) {
      refuse('queryFieldType');
    }
    // Fields in tables take "in" instead of "=".
    if (
      field.table ? !isList && (operator.endsWith('=') || !operators.includes(operator)) : !operators.includes(operator)
    ) {
      refuse('queryOperator');
    }
    const known = knownValues(field);
    if (known && !values.every((value) => value === '' || known.includes(value))) {
      refuse('queryValue');
    }
    const prefix = field.type === 'RECORD_NUMBER' ? `${this.app.code}-` : '';
    const wanted = values.map((value) => value.replace(prefix, ''));
    const negative = operator.startsWith('not') || operator === '!=';
    return (row) =>
      textsOf(row, field).some((text) => wanted.some((want) => holds(operator, text, want, isNumeric(field)))) !==
      negative;
  }

  /** Finds a field by its code, also inside tables. */
  #field(): QueryField {
    const code = this.#token();
    const all: readonly QueryField[] = Object.values(this.app.fields).flatMap((field) => [
      field,
      ...Object.values(field.fields ?? {}).map((column) => ({...column, table: field.code})),
    ]);
    const recordId: QueryField = {code: '$id', type: 'RECORD_NUMBER'};
    return [recordId, ...all].find((field) => field.code === code) ?? refuse('queryField', {code});
  }

  /** A value in a comparison: a string in double quotes, or a number without. */
  #value(): string {
    const token = this.#token();
    if (this.#ahead('(')) {
      throw new UnknownRequest(`a query with the function ${token}`);
    }
    const text = /^"(.*)"$/s.exec(token)?.[1]?.replace(/\\(.)/g, '$1');
    return text ?? (Number.isNaN(Number(token)) ? cannotParse() : token);
  }

  #list(): string[] {
    const values: string[] = [];
    if (!this.#take('(')) {
      cannotParse();
    }
    do {
      values.push(this.#value());
    } while (this.#take(','));
    return this.#take(')') ? values : cannotParse();
  }

  #order(): Order {
    const orders: Order[] = [];
    do {
      const field = this.#field();
      const sign = this.#take('asc') ? 1 : -1;
      this.#take('desc');
      orders.push((a, b) => {
        const [x = '', y = ''] = [a, b].map((row) => textsOf(row, field).join(','));
        return sign * (isNumeric(field) ? Number(x) - Number(y) : Number(x > y) - Number(x < y));
      });
    } while (this.#take(','));
    return (a, b) => orders.map((order) => order(a, b)).find((difference) => difference !== 0) ?? 0;
  }

  #count(): number {
    const token = this.#token();
    return /^\d+$/.test(token) ? Number(token) : cannotParse();
  }
}

interface Search {
  readonly query?: string;
  /** The field codes to answer with; all when absent. */
  readonly fields?: readonly string[];
}

/**
 * Answers a query.
 *
 * @param forCursor whether the records are read page by page, with no limit of the query's own
 */
export function findRecords(app: App, {query = '', fields}: Search, forCursor = false): Cells[] {
  const {condition, order, limit, offset = 0} = new Parser(query, app).parse();
  if (forCursor && (limit !== undefined || offset > 0)) {
    refuse('cursorLimit');
  }
  if (limit !== undefined && limit > MAX_LIMIT) {
    refuse('queryLimit');
  }
  if (offset > MAX_OFFSET) {
    refuse('queryOffset');
  }
  return [...app.records.keys()]
    .map((id): Row => ({id, cells: readRecord(app, id)}))
    .filter(condition)
    .sort(order)
    .slice(offset, limit === undefined ? undefined : offset + limit)
    .map(({cells}) =>
      fields ? Object.fromEntries(Object.entries(cells).filter(([code]) => fields.includes(code))) : cells,
    );
}
