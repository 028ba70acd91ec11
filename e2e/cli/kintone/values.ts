import {type Access, USERS} from './access';
import {
  type Cell,
  type Cells,
  emptyValue,
  type Entity,
  type Field,
  type FieldType,
  type FileReference,
  isList,
  type TableRow,
  type Value,
} from './fields';
import {FieldErrors, refuse, type RuleName, UnknownRequest} from './rules';
import type {App, Store, StoredRecord} from './store';

/** The fake server's clock does not move. */
export const NOW = '2025-07-14T00:30:00Z';

const DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const DATE_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d))?$/;
const WEB_ADDRESS = /^(?:https?|ftp):\/\/\S+$/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

const codes = Object.keys(USERS);

/** For fields of users, groups, or departments: the codes that exist, and the rule that refuses others. */
export const ENTITIES: Partial<
  Readonly<Record<FieldType, {readonly codes: readonly string[]; readonly rule: RuleName}>>
> = {
  CREATOR: {codes, rule: 'historyUser'},
  MODIFIER: {codes, rule: 'historyUser'},
  USER_SELECT: {codes, rule: 'noUser'},
  GROUP_SELECT: {codes: ['packers', 'drivers'], rule: 'noGroup'},
  ORGANIZATION_SELECT: {codes: ['north', 'south'], rule: 'noOrganization'},
};

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

function toEntity(type: FieldType, code: string): Entity {
  const {codes: known, rule} = ENTITIES[type]!;
  return known.includes(code) ? {code, name: `Name of ${code}`} : refuse(rule, {code});
}

/** What a request writes to, and for whom. */
export interface Writing {
  readonly store: Store;
  readonly app: App;
  readonly access: Access;
}

/** Turns the values of one record as sent into values as stored. */
export class RecordValues {
  /** What is wrong with the record. */
  readonly errors = new FieldErrors();

  /**
   * @param current the record as it is now; undefined for a new one
   * @param path of the record in the request, such as `records[0]`
   */
  constructor(
    private readonly writing: Writing,
    private readonly current: StoredRecord | undefined,
    private readonly path: string,
  ) {}

  /** Merges what is sent with the record, or with the defaults. */
  merge(input: Cells): Record<string, Value> {
    const fields = Object.values(this.writing.app.fields);
    const copied = fields.flatMap(({lookup}) => lookup?.fieldMappings.map(({field}) => field) ?? []);
    const record: Record<string, Value> = {};
    for (const field of fields) {
      const {code, required, defaultValue} = field;
      const cell = input[code];
      // kintone ignores field codes it does not know, and values of fields that a lookup fills.
      const sent = cell && !copied.includes(code) ? this.#toStored(field, cell, `${this.path}.${code}`) : undefined;
      const value = sent === undefined ? (this.current ?? {[code]: defaultValue})[code] : sent;
      if (value !== undefined) {
        record[code] = value;
      }
      if (required && !value) {
        this.errors.add(`${this.path}.${code}.value`, 'required');
      }
    }
    return record;
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
        return toEntity(type, this.#toHistory((value as Entity | null)?.code));
      case 'CREATED_TIME':
      case 'UPDATED_TIME': {
        const time = toDateTime(this.#toHistory(text));
        return time > NOW ? refuse('historyInFuture') : time;
      }
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
      case 'GROUP_SELECT':
      case 'ORGANIZATION_SELECT':
        return (value as readonly Entity[]).map(({code}) => toEntity(type, code));
      case 'FILE':
        return (value as readonly FileReference[]).map(({fileKey}) => this.writing.store.files.attach(fileKey));
      case 'SUBTABLE':
        return this.#toTable(field, value as readonly TableRow[], path);
      default:
        this.#checkLimit(text.length > (field.maxLength ?? Infinity), path, 'tooLong', field.maxLength);
        this.#checkLimit(text.length < (field.minLength ?? 0), path, 'tooShort', field.minLength);
        return text;
    }
  }

  /** Created and updated, by and at. */
  #toHistory(content: string | undefined): string {
    const {app, access} = this.writing;
    if (this.current) {
      refuse('historyOnUpdate');
    }
    if (!access.permissionsIn(app.id)?.includes('manage')) {
      refuse('historyWithoutManage');
    }
    return content || refuse('historyEmpty');
  }

  #toNumber({code, maxValue, minValue}: Field, text: string, path: string, inTable: boolean): string {
    const trimmed = text.trim();
    const number = Number(trimmed);
    // kintone does not check numbers in tables.
    if (Number.isNaN(number) && !inTable) {
      this.errors.add(`${this.path}[${code}].value`, 'notNumber');
    }
    if (Number.isNaN(number) || trimmed === '') {
      return '';
    }
    this.#checkLimit(number > (maxValue ?? Infinity), path, 'tooLarge', maxValue);
    this.#checkLimit(number < (minValue ?? -Infinity), path, 'tooSmall', minValue);
    return PLAIN_NUMBER.test(trimmed) ? trimmed : String(number);
  }

  #checkLimit(exceeded: boolean, path: string, rule: RuleName, limit?: number): void {
    if (exceeded) {
      this.errors.add(`${path}.value`, rule, {limit: String(limit)});
    }
  }

  #toOption({options}: Field, option: string, path: string): string {
    if (!options?.includes(option)) {
      this.errors.add(path, 'notOption', {value: option});
    }
    return option;
  }

  #toTable(table: Field, rows: readonly TableRow[], path: string): TableRow[] {
    const current = (this.current?.[table.code] ?? []) as readonly TableRow[];
    const ids = rows.flatMap(({id}) => id || []);
    if (ids.some((id) => !/^\d+$/.test(id))) {
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
}
