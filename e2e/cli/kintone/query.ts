import type {Cells, Entity, Field, Value} from './fields';
import {type Comparison, type Condition, parseQuery, RECORD_ID, type SortKey} from './queryParser';
import {readRecord} from './records';
import type {App} from './store';

/** Finds the records that a query asks for. */

interface Row {
  readonly id: number;
  readonly cells: Cells;
}

const isNumeric = (code: string, app: App): boolean =>
  code === RECORD_ID || ['NUMBER', 'CALC', 'RECORD_NUMBER'].includes(app.fields[code]?.type ?? '');

/** What a field compares by: one text for a plain value, one for each member of a list. */
function comparable(row: Row, code: string, field: Field | undefined): string[] {
  if (code === RECORD_ID || field?.type === 'RECORD_NUMBER') {
    return [String(row.id)];
  }
  const value: Value = row.cells[code]?.value ?? '';
  return [value]
    .flat()
    .map((part) => (typeof part === 'object' ? ((part as Entity | null)?.code ?? '') : String(part)));
}

type Test = (a: string | number, b: string | number) => boolean;

const COMPARISONS: Readonly<Record<'=' | '>' | '<' | '>=' | '<=', Test>> = {
  '=': (a, b) => a === b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
};

function compares({code, operator, wanted}: Comparison, row: Row, app: App): boolean {
  const numeric = isNumeric(code, app);
  const values = comparable(row, code, app.fields[code]);
  const wants = wanted.map((want) =>
    app.fields[code]?.type === 'RECORD_NUMBER' ? want.replace(`${app.code}-`, '') : want,
  );
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
      return some((a, b) => String(a).includes(String(b)));
    case 'not like':
      return !some((a, b) => String(a).includes(String(b)));
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

function compareRows(a: Row, b: Row, order: readonly SortKey[], app: App): number {
  for (const {code, descending} of order) {
    const [x, y] = [a, b].map((row) => {
      const text = comparable(row, code, app.fields[code]).join(',');
      return isNumeric(code, app) ? Number(text) : text;
    });
    if (x !== undefined && y !== undefined && x !== y) {
      return (x < y ? -1 : 1) * (descending ? -1 : 1);
    }
  }
  return 0;
}

/**
 * Answers a query.
 *
 * @param only the field codes to answer with; all when absent
 */
export function findRecords(app: App, text = '', only?: readonly string[]): Cells[] {
  const {condition, order, limit, offset} = parseQuery(text, app);
  return [...app.records.keys()]
    .map((id): Row => ({id, cells: readRecord(app, id)}))
    .filter((row) => !condition || matches(condition, row, app))
    .sort((a, b) => compareRows(a, b, order, app))
    .slice(offset, limit === undefined ? undefined : offset + limit)
    .map(({cells}) =>
      only ? Object.fromEntries(Object.entries(cells).filter(([code]) => only.includes(code))) : cells,
    );
}
