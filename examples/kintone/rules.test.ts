import {describe, expect, it} from 'vitest';
import {fillText, MARKER, type Rule, type RuleName, RULES, type Values} from './rules';
import {Api} from './api';
import {cells, send, type TestRequest} from './testing';

/** For each rule the requests that break it. */

interface Case extends TestRequest {
  /** The key of the entry that names the field. */
  readonly entry?: string;
  readonly values?: Values;
  /** Sent before. */
  readonly before?: readonly TestRequest[];
}

const read = (api: string, parameters: object, extra: Partial<Case> = {}): Case => ({
  method: 'GET',
  api,
  parameters,
  ...extra,
});
const records = (extra: Partial<Case>): Case => read('records', {app: '8'}, extra);
const find = (query: string, values?: Values, app = '8'): Case => read('records', {app, query}, {values});
const send1 = (method: string, parameters: object, extra: Partial<Case>): Case => ({
  method,
  api: 'records',
  parameters,
  ...extra,
});
const add = (app: string, record: Readonly<Record<string, unknown>>, extra: Partial<Case> = {}): Case =>
  send1('POST', {app, records: [cells({...(app === '16' ? {Item: 'Desk'} : {Company: 'Elm Inn'}), ...record})]}, extra);
const update = (app: string, id: string, record: Readonly<Record<string, unknown>>, extra: Partial<Case> = {}): Case =>
  send1('PUT', {app, records: [{id, record: cells(record)}], upsert: true}, extra);
const cursor = (query: string): Case => ({method: 'POST', api: 'records/cursor', parameters: {app: '8', query}});
const manage = {token: 'token-9-add-manage'};
const many = <Item>(item: Item): Item[] => Array.from({length: 101}, () => item);
const rows = (...ids: string[]): Readonly<Record<string, unknown>> => ({
  Parts: ids.map((id) => ({id, value: cells({PartName: 'leg'})})),
});
const company = cells({Company: 'Elm Inn'});
const upsert = (value: string): object => ({updateKey: {field: 'CustomerId', value}, record: company});

const CASES: Readonly<Record<RuleName, Case | readonly Case[]>> = {
  noCredential: records({token: ''}),
  wrongLogin: records({login: 'hanako:oak'}),
  wrongToken: records({token: 'token-8,none'}),
  twoTokens: records({token: 'token-8-add,token-8-view-add'}),
  tooManyTokens: records({token: Array.from({length: 10}, (_, i) => `token-${i + 8}`).join(',')}),
  tokenOfAnotherApp: records({token: 'token-9'}),
  tokenMayNot: records({token: 'token-8-add'}),
  formMayNot: read('app/form/fields', {app: '8'}, {token: 'token-8-delete'}),
  upsertWithoutView: read('app', {id: '8'}, {token: 'token-8-add-edit'}),
  loginMayNot: records({login: 'nora:cedar'}),
  appIdNotNumber: records({parameters: {app: '8,9'}, token: 'token-8'}),
  noApp: read('records', {app: '1'}, {login: 'hanako:acorn', values: {id: '1'}}),
  guestSpaceMissing: read('app', {id: '21'}),
  wrongGuestSpace: records({guestSpace: '5'}),
  recordNumber: add('9', {RecordNo: '7'}),
  automaticText: add('12', {Label: 'Mori'}),
  historyWithoutManage: add('9', {CreatedBy: {code: 'jiro'}}),
  historyValue: [
    add('9', {CreatedAt: ''}, manage),
    add('9', {CreatedBy: null}, manage),
    add('9', {UpdatedBy: {code: 'nobody'}}, manage),
    add('9', {UpdatedAt: '2025-07-14T00:31:00Z'}, manage),
  ],
  required: add('9', {Company: ''}, {entry: 'records[0].Company.value'}),
  notUnique: add('8', {CustomerId: 'C-001'}, {entry: 'records[0].CustomerId.value'}),
  notNumber: add('9', {Discount: '1,000'}, {entry: 'records[0][Discount].value'}),
  tooLarge: add('9', {Discount: '101'}, {entry: 'records[0].Discount.value', values: {limit: '100'}}),
  tooManyDigits: [
    ...['1234567890123', '1e12', '-1e12', '1e400', '999999999999.99995'].map((Price) =>
      add('16', {Price}, {entry: 'records[0].Price.value'}),
    ),
    add(
      '16',
      {Parts: [{value: cells({PartQuantity: '1e12'})}]},
      {entry: 'records[0].Parts.value[0].value.PartQuantity.value'},
    ),
  ],
  tooSmall: add('9', {Discount: '-1'}, {entry: 'records[0].Discount.value', values: {limit: '0'}}),
  tooLong: add('9', {Contact: 'x'.repeat(65)}, {entry: 'records[0].Contact.value', values: {limit: '65'}}),
  tooShort: [{Phone: '12'}, {Phone: ''}, {}].map((record) =>
    add('12', record, {entry: 'records[0].Phone.value', values: {limit: '2'}}),
  ),
  notOption: [
    add('16', {Handling: ['Heavy', 'D']}, {entry: 'records[0].Handling.values[1].value', values: {value: 'D'}}),
    add('16', {Shelf: 'D'}, {entry: 'records[0].Shelf.value', values: {value: 'D'}}),
    add('16', {Condition: 'D'}, {entry: 'records[0].Condition.value', values: {value: 'D'}}),
  ],
  notTime: [
    ...['2025-7-4', '2025-02-30', '2025-07', '12025-07-04', '2025-07-04x'].map((Since) => add('9', {Since})),
    ...['9:05', '24:00', '12:60', '09:05x', 'x09:05'].map((CountedAt) => add('16', {CountedAt})),
    ...['tomorrow', '2025-13-01T00:00:00Z', '2025-07-04T09:30', 'x2025-07-04'].map((NextDelivery) =>
      add('16', {NextDelivery}),
    ),
  ],
  notLink: ['desk', 'see https://example.com', 'https://example.com a'].map((ProductPage) => add('16', {ProductPage})),
  noUser: add('16', {Keeper: [{code: 'nobody'}]}, {values: {code: 'nobody'}}),
  noOrganization: add('16', {Department: [{code: 'west'}]}),
  noGroup: add('16', {Team: [{code: 'cooks'}]}),
  noFile: add('16', {Photos: [{fileKey: 'none'}]}, {values: {id: 'none'}}),
  lookupWithoutMatch: add('16', {Supplier: 'Mori Timber'}, {values: {value: 'Mori Timber', code: 'Supplier'}}),
  lookupNotUnique: add('17', {SupplierPhone: '555-0134'}, {token: 'token-17,token-12'}),
  rowIdNotNumber: ['x', 'x1', '1x'].map((id) => add('16', rows(id))),
  rowIdTwice: update('15', '1', rows('1001', '1001')),
  noRecord: send1('DELETE', {app: '8', ids: ['1', '9']}, {values: {id: '9'}}),
  twice: [
    send1('POST', {app: '9', records: [1, 2].map(() => cells({CustomerId: 'C-1', Company: 'Elm Inn'}))}, {}),
    send1('PUT', {app: '8', records: [1, 2].map(() => ({id: '1', record: company})), upsert: true}, {}),
  ],
  keyTwice: send1('PUT', {app: '8', records: [upsert('C-001'), upsert('C-009'), upsert('C-009')], upsert: true}, {}),
  addTooMany: send1('POST', {app: '9', records: many(company)}, {entry: 'records'}),
  updateTooMany: send1('PUT', {app: '8', records: many({id: '1', record: company}), upsert: true}, {entry: 'records'}),
  deleteTooMany: send1('DELETE', {app: '8', ids: many('1')}, {entry: 'ids'}),
  bulkTooLarge: {method: 'POST', api: 'bulkRequest', parameters: {requests: many({})}},
  querySyntax: ["Company = 'Elm Inn'", 'Company = "Elm\tInn"', 'Company = "Elm\nInn"'].map((query) => ({
    ...find(query),
    entry: 'query',
  })),
  queryField: find('order by Foo asc', {code: 'Foo'}),
  queryOperator: [
    ...['Region = "North"', 'Company is empty', 'Contact > "A"'].map((query) => find(query)),
    find('Stage > "Done"', {}, '15'),
  ],
  queryInTable: ['PartName = "leg"', 'PartName != "leg"'].map((query) => find(query, {}, '15')),
  queryFieldType: ['=', 'in', 'not in'].map((operator) =>
    find(`Category ${operator} ${operator === '=' ? '"A"' : '("A")'}`, {}, '15'),
  ),
  queryOption: [find('Region in ("North", "Up")'), find('Handling in ("Up")', {}, '15')],
  queryEntity: ['Keeper', 'Team', 'Department', 'CreatedBy'].map((code) => find(`${code} in ("nobody")`, {}, '15')),
  queryLimit: find('limit 501'),
  queryOffset: find('limit 1 offset 10001'),
  cursorLimit: [cursor('limit 1'), cursor('offset 1')],
  cursorTooMany: {...cursor(''), before: Array.from({length: 10}, () => cursor(''))},
  noCursor: read('records/cursor', {id: 'gone'}, {token: 'token-8'}),
};

describe('kintone refuses', () => {
  it.each(
    (Object.entries(RULES) as [RuleName, Rule][]).flatMap(([name, rule]) =>
      [CASES[name]].flat().map((sent) => ({rule, sent})),
    ),
  )('$rule.when ($rule.source): $sent.parameters', async ({rule, sent}) => {
    const {status, code, text, entry: message, when} = rule;
    const {before = [], values, entry, ...request} = sent;
    const kintone = new Api({});
    for (const earlier of before) {
      expect(await send(kintone, earlier)).toMatchObject({status: 200});
    }
    const wanted = code === undefined ? `unverified: ${when} ${MARKER}` : fillText(text, values);
    expect(await send(kintone, request)).toEqual({
      status,
      body: {
        code: code ?? 'UNVERIFIED',
        id: 'xxxxxxxx',
        message: wanted,
        errors: entry && {[entry]: {messages: [fillText(message, values)]}},
      },
    });
  });
});
