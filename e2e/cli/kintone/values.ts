import type {Access} from './access';
import {GROUPS, ORGANIZATIONS, USERS} from './directory';
import {FieldErrors, refuse, UnknownRequest} from './errors';
import {
  type Cell,
  type Cells,
  emptyValue,
  type Entity,
  type Field,
  type Fields,
  type FileReference,
  isList,
  type TableRow,
  type Value,
} from './fields';
import type {RuleName} from './rules';
import type {App, Store, StoredRecord} from './store';

/** What a request writes to, and for whom. */
export interface Writing {
  readonly store: Store;
  readonly app: App;
  readonly access: Access;
}

/** Time stands still in the fake server. */
export const NOW = '2025-07-14T00:30:00Z';

const DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const DATE_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d))?$/;
const WEB_ADDRESS = /^(?:https?|ftp):\/\/\S+$/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

function toDate(text: string): string {
  const [, year, month = '01', day = '01'] = DATE.exec(text) ?? refuse('notDate');
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : refuse('notDate');
}

/** kintone keeps times to the minute. */
function toDateTime(text: string): string {
  const time = DATE_TIME.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? refuse('notDateTime') : `${new Date(time).toISOString().slice(0, 16)}:00Z`;
}

/** Users, groups and departments by code. */
function toEntities(value: readonly Entity[], known: readonly string[], rule: RuleName): Entity[] {
  return value.map(({code}) =>
    known.includes(code) ? {code, name: `Name of ${code}`} : refuse(rule, {code: code ?? ''}),
  );
}

const userCodes = USERS.map(({code}) => code);

/** Created and updated, by and at. */
function toHistory({app, access}: Writing, {type}: Field, value: Value, isNew: boolean): Value {
  if (!isNew) {
    refuse('historyOnUpdate');
  }
  if (!access.permissionsIn(app.id)?.includes('manage')) {
    refuse('historyWithoutManage');
  }
  const content = typeof value === 'object' ? (value as Entity | null)?.code : value;
  if (!content) {
    return refuse('historyEmpty');
  }
  if (type === 'CREATOR' || type === 'MODIFIER') {
    return toEntities([{code: content}], userCodes, 'historyUser')[0] ?? '';
  }
  const time = toDateTime(content);
  return time > NOW ? refuse('historyInFuture') : time;
}

/** Turns the values of one record as sent into values as kept. */
export class RecordWriter {
  readonly #errors = new FieldErrors();

  constructor(
    private readonly writing: Writing,
    /** The record as it is now; undefined for a new one. */
    private readonly current: StoredRecord | undefined,
    /** Where the record stands in the request, such as `records[0]`. */
    private readonly path: string,
  ) {}

  /** Merges what is sent with the record, or with the defaults. */
  merge(input: Cells): Record<string, Value> {
    const {fields} = this.writing.app;
    const copied = new Set(Object.values(fields).flatMap(({lookup}) => lookup?.fieldMappings.map((map) => map.field)));
    const record: Record<string, Value> = this.current ? {...this.current} : defaults(fields);
    for (const [code, cell] of Object.entries(input)) {
      const field = fields[code];
      // kintone ignores field codes it does not know, and values of fields that a lookup fills.
      if (field && !copied.has(code)) {
        record[code] = this.#toStored(field, cell, `${this.path}.${code}`);
      }
    }
    this.#checkRequired(fields, record, this.path);
    return record;
  }

  addError(code: string, rule: RuleName): void {
    this.#errors.add(`${this.path}.${code}.value`, rule);
  }

  /** Refuses the request if anything was wrong. */
  check(): void {
    this.#errors.check();
  }

  #toStored(field: Field, cell: Cell, path: string, inTable = false): Value {
    const {type} = field;
    const value = cell.value ?? emptyValue(type);
    if (Array.isArray(value) !== isList(type)) {
      throw new UnknownRequest(`${path} with ${JSON.stringify(cell)}`);
    }
    const text = typeof value === 'string' ? value : '';
    switch (type) {
      case 'RECORD_NUMBER':
        return refuse('recordNumber');
      case 'CALC':
        return refuse('calculated');
      case 'STATUS':
      case 'STATUS_ASSIGNEE':
      case 'CATEGORY':
        return refuse('processField');
      case 'CREATOR':
      case 'MODIFIER':
      case 'CREATED_TIME':
      case 'UPDATED_TIME':
        return toHistory(this.writing, field, value, this.current === undefined);
      case 'NUMBER':
        return this.#toNumber(field, text, path, inTable);
      case 'DATE':
        return text && toDate(text);
      case 'TIME':
        return text && (TIME.test(text) ? text.slice(0, 5) : refuse('notTime'));
      case 'DATETIME':
        return text && toDateTime(text);
      case 'LINK':
        return text && (WEB_ADDRESS.test(text) ? text : refuse('notLink'));
      case 'RADIO_BUTTON':
        return text ? this.#toOption(field, text, `${path}.value`) : refuse('emptyRadioButton');
      case 'DROP_DOWN':
        return text ? this.#toOption(field, text, `${path}.value`) : null;
      case 'CHECK_BOX':
      case 'MULTI_SELECT':
        return (value as readonly string[]).map((option, i) =>
          this.#toOption(field, option, `${path}.values[${i}].value`),
        );
      case 'USER_SELECT':
        return toEntities(value as readonly Entity[], userCodes, 'noUser');
      case 'GROUP_SELECT':
        return toEntities(value as readonly Entity[], GROUPS, 'noGroup');
      case 'ORGANIZATION_SELECT':
        return toEntities(value as readonly Entity[], ORGANIZATIONS, 'noOrganization');
      case 'FILE':
        return (value as readonly FileReference[]).map(({fileKey}) => this.writing.store.files.attach(fileKey));
      case 'SUBTABLE':
        return this.#toTable(field, value as readonly TableRow[], path);
      default:
        return this.#toText(field, text, path);
    }
  }

  #toText({maxLength = Infinity, minLength = 0}: Field, text: string, path: string): string {
    this.#checkLimit(text.length > maxLength, path, 'tooLong', maxLength);
    this.#checkLimit(text.length < minLength, path, 'tooShort', minLength);
    return text;
  }

  #toNumber(
    {code, maxValue = Infinity, minValue = -Infinity}: Field,
    text: string,
    path: string,
    inTable: boolean,
  ): string {
    const trimmed = text.trim();
    const number = Number(trimmed);
    if (Number.isNaN(number)) {
      // kintone does not check numbers in tables.
      if (!inTable) {
        this.#errors.add(`${this.path}[${code}].value`, 'notNumber');
      }
      return '';
    }
    if (trimmed === '') {
      return '';
    }
    this.#checkLimit(number > maxValue, path, 'tooLarge', maxValue);
    this.#checkLimit(number < minValue, path, 'tooSmall', minValue);
    return PLAIN_NUMBER.test(trimmed) ? trimmed : String(number);
  }

  #checkLimit(exceeded: boolean, path: string, rule: RuleName, limit: number): void {
    if (exceeded) {
      this.#errors.add(`${path}.value`, rule, {limit: String(limit)});
    }
  }

  #toOption({options}: Field, option: string, path: string): string {
    if (!options?.includes(option)) {
      this.#errors.add(path, 'notOption', {value: option});
    }
    return option;
  }

  #toTable(table: Field, rows: readonly TableRow[], path: string): TableRow[] {
    const current = (this.current?.[table.code] ?? []) as readonly TableRow[];
    const ids = rows.map(({id}) => id).filter((id) => id !== undefined && id !== '');
    if (ids.some((id) => !/^\d+$/.test(id ?? ''))) {
      refuse('rowIdNotNumber');
    }
    if (new Set(ids).size < ids.length) {
      refuse('rowIdTwice');
    }
    return rows.map(({id, value}, index) => {
      const old = current.find((existing) => existing.id === id);
      const cells = Object.values(table.fields ?? {}).map((column): [string, Cell] => {
        const cell = value[column.code];
        const kept = old?.value[column.code]?.value ?? emptyValue(column.type);
        const inner = `${path}.value[${index}].value.${column.code}`;
        return [column.code, {type: column.type, value: cell ? this.#toStored(column, cell, inner, true) : kept}];
      });
      return {id: old?.id ?? this.writing.store.newRowId(), value: Object.fromEntries(cells)};
    });
  }

  #checkRequired(fields: Fields, record: Readonly<Record<string, Value>>, path: string): void {
    for (const {code, type, required} of Object.values(fields)) {
      const value = record[code] ?? emptyValue(type);
      const empty = Array.isArray(value) ? value.length === 0 : !value;
      // kintone does not enforce a required Radio button.
      if (required && empty && type !== 'RADIO_BUTTON') {
        this.#errors.add(`${path}.${code}.${keyOfRequired(type)}`, 'required');
      }
    }
  }
}

function keyOfRequired(type: Field['type']): string {
  if (type.endsWith('_SELECT') && type !== 'MULTI_SELECT') {
    return 'values.value';
  }
  return isList(type) ? 'values' : 'value';
}

const defaults = (fields: Fields): Record<string, Value> =>
  Object.fromEntries(
    Object.values(fields).flatMap(({code, defaultValue}) => (defaultValue === undefined ? [] : [[code, defaultValue]])),
  );
