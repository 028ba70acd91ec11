import {type AppDefinition, defineFields} from './fields';

/** The sample apps: customers, suppliers, stock, orders, loans in a guest space, furniture, Japanese codes. */

const HISTORY = {
  CreatedBy: 'CREATOR',
  CreatedAt: 'CREATED_TIME',
  UpdatedBy: 'MODIFIER',
  UpdatedAt: 'UPDATED_TIME',
} as const;

const customers = defineFields({
  RecordNo: 'RECORD_NUMBER',
  ...HISTORY,
  CustomerId: {type: 'SINGLE_LINE_TEXT', unique: true},
  Company: {type: 'SINGLE_LINE_TEXT', required: true},
  Contact: {type: 'SINGLE_LINE_TEXT', maxLength: 64},
  Region: {type: 'DROP_DOWN', options: ['North', 'East', 'South', 'West']},
  Discount: {type: 'NUMBER', minValue: 0, maxValue: 100},
  Since: 'DATE',
});

const suppliers = defineFields({
  RecordNo: 'RECORD_NUMBER',
  Name: {type: 'SINGLE_LINE_TEXT', unique: true},
  Phone: {type: 'SINGLE_LINE_TEXT', minLength: 3},
  Label: {type: 'SINGLE_LINE_TEXT', automatic: true},
});

const stock = {
  code: 'STK',
  fields: defineFields({
    RecordNo: 'RECORD_NUMBER',
    ...HISTORY,
    Sku: {type: 'SINGLE_LINE_TEXT', unique: true},
    Item: {type: 'SINGLE_LINE_TEXT', required: true},
    Quantity: 'NUMBER',
    Price: 'NUMBER',
    Value: 'CALC',
    Details: 'GROUP',
    Notes: 'MULTI_LINE_TEXT',
    Description: 'RICH_TEXT',
    Condition: {type: 'RADIO_BUTTON', options: ['New', 'Used'], defaultValue: 'New'},
    Handling: {type: 'CHECK_BOX', options: ['Heavy', 'Fragile', 'Two people']},
    Colors: {type: 'MULTI_SELECT', options: ['Natural', 'Black', 'White']},
    Shelf: {type: 'DROP_DOWN', options: ['A', 'B', 'C']},
    CountedOn: 'DATE',
    CountedAt: 'TIME',
    NextDelivery: 'DATETIME',
    ProductPage: 'LINK',
    Keeper: 'USER_SELECT',
    Team: 'GROUP_SELECT',
    Department: 'ORGANIZATION_SELECT',
    Photos: 'FILE',
    Supplier: {
      type: 'SINGLE_LINE_TEXT',
      lookup: {
        relatedApp: {app: '12'},
        relatedKeyField: 'Name',
        fieldMappings: [{field: 'SupplierPhone', relatedField: 'Phone'}],
      },
    },
    SupplierPhone: 'SINGLE_LINE_TEXT',
    Stage: 'STATUS',
    Assignee: 'STATUS_ASSIGNEE',
    Category: 'CATEGORY',
    Parts: {
      type: 'SUBTABLE',
      fields: defineFields({PartName: 'SINGLE_LINE_TEXT', PartQuantity: 'NUMBER', PartDrawing: 'FILE'}),
    },
    Checks: {type: 'SUBTABLE', fields: defineFields({CheckedOn: 'DATE', CheckedBy: 'USER_SELECT'})},
    Orders: 'REFERENCE_TABLE',
  }),
  group: ['Notes', 'Description', 'Condition', 'Handling', 'Colors', 'Shelf'],
};

/** kintone doesn't fill lookups from a field that allows duplicates. */
const orders = defineFields({
  RecordNo: 'RECORD_NUMBER',
  SupplierPhone: {
    type: 'SINGLE_LINE_TEXT',
    lookup: {relatedApp: {app: '12'}, relatedKeyField: 'Phone', fieldMappings: []},
  },
});

const furniture = defineFields({
  RecordNo: 'RECORD_NUMBER',
  Item: 'SINGLE_LINE_TEXT',
  Quantity: 'NUMBER',
  Shelf: 'SINGLE_LINE_TEXT',
});

const japanese = defineFields({レコード番号: 'RECORD_NUMBER', 会社名: 'SINGLE_LINE_TEXT', 担当者: 'SINGLE_LINE_TEXT'});

/** All apps, without records. */
export const APPS: readonly AppDefinition[] = [
  {id: '8', code: '', fields: customers},
  {id: '9', code: '', fields: customers},
  {id: '12', code: '', fields: suppliers},
  {id: '15', ...stock},
  {id: '16', ...stock},
  {id: '17', code: '', fields: orders},
  {id: '21', code: '', guestSpace: '5', fields: furniture},
  {id: '30', code: 'FUR', fields: furniture},
  {id: '40', code: '', fields: japanese},
];
