import {refuse} from './errors';
import type {Cells, Entity, FileReference, TableRow, Value} from './fields';
import {type Comparison, type Condition, parseQuery, type QueryField, type SortKey} from './queryParser';
import {readRecord} from './records';
import type {App} from './store';

/** Finds the records that a query asks for. */

const MAX_LIMIT = 500;
const MAX_OFFSET = 10_000;

interface Row {
  readonly id: number;
  readonly cells: Cells;
}

const isNumeric = ({type}: QueryField): boolean => ['NUMBER', 'CALC', 'RECORD_NUMBER'].includes(type);

function textOf(part: Value): string {
  const {code, name} = (part ?? {}) as Partial<Entity & FileReference>;
  return typeof part === 'string' ? part : (code ?? name ?? '');
}

/** What a field compares by: one text for a plain value, one for each member of a list and each row of a table. */
function comparable({id, cells}: Row, {code, type, table}: QueryField): string[] {
  if (type === 'RECORD_NUMBER') {
    return [String(id)];
  }
  const rows = table === undefined ? [cells] : (cells[table]?.value as readonly TableRow[]).map(({value}) => value);
  return rows.flatMap((row) => [row[code]?.value ?? ''].flat().map((part) => textOf(part as Value)));
}

type Test = (a: string | number, b: string | number) => boolean;

const COMPARISONS: Readonly<Record<'=' | '>' | '<' | '>=' | '<=', Test>> = {
  '=': (a, b) => a === b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
};

/** kintone searches whole words. */
function contains(text: string, wanted: string): boolean {
  const start = text.toLowerCase().indexOf(wanted.toLowerCase());
  const around = [text[start - 1], text[start + wanted.length]];
  if (start >= 0 && around.some((letter) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter))) {
    refuse('queryPartOfWord');
  }
  return start >= 0;
}

function compares({field, operator, wanted}: Comparison, row: Row, app: App): boolean {
  const values = comparable(row, field);
  const wants = wanted.map((want) => (field.type === 'RECORD_NUMBER' ? want.replace(`${app.code}-`, '') : want));
  const numeric = isNumeric(field);
  const some = (test: Test): boolean =>
    values.some((value) =>
      wants.some((want) => (numeric && want !== '' ? test(Number(value), Number(want)) : test(value, want))),
    );
  switch (operator) {
    case 'in':
      return some(COMPARISONS['=']);
    case 'not in':
    case '!=':
      return !some(COMPARISONS['=']);
    case 'like':
    case 'not like':
      return some((a, b) => contains(String(a), String(b))) === (operator === 'like');
    default:
      return some(COMPARISONS[operator]);
  }
}

function matches(condition: Condition, row: Row, app: App): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.parts.every((part) => matches(part, row, app));
    case 'or':
      return condition.parts.some((part) => matches(part, row, app));
    case 'comparison':
      return compares(condition, row, app);
  }
}

function compareRows(a: Row, b: Row, order: readonly SortKey[]): number {
  for (const {field, descending} of order) {
    const [x, y] = [a, b].map((row) => {
      const text = comparable(row, field).join(',');
      return isNumeric(field) ? Number(text) : text;
    });
    if (x !== undefined && y !== undefined && x !== y) {
      return (x < y ? -1 : 1) * (descending ? -1 : 1);
    }
  }
  return 0;
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
  const {condition, order, limit, offset} = parseQuery(query, app);
  if (forCursor && (limit !== undefined || offset !== undefined)) {
    refuse('cursorLimit');
  }
  if (limit !== undefined && limit > MAX_LIMIT) {
    refuse('queryLimit');
  }
  if (offset !== undefined && offset > MAX_OFFSET) {
    refuse('queryOffset');
  }
  const start = offset ?? 0;
  return [...app.records.keys()]
    .map((id): Row => ({id, cells: readRecord(app, id)}))
    .filter((row) => !condition || matches(condition, row, app))
    .sort((a, b) => compareRows(a, b, order))
    .slice(start, limit === undefined ? undefined : start + limit)
    .map(({cells}) =>
      fields ? Object.fromEntries(Object.entries(cells).filter(([code]) => fields.includes(code))) : cells,
    );
}
