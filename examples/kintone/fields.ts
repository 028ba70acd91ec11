/** Field definitions and field values, in the format of the REST API. */

const EQUAL = ['=', '!='];
const ORDER = ['>', '<', '>=', '<='];
const IN = ['in', 'not in'];
const LIKE = ['like', 'not like'];
const EMPTY = ['is empty', 'is not empty'];

/** The API's response for an empty field, and the operators according to kintone's page on queries. */
export const FIELD_TYPES = {
  RECORD_NUMBER: {empty: '', operators: [...EQUAL, ...ORDER, ...IN]},
  CREATOR: {empty: '', operators: IN},
  CREATED_TIME: {empty: '', operators: [...EQUAL, ...ORDER]},
  MODIFIER: {empty: '', operators: IN},
  UPDATED_TIME: {empty: '', operators: [...EQUAL, ...ORDER]},
  SINGLE_LINE_TEXT: {empty: '', operators: [...EQUAL, ...IN, ...LIKE]},
  MULTI_LINE_TEXT: {empty: '', operators: [...LIKE, ...EMPTY]},
  RICH_TEXT: {empty: '', operators: [...LIKE, ...EMPTY]},
  NUMBER: {empty: '', operators: [...EQUAL, ...ORDER, ...IN]},
  CALC: {empty: '', operators: [...EQUAL, ...ORDER, ...IN]},
  RADIO_BUTTON: {empty: null, operators: IN},
  DROP_DOWN: {empty: null, operators: IN},
  CHECK_BOX: {empty: [], operators: IN},
  MULTI_SELECT: {empty: [], operators: IN},
  DATE: {empty: null, operators: [...EQUAL, ...ORDER]},
  TIME: {empty: null, operators: [...EQUAL, ...ORDER]},
  DATETIME: {empty: '', operators: [...EQUAL, ...ORDER]},
  LINK: {empty: '', operators: [...EQUAL, ...IN, ...LIKE]},
  USER_SELECT: {empty: [], operators: IN},
  GROUP_SELECT: {empty: [], operators: IN},
  ORGANIZATION_SELECT: {empty: [], operators: IN},
  FILE: {empty: [], operators: [...LIKE, ...EMPTY]},
  STATUS: {empty: '', operators: [...EQUAL, ...IN]},
  STATUS_ASSIGNEE: {empty: [], operators: IN},
  CATEGORY: {empty: [], operators: []},
  GROUP: {empty: '', operators: []},
  REFERENCE_TABLE: {empty: '', operators: []},
  SUBTABLE: {empty: [], operators: []},
} satisfies Record<string, {readonly empty: '' | null | readonly never[]; readonly operators: readonly string[]}>;

export type FieldType = keyof typeof FIELD_TYPES;

export type Fields = Readonly<Record<string, Field>>;

export interface Field {
  readonly type: FieldType;
  readonly code: string;
  readonly label: string;
  /** Only for text fields. */
  readonly required?: boolean;
  readonly unique?: boolean;
  /** True if kintone calculates the text. */
  readonly automatic?: boolean;
  readonly options?: readonly string[];
  readonly defaultValue?: string;
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly lookup?: {
    readonly relatedApp: {readonly app: string};
    readonly relatedKeyField: string;
    /** Fields copied from `relatedField` of the source app. */
    readonly fieldMappings: readonly {readonly field: string; readonly relatedField: string}[];
  };
  /** The columns of a table. */
  readonly fields?: Fields;
}

export interface Entity {
  readonly code: string;
  readonly name?: string;
}

export interface FileReference {
  readonly fileKey: string;
  readonly name?: string;
}

export interface TableRow {
  readonly id?: string;
  readonly value: Cells;
}

export type Value =
  string | null | Entity | readonly string[] | readonly Entity[] | readonly FileReference[] | readonly TableRow[];

export interface Cell {
  readonly type?: string;
  readonly value?: Value;
}

export type Cells = Readonly<Record<string, Cell>>;

/** Definition of an app; the form shows its fields in this order. */
export interface AppDefinition {
  readonly id: string;
  /** Empty for an app without an app code. */
  readonly code: string;
  /** Set for an app in a guest space. */
  readonly guestSpace?: string;
  readonly fields: Fields;
  /** The codes of the fields inside the field group. */
  readonly group?: readonly string[];
}

/** Returns the API's response for an empty field. */
export const emptyValue = (type: FieldType): Value => FIELD_TYPES[type].empty;

type FieldDefinition = FieldType | (Pick<Field, 'type'> & Partial<Field>);

/** Defines fields by code. The labels are the codes, because labels are never shown. */
export function defineFields(definitions: Readonly<Record<string, FieldDefinition>>): Fields {
  return Object.fromEntries(
    Object.entries(definitions).map(([code, definition]) => [
      code,
      {code, label: code, ...(typeof definition === 'string' ? {type: definition} : definition)},
    ]),
  );
}

const NOT_ON_THE_FORM = /^(?:RECORD_NUMBER|CREAT|MODIFIER|UPDATED|STATUS|CATEGORY)/;

/** Returns an app's form layout as the API shows it, with one row per field. */
export function layoutOf({fields, group = []}: AppDefinition): object[] {
  const rowOf = ({type, code, fields: columns = {}}: Field): object => {
    switch (type) {
      case 'GROUP':
        return {type, code, layout: group.flatMap((member) => fields[member] ?? []).map(rowOf)};
      case 'SUBTABLE':
        return {type, code, fields: Object.values(columns).map((column) => ({type: column.type, code: column.code}))};
      default:
        return {type: 'ROW', fields: [{type, code}]};
    }
  };
  return Object.values(fields)
    .filter(({type, code}) => !NOT_ON_THE_FORM.test(type) && !group.includes(code))
    .map(rowOf);
}
