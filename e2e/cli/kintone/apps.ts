import {type Fields, field, fieldsOf} from './fields';

/** The apps of the sample story: customers, suppliers, stock, loans in a guest space, furniture, Japanese codes. */

export type LayoutRow =
  | {readonly type: 'ROW'; readonly codes: readonly string[]}
  | {readonly type: 'SUBTABLE'; readonly code: string; readonly codes: readonly string[]}
  | {readonly type: 'GROUP'; readonly code: string; readonly rows: readonly LayoutRow[]};

export interface AppDefinition {
  readonly id: string;
  /** Empty for an app without an app code. */
  readonly code: string;
  /** Set for an app that lives in a guest space. */
  readonly guestSpace?: string;
  readonly fields: Fields;
  readonly layout: readonly LayoutRow[];
}

const row = (...codes: readonly string[]): LayoutRow => ({type: 'ROW', codes});

const history = [
  field('CREATOR', 'CreatedBy'),
  field('CREATED_TIME', 'CreatedAt'),
  field('MODIFIER', 'UpdatedBy'),
  field('UPDATED_TIME', 'UpdatedAt'),
];

const customers = {
  fields: fieldsOf(
    field('RECORD_NUMBER', 'RecordNo'),
    ...history,
    field('SINGLE_LINE_TEXT', 'CustomerId', {unique: true}),
    field('SINGLE_LINE_TEXT', 'Company', {required: true}),
    field('SINGLE_LINE_TEXT', 'Contact', {maxLength: 64}),
    field('DROP_DOWN', 'Region', {options: ['North', 'East', 'South', 'West']}),
    field('NUMBER', 'Discount', {minValue: 0, maxValue: 100}),
    field('DATE', 'Since'),
  ),
  layout: [row('CustomerId', 'Company'), row('Contact', 'Region'), row('Discount', 'Since')],
};

const suppliers = {
  fields: fieldsOf(
    field('RECORD_NUMBER', 'RecordNo'),
    field('SINGLE_LINE_TEXT', 'Name'),
    field('SINGLE_LINE_TEXT', 'Phone', {minLength: 3}),
  ),
  layout: [row('Name', 'Phone')],
};

const stock = {
  code: 'STK',
  fields: fieldsOf(
    field('RECORD_NUMBER', 'RecordNo'),
    ...history,
    field('SINGLE_LINE_TEXT', 'Sku', {unique: true}),
    field('SINGLE_LINE_TEXT', 'Item', {required: true}),
    field('NUMBER', 'Serial', {unique: true}),
    field('NUMBER', 'Quantity'),
    field('NUMBER', 'Price'),
    field('CALC', 'Value'),
    field('MULTI_LINE_TEXT', 'Notes'),
    field('RICH_TEXT', 'Description'),
    field('RADIO_BUTTON', 'Condition', {options: ['New', 'Used'], defaultValue: 'New'}),
    field('CHECK_BOX', 'Handling', {options: ['Heavy', 'Fragile', 'Two people']}),
    field('MULTI_SELECT', 'Colors', {options: ['Natural', 'Black', 'White']}),
    field('DROP_DOWN', 'Shelf', {options: ['A', 'B', 'C']}),
    field('DATE', 'CountedOn'),
    field('TIME', 'CountedAt'),
    field('DATETIME', 'NextDelivery'),
    field('LINK', 'ProductPage'),
    field('USER_SELECT', 'Keeper'),
    field('GROUP_SELECT', 'Team'),
    field('ORGANIZATION_SELECT', 'Department'),
    field('FILE', 'Photos'),
    field('SINGLE_LINE_TEXT', 'Supplier', {
      lookup: {
        relatedApp: {app: '12'},
        relatedKeyField: 'Name',
        fieldMappings: [{field: 'SupplierPhone', relatedField: 'Phone'}],
      },
    }),
    field('SINGLE_LINE_TEXT', 'SupplierPhone'),
    field('STATUS', 'Stage'),
    field('STATUS_ASSIGNEE', 'Assignee'),
    field('CATEGORY', 'Category'),
    field('GROUP', 'Details'),
    field('REFERENCE_TABLE', 'Orders'),
    field('SUBTABLE', 'Parts', {
      fields: fieldsOf(
        field('SINGLE_LINE_TEXT', 'PartName'),
        field('NUMBER', 'PartQuantity'),
        field('FILE', 'PartDrawing'),
      ),
    }),
    field('SUBTABLE', 'Checks', {
      fields: fieldsOf(field('DATE', 'CheckedOn'), field('USER_SELECT', 'CheckedBy')),
    }),
  ),
  layout: [
    row('Sku', 'Item', 'Serial'),
    row('Quantity', 'Price', 'Value'),
    {
      type: 'GROUP',
      code: 'Details',
      rows: [row('Notes', 'Description'), row('Condition', 'Handling', 'Colors', 'Shelf')],
    },
    row('CountedOn', 'CountedAt', 'NextDelivery', 'ProductPage'),
    row('Keeper', 'Team', 'Department'),
    row('Photos', 'Supplier', 'SupplierPhone'),
    {type: 'SUBTABLE', code: 'Parts', codes: ['PartName', 'PartQuantity', 'PartDrawing']},
    {type: 'SUBTABLE', code: 'Checks', codes: ['CheckedOn', 'CheckedBy']},
    row('Orders'),
  ],
} satisfies Partial<AppDefinition>;

const furniture = {
  fields: fieldsOf(
    field('RECORD_NUMBER', 'RecordNo'),
    field('SINGLE_LINE_TEXT', 'Item'),
    field('NUMBER', 'Quantity'),
    field('SINGLE_LINE_TEXT', 'Shelf'),
  ),
  layout: [row('Item', 'Quantity', 'Shelf')],
};

const japanese = {
  fields: fieldsOf(
    field('RECORD_NUMBER', 'レコード番号'),
    field('SINGLE_LINE_TEXT', '会社名'),
    field('SINGLE_LINE_TEXT', '担当者'),
  ),
  layout: [row('会社名', '担当者')],
};

/** All apps, without records. */
export const APPS: readonly AppDefinition[] = [
  {id: '8', code: '', ...customers},
  {id: '9', code: '', ...customers},
  {id: '12', code: '', ...suppliers},
  {id: '15', ...stock},
  {id: '16', ...stock},
  {id: '21', code: '', guestSpace: '5', ...furniture},
  {id: '30', ...furniture, code: 'FUR'},
  {id: '40', code: '', ...japanese},
];
