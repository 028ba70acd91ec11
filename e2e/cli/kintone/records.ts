import {FieldErrors, refuse} from './errors';
import {type Cell, type Cells, emptyValue, type Field, type Value} from './fields';
import type {App} from './store';
import {NOW, RecordWriter, type Writing} from './values';

/** One entry of an update request. */
export interface RecordUpdate {
  readonly id?: string;
  readonly updateKey?: {readonly field: string; readonly value: string};
  readonly record: Cells;
}

const MAX_RECORDS = 100;
const REVISION = '1';

/** Fields that belong to the form and have no value in a record. */
const WITHOUT_VALUE = new Set(['GROUP', 'REFERENCE_TABLE']);

/** Refuses unique values that another record has. */
function checkUnique({store, app}: Writing, id: number, record: Record<string, Value>, writer: RecordWriter): void {
  for (const {code, unique} of Object.values(app.fields)) {
    if (unique && record[code]) {
      for (const [otherId, other] of app.records) {
        if (otherId !== id && other[code] === record[code]) {
          writer.addError(code, store.hasWritten(app, otherId) ? refuse('uniqueTwice') : 'notUnique');
        }
      }
    }
  }
}

/** Fills what a lookup copies from its source app. */
function copyLookup({store, access}: Writing, {code, lookup}: Field, record: Record<string, Value>): void {
  if (!lookup) {
    return;
  }
  const source = store.app(lookup.relatedApp.app);
  const value = String(record[code] ?? '');
  const visible = access.permissionsIn(source.id)?.includes('view') ? [...source.records.values()] : [];
  const matches = visible.filter((row) => row[lookup.relatedKeyField] === value);
  if (value && matches.length !== 1) {
    refuse(matches.length > 1 ? 'lookupAmbiguous' : 'lookupWithoutMatch', {value, code});
  }
  for (const {field, relatedField} of lookup.fieldMappings) {
    record[field] = value ? (matches[0]?.[relatedField] ?? '') : '';
  }
}

/** Writes one record of a request; a wrong one is refused as kintone does, with all its mistakes. */
function writeRecord(writing: Writing, id: number, input: Cells, index: number): void {
  const {store, app, access} = writing;
  const current = app.records.get(id);
  const writer = new RecordWriter(writing, current, `records[${index}]`);
  const record = writer.merge(input);
  checkUnique(writing, id, record, writer);
  writer.check();
  for (const field of Object.values(app.fields)) {
    if (input[field.code]) {
      copyLookup(writing, field, record);
    }
  }
  const created = {CreatedBy: access.author, CreatedAt: NOW, UpdatedBy: access.author, UpdatedAt: NOW};
  const history = current ? {...record, UpdatedBy: access.author, UpdatedAt: NOW} : {...created, ...record};
  const calculated = app.fields.Value && {Value: String(Number(record.Quantity || 0) * Number(record.Price || 0))};
  store.write(app, id, {...history, ...calculated});
}

/** Adds records; all or none. */
export function addRecords(writing: Writing, records: readonly Cells[]): object {
  if (records.length > MAX_RECORDS) {
    const errors = new FieldErrors();
    errors.add('records', 'addTooMany');
    errors.check();
  }
  return writing.store.transaction(() => {
    const ids = records.map((record, index) => {
      const id = writing.app.nextId++;
      writeRecord(writing, id, record, index);
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
export function updateRecords(writing: Writing, updates: readonly RecordUpdate[], upsert: boolean): object {
  const {store, app} = writing;
  if (updates.length > MAX_RECORDS) {
    refuse('changeTooMany');
  }
  return store.transaction(() => ({
    records: updates.map((update, index) => {
      const {id: recordId, updateKey, record} = update;
      const target = findTarget(app, update);
      if (target === undefined && !upsert) {
        refuse('noRecord', {id: recordId ?? updateKey?.value ?? ''});
      }
      if (target !== undefined && store.hasWritten(app, target)) {
        refuse('recordTwice');
      }
      const key = updateKey && {[updateKey.field]: {value: updateKey.value}};
      const id = target ?? app.nextId++;
      writeRecord(writing, id, target === undefined ? {...record, ...key} : record, index);
      return {id: String(id), revision: REVISION, operation: target === undefined ? 'INSERT' : 'UPDATE'};
    }),
  }));
}

/** Deletes records; all or none. */
export function deleteRecords({store, app}: Writing, ids: readonly string[]): object {
  if (ids.length > MAX_RECORDS) {
    refuse('changeTooMany');
  }
  return store.transaction(() => {
    for (const id of ids) {
      if (!app.records.delete(Number(id))) {
        refuse('noRecord', {id});
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
