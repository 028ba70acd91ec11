import {describe, expect, it} from 'vitest';
import {fillText, MARKER, type Rule, type RuleName, RULES, type Values} from './rules';
import {cells, send, start, type TestRequest} from './testing';

/** For each rule a request that breaks it. */

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

const CASES: Readonly<Record<RuleName, Case>> = {
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
  calculated: add('16', {Value: '7'}),
  processField: add('16', {Stage: 'Done'}),
  historyWithoutManage: add('9', {CreatedBy: {code: 'jiro'}}),
  historyOnUpdate: update('8', '1', {CreatedBy: {code: 'jiro'}}),
  historyEmpty: add('9', {CreatedAt: ''}, manage),
  historyUser: add('9', {CreatedBy: {code: 'nobody'}}, manage),
  historyInFuture: add('9', {CreatedAt: '2099-01-01T00:00:00Z'}, manage),
  required: add('9', {Company: ''}, {entry: 'records[0].Company.value'}),
  notUnique: add('8', {CustomerId: 'C-001'}, {entry: 'records[0].CustomerId.value'}),
  uniqueTwice: send1('POST', {app: '9', records: [1, 2].map(() => cells({CustomerId: 'C-1', Company: 'Elm Inn'}))}, {}),
  notNumber: add('9', {Discount: '1,000'}, {entry: 'records[0][Discount].value'}),
  tooLarge: add('9', {Discount: '101'}, {entry: 'records[0].Discount.value', values: {limit: '100'}}),
  tooSmall: add('9', {Discount: '-1'}, {entry: 'records[0].Discount.value', values: {limit: '0'}}),
  tooLong: add('9', {Contact: 'x'.repeat(65)}, {entry: 'records[0].Contact.value', values: {limit: '64'}}),
  tooShort: add('12', {Phone: '1'}, {entry: 'records[0].Phone.value', values: {limit: '3'}}),
  notOption: add(
    '16',
    {Handling: ['Heavy', 'D']},
    {entry: 'records[0].Handling.values[1].value', values: {value: 'D'}},
  ),
  emptyRadioButton: add('16', {Condition: ''}),
  notDate: add('9', {Since: '2025-7-4'}),
  notTime: add('16', {CountedAt: '9:05'}),
  notDateTime: add('16', {NextDelivery: 'tomorrow'}),
  notLink: add('16', {ProductPage: 'desk'}),
  noUser: add('16', {Keeper: [{code: 'nobody'}]}, {values: {code: 'nobody'}}),
  noOrganization: add('16', {Department: [{code: 'west'}]}),
  noGroup: add('16', {Team: [{code: 'cooks'}]}),
  noFile: add('16', {Photos: [{fileKey: 'none'}]}, {values: {id: 'none'}}),
  lookupWithoutMatch: add('16', {Supplier: 'Mori Timber'}, {values: {value: 'Mori Timber', code: 'Supplier'}}),
  lookupAmbiguous: add(
    '16',
    {Supplier: 'Elm'},
    {
      token: 'token-16,token-12',
      before: [1, 2].map(() => send1('POST', {app: '12', records: [cells({Name: 'Elm'})]}, {})),
    },
  ),
  rowIdNotNumber: add('16', rows('x')),
  rowIdTwice: update('15', '1', rows('1001', '1001')),
  noRecord: send1('DELETE', {app: '8', ids: ['1', '9']}, {values: {id: '9'}}),
  recordTwice: send1('PUT', {app: '8', records: [1, 2].map(() => ({id: '1', record: company})), upsert: true}, {}),
  addTooMany: send1('POST', {app: '9', records: many(company)}, {entry: 'records'}),
  changeTooMany: send1('DELETE', {app: '8', ids: many('1')}, {}),
  bulkTooLarge: {method: 'POST', api: 'bulkRequest', parameters: {requests: many({})}},
  querySyntax: {...find("Company = 'Elm Inn'"), entry: 'query'},
  queryField: find('order by Foo asc', {code: 'Foo'}),
  queryOperator: find('Region = "North"'),
  queryFieldType: find('Category in ("A")', {}, '15'),
  queryValue: find('Region in ("Up")'),
  queryPartOfWord: find('Company like "Hot"'),
  queryLimit: find('limit 501'),
  queryOffset: find('limit 1 offset 10001'),
  cursorLimit: cursor('limit 1'),
  cursorTooMany: {...cursor(''), before: Array.from({length: 10}, () => cursor(''))},
  noCursor: read('records/cursor', {id: 'gone'}, {token: 'token-8'}),
};

describe('kintone refuses', () => {
  it.each((Object.entries(RULES) as [RuleName, Rule][]).map(([name, rule]) => ({name, ...rule})))(
    '$when ($source)',
    async ({name, status, code, text, entry: message, when}) => {
      const {before = [], values, entry, ...request} = CASES[name];
      const kintone = await start();
      for (const earlier of before) {
        expect(await send(kintone, earlier)).toMatchObject({status: 200});
      }
      const {status: found, body} = await send(kintone, request);
      const wanted = code === undefined ? `unproven: ${when} ${MARKER}` : fillText(text, values);
      expect({found, ...body}).toMatchObject({found: status, code: code ?? 'UNPROVEN', message: wanted});
      expect(body.errors).toEqual(entry && {[entry]: {messages: [fillText(message, values)]}});
      expect(kintone.unknownRequests).toEqual([]);
    },
  );
});
