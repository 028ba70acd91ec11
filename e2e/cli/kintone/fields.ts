/** Field definitions and field values, in the shapes the REST API gives them. */

export type FieldType =
  | 'RECORD_NUMBER'
  | 'CREATOR'
  | 'CREATED_TIME'
  | 'MODIFIER'
  | 'UPDATED_TIME'
  | 'SINGLE_LINE_TEXT'
  | 'MULTI_LINE_TEXT'
  | 'RICH_TEXT'
  | 'NUMBER'
  | 'CALC'
  | 'RADIO_BUTTON'
  | 'DROP_DOWN'
  | 'CHECK_BOX'
  | 'MULTI_SELECT'
  | 'DATE'
  | 'TIME'
  | 'DATETIME'
  | 'LINK'
  | 'USER_SELECT'
  | 'GROUP_SELECT'
  | 'ORGANIZATION_SELECT'
  | 'FILE'
  | 'STATUS'
  | 'STATUS_ASSIGNEE'
  | 'CATEGORY'
  | 'GROUP'
  | 'REFERENCE_TABLE'
  | 'SUBTABLE';

export type Fields = Readonly<Record<string, Field>>;

export interface Field {
  readonly type: FieldType;
  readonly code: string;
  readonly label: string;
  readonly required?: boolean;
  readonly unique?: boolean;
  readonly options?: readonly string[];
  readonly defaultValue?: string;
  readonly minValue?: string;
  readonly maxValue?: string;
  readonly minLength?: string;
  readonly maxLength?: string;
  readonly lookup?: Lookup;
  /** The columns of a table. */
  readonly fields?: Fields;
}

export interface Lookup {
  readonly relatedApp: {readonly app: string};
  readonly relatedKeyField: string;
  /** Fields that are copied from `relatedField` of the source app. */
  readonly fieldMappings: readonly {readonly field: string; readonly relatedField: string}[];
}

export interface Entity {
  readonly code: string;
  readonly name?: string;
}

export interface FileReference {
  readonly fileKey: string;
  readonly name?: string;
  readonly size?: string;
  readonly contentType?: string;
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

/** Fields whose value is a list. */
export const LISTS: ReadonlySet<FieldType> = new Set<FieldType>([
  'CHECK_BOX',
  'MULTI_SELECT',
  'USER_SELECT',
  'GROUP_SELECT',
  'ORGANIZATION_SELECT',
  'FILE',
  'SUBTABLE',
  'STATUS_ASSIGNEE',
  'CATEGORY',
]);

/** What the API answers for a field that was never filled in. */
export function emptyValue(type: FieldType): Value {
  if (LISTS.has(type)) {
    return [];
  }
  return type === 'DATE' || type === 'TIME' || type === 'DROP_DOWN' ? null : '';
}

/** Defines a field; its label is its code, as nothing shows labels. */
export function field(type: FieldType, code: string, extra: Partial<Field> = {}): Field {
  return {type, code, label: code, ...extra};
}

/** Keys fields by their code, in the order given. */
export function fieldsOf(...list: readonly Field[]): Fields {
  return Object.fromEntries(list.map((item) => [item.code, item]));
}
