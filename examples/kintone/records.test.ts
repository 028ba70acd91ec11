import {beforeEach, describe, expect, it} from 'vitest';
import {Api} from './api';
import {cells, send} from './testing';

let kintone: Api;

beforeEach(() => {
  kintone = new Api({});
});

type Cells = Readonly<Record<string, {readonly value: unknown}>>;

const write = (method: string, app: string, records: readonly object[], extra: object = {}): ReturnType<typeof send> =>
  send(kintone, {
    method,
    api: 'records',
    parameters: {app, records, ...(method === 'PUT' && {upsert: true})},
    ...extra,
  });

/** The values of the newest record, or of the one with an ID. */
async function read(app: string, id?: string): Promise<Record<string, unknown>> {
  const query = id === undefined ? '' : `$id = ${id}`;
  const {body} = await send(kintone, {method: 'GET', api: 'records', parameters: {app, query}});
  const [record = {}] = body.records as Cells[];
  return Object.fromEntries(Object.entries(record).map(([code, {value}]) => [code, value]));
}

describe('records that are added', () => {
  it('get a number, an author, a time and defaults', async () => {
    await write('POST', '16', [cells({Item: 'Table', Price: '5', Quantity: '2'})]);
    const {CreatedBy, ...record} = await read('16');
    expect(CreatedBy).toMatchObject({code: 'Administrator'});
    expect(record).toMatchObject({
      ...{$id: '1', RecordNo: 'STK-1', UpdatedAt: '2025-07-14T00:30:00Z', Value: '10'},
      ...{Condition: 'New', Shelf: null, CountedOn: null, Handling: []},
    });
    expect(record).not.toHaveProperty('Orders');
  });

  it('name the login as their author', async () => {
    await write('POST', '9', [cells({Company: 'Elm Inn'})], {login: 'nora:cedar'});
    expect(await read('9')).toMatchObject({CreatedBy: {code: 'nora'}});
  });

  it('take an author and a time from those who manage the app', async () => {
    const history = cells({Company: 'Elm Inn', CreatedBy: {code: 'jiro'}, CreatedAt: '2024-11-05T08:15:30+09:00'});
    await write('POST', '9', [history], {token: 'token-9-add-manage'});
    expect(await read('9')).toMatchObject({CreatedBy: {code: 'jiro'}, CreatedAt: '2024-11-04T23:15:00Z'});
  });

  it.each([
    [{Quantity: ' 42 '}, {Quantity: '42'}],
    [{Quantity: '1.5e1'}, {Quantity: '15'}],
    [{Quantity: '-1'}, {Quantity: '-1'}],
    [{Quantity: '+0012.50'}, {Quantity: '12.5'}],
    [{Quantity: '5.'}, {Quantity: '5'}],
    [{Quantity: '1e+3'}, {Quantity: '1000'}],
    [{Quantity: '1e-4'}, {Quantity: '0.0001'}],
    [{Quantity: '0.00015'}, {Quantity: '0.0002'}],
    [{Quantity: '0.00025'}, {Quantity: '0.0002'}],
    [{Quantity: '0.00035'}, {Quantity: '0.0004'}],
    [{Quantity: '-0.000251'}, {Quantity: '-0.0003'}],
    [{Quantity: '-0.00005'}, {Quantity: '0'}],
    [{Quantity: '999999999999.9999'}, {Quantity: '999999999999.9999'}],
    [{Quantity: ''}, {Quantity: ''}],
    [{CountedOn: '2025-02-28'}, {CountedOn: '2025-02-28'}],
    [{CountedAt: '23:05:30'}, {CountedAt: '23:05'}],
    [{NextDelivery: '2025-08-01T09:30+09:00'}, {NextDelivery: '2025-08-01T00:30:00Z'}],
    [{NextDelivery: '2025-08-01'}, {NextDelivery: '2025-08-01T00:00:00Z'}],
    [{ProductPage: 'http://example.com'}, {ProductPage: 'http://example.com'}],
    [{Shelf: ''}, {Shelf: null}],
    [{Condition: ''}, {Condition: 'New'}],
    [{Colors: ['White', 'Black']}, {Colors: ['White', 'Black']}],
    [{Team: [{code: 'drivers'}]}, {Team: [{code: 'drivers', name: 'Name of drivers'}]}],
    [{Nothing: 'x'}, {}],
  ])('keep %j as %j', async (sent, kept) => {
    expect((await write('POST', '16', [cells({Item: 'Table', ...sent})])).status).toBe(200);
    expect(await read('16')).toMatchObject(kept);
  });

  it('may reach each limit', async () => {
    const limits = ['0', '100'].map((Discount) => cells({Company: 'Elm Inn', Contact: 'x'.repeat(64), Discount}));
    const records = Array.from({length: 50}, () => limits).flat();
    expect((await write('POST', '9', records)).status).toBe(200);
    const updates = records.map((record, i) => ({id: String(i + 1), record}));
    expect((await write('PUT', '9', updates)).status).toBe(200);
    const ids = updates.map(({id}) => id);
    expect(await send(kintone, {method: 'DELETE', api: 'records', parameters: {app: '9', ids}})).toEqual({
      status: 200,
      body: {},
    });
    expect(await read('9')).toEqual({});
    expect((await write('POST', '12', [cells({Name: 'Elm', Phone: '123'})])).status).toBe(200);
  });

  it('are refused with all problems, and all together', async () => {
    const wrong = cells({Company: '', CustomerId: 'C-001', Region: 'Up'});
    const {body} = await write('POST', '8', [cells({Company: 'Elm Inn'}), wrong]);
    expect(body.errors).toEqual({
      'records[1].Company.value': {messages: ['Required.']},
      'records[1].CustomerId.value': {messages: ['This value already exists in another record.']},
      'records[1].Region.value': {messages: ['The value, "Up", is not in options.']},
    });
    expect(await read('8')).toMatchObject({$id: '3'});
  });
});

describe('lookups', () => {
  it('copy from the source app, whatever is sent, and clear', async () => {
    const both = {token: 'token-16,token-12-view'};
    await write('POST', '16', [cells({Item: 'Desk', Supplier: 'Mori Timber', SupplierPhone: '1'})], both);
    expect(await read('16')).toMatchObject({SupplierPhone: '555-0134'});
    await write('PUT', '16', [{id: '1', record: cells({Supplier: ''})}]);
    expect(await read('16')).toMatchObject({Supplier: '', SupplierPhone: ''});
  });
});

describe('records that are updated', () => {
  it('get the default of a Radio button from an empty text', async () => {
    await write('PUT', '15', [{id: '2', record: cells({Condition: ''})}]);
    expect(await read('15', '2')).toMatchObject({Condition: 'New'});
  });
});

describe('tables', () => {
  const rowOf = (id: string, values: object): object => ({id, value: cells(values as Record<string, unknown>)});

  it('get new row IDs on add, and numbers that are none are empty', async () => {
    const rows = ['ten', '0.00015'].map((PartQuantity) => rowOf('77', {PartName: 'leg', PartQuantity}));
    await write('POST', '16', [cells({Item: 'Desk', Parts: [rows[0]]}), cells({Item: 'Desk', Parts: [rows[1]]})]);
    expect(await read('16', '1')).toMatchObject({Parts: [{id: '1004', value: {PartQuantity: {value: ''}}}]});
    expect(await read('16', '2')).toMatchObject({Parts: [{id: '1005', value: {PartQuantity: {value: '0.0002'}}}]});
  });

  it('keep rows by ID with what is not sent, and drop rows that are not listed', async () => {
    const parts = [rowOf('1001', {PartQuantity: '5'}), rowOf('99', {PartName: 'new'})];
    await write('PUT', '15', [{id: '1', record: cells({Parts: parts})}]);
    expect(await read('15', '1')).toMatchObject({
      Parts: [
        {id: '1001', value: {PartName: {value: 'leg'}, PartQuantity: {value: '5'}}},
        {id: '1004', value: {PartName: {value: 'new'}}},
      ],
      Checks: [{id: '1003'}],
    });
  });
});

describe('upserts', () => {
  it('update by ID and by key, and add under a new number', async () => {
    const updateKey = (value: string): object => ({field: 'CustomerId', value});
    const {body} = await write('PUT', '8', [
      {id: '1', record: cells({Contact: 'Ada'})},
      {updateKey: updateKey('C-002'), record: cells({Contact: 'Bo'})},
      {updateKey: updateKey('C-009'), record: cells({Company: 'Elm Inn'})},
      {id: '77', record: cells({Company: 'Oak Inn'})},
    ]);
    const operations = (body.records as {id: string; operation: string}[]).map(({id, operation}) => id + operation);
    expect(operations).toEqual(['1UPDATE', '2UPDATE', '4INSERT', '5INSERT']);
    expect(await read('8', '2')).toMatchObject({Company: 'Harbor Hotel', Contact: 'Bo'});
    expect(await read('8', '4')).toMatchObject({CustomerId: 'C-009'});
  });

  it('store nothing of a request with a key twice, update again in the next one, and leave a bulk open', async () => {
    const update = (value: string, Contact: string): object => ({
      updateKey: {field: 'CustomerId', value},
      record: cells({Contact}),
    });
    expect(await write('PUT', '8', [update('C-001', 'Ada'), update('C-001', 'Bo')])).toMatchObject({
      status: 400,
      body: {code: 'GAIA_IQ28'},
    });
    expect(await read('8', '1')).toMatchObject({Contact: 'Nora Lind'});
    await write('PUT', '8', [update('C-001', 'Ada')]);
    await write('PUT', '8', [update('C-001', 'Bo')]);
    expect(await read('8', '1')).toMatchObject({Contact: 'Bo'});
    const payload = {app: '8', upsert: true, records: [update('C-001', 'Cy')]};
    const requests = [1, 2].map(() => ({method: 'PUT', api: '/k/v1/records.json', payload}));
    expect(await send(kintone, {method: 'POST', api: 'bulkRequest', parameters: {requests}})).toMatchObject({
      body: {results: [{}, {code: 'UNVERIFIED'}]},
    });
  });
});
