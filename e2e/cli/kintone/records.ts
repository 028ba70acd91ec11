import {ApiError} from './errors';
import {
  type Cell,
  type Cells,
  emptyValue,
  type Entity,
  type Field,
  type FileReference,
  type TableRow,
  type Value,
} from './fields';
import type {App, Store, StoredRecord} from './store';

/** One entry of an update request. */
export interface RecordUpdate {
  readonly id?: string;
  readonly updateKey?: {readonly field: string; readonly value: string};
  readonly record: Cells;
}

interface Identified {
  readonly id: string;
  readonly revision: string;
}

export interface Added {
  readonly ids: readonly string[];
  readonly revisions: readonly string[];
}

type Messages = Record<string, {messages: string[]}>;

const REVISION = '1';
const TIME_OF_CHANGE = '2025-07-14T00:30:00Z';
const AUTHOR: Entity = {code: 'hanako', name: 'Hanako'};

/** Fields that kintone fills in by itself, whatever a request says. */
const COMPUTED = new Set(['RECORD_NUMBER', 'CALC', 'STATUS', 'STATUS_ASSIGNEE', 'CATEGORY']);

/** Fields that belong to the form and have no value in a record. */
const WITHOUT_VALUE = new Set(['GROUP', 'REFERENCE_TABLE']);

/** Says what is wrong with a value, or undefined. */
function mistakeIn(field: Field, value: Value | undefined): string | undefined {
  if (field.required && (value === undefined || value === '')) {
    return 'Required.';
  }
  if (field.type === 'NUMBER' && value !== undefined && value !== '' && Number.isNaN(Number(value))) {
    return 'Only numbers are allowed.';
  }
  const chosen = [value ?? ''].flat().map(String);
  if (field.options && chosen.some((option) => option !== '' && !field.options?.includes(option))) {
    return `"${chosen.join(',')}" is not in the options.`;
  }
  if (field.type === 'DATE' && value && !/^\d{4}-\d{1,2}-\d{1,2}$/.test(String(value))) {
    return 'Enter a date in the correct format.';
  }
  return undefined;
}

function storedRow(store: Store, table: Field, row: TableRow, path: string, errors: Messages): TableRow {
  if (row.id !== undefined && row.id !== '' && !/^\d+$/.test(row.id)) {
    throw new ApiError(400, 'CB_IJ01', 'Invalid JSON string.');
  }
  const cells = Object.values(table.fields ?? {}).map((column): [string, Cell] => {
    const cell = row.value[column.code];
    const value = cell
      ? storedValue(store, column, cell, `${path}.value.${column.code}.value`, errors)
      : emptyValue(column.type);
    return [column.code, {type: column.type, value}];
  });
  return {id: row.id || store.newRowId(), value: Object.fromEntries(cells)};
}

/** Turns a value as sent into the value as kept; mistakes are collected in `errors`. */
function storedValue(store: Store, field: Field, cell: Cell, path: string, errors: Messages): Value {
  const mistake = mistakeIn(field, cell.value);
  if (mistake !== undefined) {
    errors[path] = {messages: [mistake]};
  }
  const value = cell.value ?? emptyValue(field.type);
  switch (field.type) {
    case 'CREATOR':
    case 'MODIFIER':
      return {code: (value as Entity).code, name: ''};
    case 'USER_SELECT':
    case 'GROUP_SELECT':
    case 'ORGANIZATION_SELECT':
      return (value as readonly Entity[]).map(({code}) => ({code, name: `Name of ${code}`}));
    case 'FILE':
      return (value as readonly FileReference[]).map(({fileKey}) => store.files.describe(fileKey));
    case 'SUBTABLE':
      return (value as readonly TableRow[]).map((row, index) =>
        storedRow(store, field, row, `${path}[${index}]`, errors),
      );
    default:
      return value;
  }
}

/** Checks the rules that look at a whole record and at its neighbours. */
function checkRecord(app: App, id: number, record: StoredRecord, index: number, errors: Messages): void {
  for (const field of Object.values(app.fields)) {
    const value = record[field.code];
    const path = `records[${index}].${field.code}.value`;
    if (field.required && !value) {
      errors[path] = {messages: ['Required.']};
    }
    if (field.unique && value) {
      for (const [otherId, other] of app.records) {
        if (otherId !== id && other[field.code] === value) {
          errors[path] = {messages: ['This value already exists in another record.']};
        }
      }
    }
  }
}

/** Writes one record of a request; a wrong one is refused as kintone does, with all its mistakes. */
function writeRecord(store: Store, app: App, id: number, input: Cells, index: number): void {
  const errors: Messages = {};
  const record: Record<string, Value> = {...app.records.get(id)};
  for (const [code, cell] of Object.entries(input)) {
    const field = app.fields[code];
    // kintone ignores field codes it does not know.
    if (field && !COMPUTED.has(field.type)) {
      record[code] = storedValue(store, field, cell, `records[${index}].${code}.value`, errors);
    }
  }
  checkRecord(app, id, record, index, errors);
  if (Object.keys(errors).length > 0) {
    throw new ApiError(400, 'CB_VA01', 'Missing or invalid input.', errors);
  }
  record.CreatedBy ??= AUTHOR;
  record.CreatedAt ??= TIME_OF_CHANGE;
  record.UpdatedBy ??= AUTHOR;
  record.UpdatedAt = TIME_OF_CHANGE;
  if (app.fields.Value) {
    record.Value = String(Number(record.Quantity || 0) * Number(record.Price || 0));
  }
  app.records.set(id, record);
}

const notFound = (id: string): ApiError =>
  new ApiError(404, 'GAIA_RE01', `The specified record (ID: ${id}) is not found.`);

/** Adds records; all or none. */
export function addRecords(store: Store, app: App, records: readonly Cells[]): Added {
  return store.transaction(() => {
    const ids = records.map((record, index) => {
      const id = app.nextId++;
      writeRecord(store, app, id, record, index);
      return String(id);
    });
    return {ids, revisions: ids.map(() => REVISION)};
  });
}

/** Looks up the record that an entry of an update request means. */
function findTarget(app: App, {id, updateKey}: RecordUpdate): number | undefined {
  if (!updateKey) {
    return app.records.has(Number(id)) ? Number(id) : undefined;
  }
  return [...app.records].find(([, record]) => String(record[updateKey.field] ?? '') === String(updateKey.value))?.[0];
}

/**
 * Updates records; all or none.
 *
 * @param upsert whether an entry that means no existing record adds one
 */
export function updateRecords(
  store: Store,
  app: App,
  updates: readonly RecordUpdate[],
  upsert: boolean,
): {records: readonly (Identified & {operation: 'INSERT' | 'UPDATE'})[]} {
  return store.transaction(() => ({
    records: updates.map((update, index) => {
      const target = findTarget(app, update);
      if (target === undefined && !upsert) {
        throw notFound(update.id ?? update.updateKey?.value ?? '');
      }
      const key = update.updateKey && {[update.updateKey.field]: {value: update.updateKey.value}};
      const id = target ?? app.nextId++;
      writeRecord(store, app, id, target === undefined ? {...update.record, ...key} : update.record, index);
      return {id: String(id), revision: REVISION, operation: target === undefined ? 'INSERT' : 'UPDATE'};
    }),
  }));
}

/** Deletes records; all or none. */
export function deleteRecords(store: Store, app: App, ids: readonly string[]): object {
  return store.transaction(() => {
    for (const id of ids) {
      if (!app.records.delete(Number(id))) {
        throw notFound(id);
      }
    }
    return {};
  });
}

/** One record as the API shows it, with all its fields. */
export function readRecord(app: App, id: number): Cells {
  const record = app.records.get(id) ?? {};
  const cells = Object.values(app.fields)
    .filter(({type}) => !WITHOUT_VALUE.has(type))
    .map(({type, code}): [string, Cell] => {
      const number = app.code ? `${app.code}-${id}` : String(id);
      return [code, {type, value: type === 'RECORD_NUMBER' ? number : (record[code] ?? emptyValue(type))}];
    });
  return {
    $id: {type: '__ID__', value: String(id)},
    $revision: {type: '__REVISION__', value: REVISION},
    ...Object.fromEntries(cells),
  };
}
