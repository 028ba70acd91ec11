import {type Cell, type Cells, emptyValue, type Value} from './fields';
import {failRun, refuse} from './rules';
import type {App} from './store';
import {NOW, RecordValues, type Writing} from './values';

/** One entry of an update request. */
export interface RecordUpdate {
  readonly id?: string;
  readonly updateKey?: {readonly field: string; readonly value: string};
  readonly record: Cells;
}

const REVISION = '1';

/** Requests are checked separately. It is unknown how requests in one bulk request see each other's changes. */
const TWICE = 'a record, or a unique value, twice in one bulk request';

/** Fields of the form that have no value in a record. */
const WITHOUT_VALUE = ['GROUP', 'REFERENCE_TABLE'];

/** Copies the results of a record's lookups from their source apps. */
function fillLookups({store, app, access}: Writing, input: Cells, record: Record<string, Value>): void {
  for (const {code, lookup} of Object.values(app.fields)) {
    if (!lookup || !input[code]) {
      continue;
    }
    const source = store.app(lookup.relatedApp.app)!;
    const value = String(record[code] ?? '');
    const visible = access.permissionsIn(source.id)?.includes('view') ? [...source.records.values()] : [];
    const match = visible.find((row) => row[lookup.relatedKeyField] === value);
    if (value && !source.fields[lookup.relatedKeyField]!.unique) {
      refuse('lookupNotUnique');
    }
    if (value && !match) {
      refuse('lookupWithoutMatch', {value, code});
    }
    for (const {field, relatedField} of lookup.fieldMappings) {
      record[field] = value ? (match?.[relatedField] ?? '') : '';
    }
  }
}

/** Writes one record of a request. Rejects an invalid one with all its problems, as kintone does. */
function writeRecord(writing: Writing, id: number, input: Cells, index: number): void {
  const {store, app, access} = writing;
  const current = app.records.get(id);
  const path = `records[${index}]`;
  const values = new RecordValues(writing, current, path);
  const record = values.merge(input);
  for (const {code} of Object.values(app.fields).filter(({unique}) => unique)) {
    const value = record[code];
    for (const [other, {[code]: existing}] of app.records) {
      if (value && existing === value && other !== id) {
        values.errors.add(`${path}.${code}.value`, store.hasWritten(app, other) ? failRun(TWICE) : 'notUnique');
      }
    }
  }
  values.errors.check();
  fillLookups(writing, input, record);
  const updated = {UpdatedBy: access.author, UpdatedAt: NOW};
  const history = current ? {...record, ...updated} : {CreatedBy: access.author, CreatedAt: NOW, ...updated, ...record};
  const calculated = app.fields.Value && {Value: String(Number(record.Quantity || 0) * Number(record.Price || 0))};
  store.write(app, id, {...history, ...calculated});
}

/** Adds all records or none. */
export function addRecords(writing: Writing, records: readonly Cells[]): object {
  return writing.store.transaction(() => {
    const ids = records.map((record, index) => {
      const id = writing.app.nextId++;
      writeRecord(writing, id, record, index);
      return String(id);
    });
    return {ids, revisions: ids.map(() => REVISION)};
  });
}

/** Finds the record of an entry in an update request. */
function findTarget(app: App, {id, updateKey}: RecordUpdate): number | undefined {
  if (!updateKey) {
    return app.records.has(Number(id)) ? Number(id) : undefined;
  }
  return [...app.records].find(([, record]) => String(record[updateKey.field] ?? '') === String(updateKey.value))?.[0];
}

/** Updates records, and adds one for each entry without a record. All changes or none take effect. */
export function upsertRecords(writing: Writing, updates: readonly RecordUpdate[]): object {
  const {store, app} = writing;
  const keys = updates.flatMap(({updateKey}) => updateKey?.value ?? []);
  if (new Set(keys).size < keys.length) {
    refuse('keyTwice');
  }
  return store.transaction(() => ({
    records: updates.map((update, index) => {
      const {updateKey, record} = update;
      const target = findTarget(app, update);
      if (target !== undefined && store.hasWritten(app, target)) {
        failRun(TWICE);
      }
      const key = updateKey && {[updateKey.field]: {value: updateKey.value}};
      const id = target ?? app.nextId++;
      writeRecord(writing, id, target === undefined ? {...record, ...key} : record, index);
      return {id: String(id), revision: REVISION, operation: target === undefined ? 'INSERT' : 'UPDATE'};
    }),
  }));
}

/** Deletes all records or none. */
export function deleteRecords({store, app}: Writing, ids: readonly string[]): object {
  return store.transaction(() => {
    for (const id of ids) {
      if (!app.records.delete(Number(id))) {
        failRun(`a deletion of the record ${id}, which is gone`);
      }
    }
    return {};
  });
}

/** Returns one record as the API shows it, with all its fields. */
export function readRecord(app: App, id: number): Cells {
  const record = app.records.get(id) ?? {};
  const cells = Object.values(app.fields)
    .filter(({type}) => !WITHOUT_VALUE.includes(type))
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
