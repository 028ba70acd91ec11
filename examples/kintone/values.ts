import {type Access, USERS} from './access';
import {
  type Cell,
  type Cells,
  emptyValue,
  type Entity,
  type Field,
  type FieldType,
  type FileReference,
  type TableRow,
  type Value,
} from './fields';
import {failRun, FieldErrors, refuse, type RuleName} from './rules';
import type {App, Store, StoredRecord} from './store';

/** The fake server's clock is fixed. */
export const NOW = '2025-07-14T00:30:00Z';

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const DATE_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d))?$/;
const WEB_ADDRESS = /^(?:https?|ftp):\/\/\S+$/;
const NUMBER = /^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i;
/** An app's default numbers of decimals and of digits before them. */
const DECIMALS = 4;
const DIGITS = 12;

const codes = Object.keys(USERS);

/** Existing codes for fields of users, groups, or departments, and the rule that rejects other codes. */
export const ENTITIES: Partial<
  Readonly<Record<FieldType, {readonly codes: readonly string[]; readonly rule?: RuleName}>>
> = {
  CREATOR: {codes},
  MODIFIER: {codes},
  USER_SELECT: {codes, rule: 'noUser'},
  GROUP_SELECT: {codes: ['packers', 'drivers'], rule: 'noGroup'},
  ORGANIZATION_SELECT: {codes: ['north', 'south'], rule: 'noOrganization'},
};

/** Returns the time in UTC, to the minute, as kintone stores it. */
function toDateTime(form: RegExp, text: string): string {
  const time = form.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? refuse('notTime') : `${new Date(time).toISOString().slice(0, 16)}:00Z`;
}

/** Returns a number as kintone stores it, rounded half to even; undefined if it has too many digits. */
function toStoredNumber(text: string): string | undefined {
  const [, sign, whole = '', decimals = '', exponent = '0'] = /^([+-]?)(\d+)\.?(\d*)(?:e(.+))?$/i.exec(text)!;
  const shift = Number(exponent) - decimals.length + DECIMALS;
  const digits = BigInt(whole + decimals) * 10n ** BigInt(Math.max(shift, 0));
  const unit = 10n ** BigInt(Math.max(-shift, 0));
  const [floor, rest] = [digits / unit, 2n * (digits % unit)];
  const rounded = rest > unit || (rest === unit && floor % 2n === 1n) ? floor + 1n : floor;
  const padded = String(rounded).padStart(DECIMALS + 1, '0');
  const number = `${padded.slice(0, -DECIMALS)}.${padded.slice(-DECIMALS)}`.replace(/\.?0+$/, '');
  return padded.length > DIGITS + DECIMALS ? undefined : (sign === '-' && rounded > 0n ? '-' : '') + number;
}

function toEntity(type: FieldType, code: string): Entity {
  const {codes: known, rule} = ENTITIES[type]!;
  if (!known.includes(code)) {
    return rule ? refuse(rule, {code}) : failRun(`a record by ${code}`);
  }
  return {code, name: `Name of ${code}`};
}

/** The target and the sender of a write request. */
export interface Writing {
  readonly store: Store;
  readonly app: App;
  readonly access: Access;
}

/** Converts the values of one record in a request to stored values. */
export class RecordValues {
  /** The errors in the record. */
  readonly errors = new FieldErrors();

  /**
   * @param current the current record; undefined for a new one
   * @param path of the record in the request, such as `records[0]`
   */
  constructor(
    private readonly writing: Writing,
    private readonly current: StoredRecord | undefined,
    private readonly path: string,
  ) {}

  /** Merges the request's values with the record, or with the defaults. */
  merge(input: Cells): Record<string, Value> {
    const fields = Object.values(this.writing.app.fields);
    const copied = fields.flatMap(({lookup}) => lookup?.fieldMappings.map(({field}) => field) ?? []);
    const record: Record<string, Value> = {};
    for (const field of fields) {
      const {code, required, defaultValue, minLength = 0, maxLength = Infinity} = field;
      const cell = input[code];
      // kintone ignores unknown field codes, and values of fields filled by a lookup.
      const sent = cell && !copied.includes(code) ? this.#toStored(field, cell, `${this.path}.${code}`) : undefined;
      const value = sent === undefined ? (this.current ?? {[code]: defaultValue})[code] : sent;
      if (value !== undefined) {
        record[code] = value;
      }
      if (required && !value) {
        this.errors.add(`${this.path}.${code}.value`, 'required');
      }
      const {length} = String(value ?? '');
      this.#checkLimit(length > maxLength, `${this.path}.${code}`, 'tooLong', maxLength + 1);
      this.#checkLimit(length < minLength, `${this.path}.${code}`, 'tooShort', minLength - 1);
    }
    return record;
  }

  #toStored(field: Field, cell: Cell, path: string, inTable = false): Value {
    const {type} = field;
    const value = cell.value ?? emptyValue(type);
    if (Array.isArray(value) !== Array.isArray(emptyValue(type))) {
      failRun(`${path} with ${JSON.stringify(cell)}`);
    }
    const text = typeof value === 'string' ? value : '';
    switch (type) {
      case 'RECORD_NUMBER':
        return refuse('recordNumber');
      case 'CREATOR':
      case 'MODIFIER':
        return toEntity(type, this.#toHistory((value as Entity | null)?.code));
      case 'CREATED_TIME':
      case 'UPDATED_TIME': {
        const time = toDateTime(DATE_TIME, this.#toHistory(text));
        return time > NOW ? failRun('a record of the future') : time;
      }
      case 'SINGLE_LINE_TEXT':
        return field.automatic ? refuse('automaticText') : text;
      case 'MULTI_LINE_TEXT':
      case 'RICH_TEXT':
        return text;
      case 'NUMBER':
        // kintone doesn't check numbers in tables.
        return inTable && !NUMBER.test(text.trim()) ? '' : this.#toNumber(field, text.trim(), path);
      case 'DATE':
        return text && (toDateTime(DATE, text).startsWith(text) ? text : refuse('notTime'));
      case 'TIME':
        return text && (TIME.test(text) ? text.slice(0, 5) : refuse('notTime'));
      case 'DATETIME':
        return text && toDateTime(DATE_TIME, text);
      case 'LINK':
        return text && (WEB_ADDRESS.test(text) ? text : failRun(`the link ${text}`));
      case 'RADIO_BUTTON':
        // Empty text selects the default (kintone.dev, Field Types).
        return text ? this.#toOption(field, text, `${path}.value`) : (field.defaultValue ?? null);
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
        return failRun(`${path}, which cli-kintone never sends`);
    }
  }

  /** Returns creator, modifier, and their times. */
  #toHistory(content: string | undefined): string {
    const {app, access} = this.writing;
    if (this.current) {
      failRun('a Created or Updated field on update');
    }
    if (!access.permissionsIn(app.id)!.includes('manage')) {
      refuse('historyWithoutManage');
    }
    return content || failRun('an empty Created or Updated field');
  }

  #toNumber({code, maxValue = Infinity, minValue = -Infinity}: Field, text: string, path: string): string {
    if (!NUMBER.test(text)) {
      if (text !== '') {
        this.errors.add(`${this.path}[${code}].value`, 'notNumber');
      }
      return '';
    }
    const number = Number(text);
    this.#checkLimit(number > maxValue, path, 'tooLarge', maxValue);
    this.#checkLimit(number < minValue, path, 'tooSmall', minValue);
    const stored = toStoredNumber(text);
    if (stored === undefined) {
      this.errors.add(`${path}.value`, 'tooManyDigits');
    }
    return stored ?? '';
  }

  #checkLimit(exceeded: boolean, path: string, rule: RuleName, limit: number): void {
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
