import {beforeEach, describe, expect, it} from 'vitest';
import {ApiError} from './errors';
import type {Cells, Value} from './fields';
import {addRecords, deleteRecords, readRecord, updateRecords} from './records';
import {fill} from './seeds';
import {Store} from './store';

let store: Store;

const cells = (values: Record<string, Value>): Cells =>
  Object.fromEntries(Object.entries(values).map(([code, value]) => [code, {value}]));

const bodyOf = (change: () => unknown): unknown => {
  try {
    change();
  } catch (error) {
    return error instanceof ApiError ? error.toBody() : error;
  }
  return undefined;
};

beforeEach(() => {
  store = new Store();
  fill(store);
});

describe('addRecords', () => {
  it('numbers records and fills in what kintone fills in', () => {
    const app = store.app('9');
    expect(addRecords(store, app, [cells({Company: 'Maple Bakery'})])).toEqual({ids: ['1'], revisions: ['1']});
    expect(readRecord(app, 1)).toMatchObject({
      $id: {value: '1'},
      RecordNo: {value: '1'},
      Since: {value: null},
      CreatedBy: {value: {code: 'hanako'}},
      UpdatedAt: {value: '2025-07-14T00:30:00Z'},
    });
  });

  it('writes all or none, and names each mistake', () => {
    const app = store.app('9');
    const records = [
      cells({Company: 'Maple Bakery', CustomerId: 'C-1'}),
      cells({Company: '', CustomerId: 'C-1', Discount: 'ten', Region: 'Up', Since: 'today'}),
    ];
    expect(bodyOf(() => addRecords(store, app, records))).toEqual({
      code: 'CB_VA01',
      id: 'xxxxxxxx',
      message: 'Missing or invalid input.',
      errors: {
        'records[1].Company.value': {messages: ['Required.']},
        'records[1].CustomerId.value': {messages: ['This value already exists in another record.']},
        'records[1].Discount.value': {messages: ['Only numbers are allowed.']},
        'records[1].Region.value': {messages: ['"Up" is not in the options.']},
        'records[1].Since.value': {messages: ['Enter a date in the correct format.']},
      },
    });
    expect(app.records.size).toBe(0);
    expect(app.nextId).toBe(1);
  });

  it('gives table rows numbers and keeps those that have one', () => {
    const app = store.app('16');
    const row = (id: string, name: string): {id: string; value: Cells} => ({id, value: cells({PartName: name})});
    addRecords(store, app, [cells({Item: 'Table', Parts: [row('', 'leg'), row('77', 'top')]})]);
    expect(readRecord(app, 1).Parts?.value).toMatchObject([{id: '1004'}, {id: '77'}]);
    expect(() => addRecords(store, app, [cells({Item: 'Table', Parts: [row('x', 'leg')]})])).toThrow(
      'Invalid JSON string.',
    );
  });

  it('calculates', () => {
    expect(readRecord(store.app('15'), 1).Value?.value).toBe('1260');
  });

  it('knows only uploaded files', () => {
    const add = (): unknown =>
      addRecords(store, store.app('16'), [cells({Item: 'Table', Photos: [{fileKey: 'none'}]})]);
    expect(add).toThrow('The file (id: none) not found.');
  });
});

describe('updateRecords', () => {
  const key = (value: string): {field: string; value: string} => ({field: 'CustomerId', value});

  it('updates by ID and by key, and adds what is not there if asked to', () => {
    const app = store.app('8');
    const updates = [
      {id: '1', record: cells({Contact: 'Ada'})},
      {updateKey: key('C-002'), record: cells({Contact: 'Bo'})},
      {updateKey: key('C-009'), record: cells({Company: 'New'})},
    ];
    expect(updateRecords(store, app, updates, true).records.map(({operation}) => operation)).toEqual([
      'UPDATE',
      'UPDATE',
      'INSERT',
    ]);
    expect(readRecord(app, 2)).toMatchObject({Company: {value: 'Harbor Hotel'}, Contact: {value: 'Bo'}});
    expect(readRecord(app, 4)).toMatchObject({CustomerId: {value: 'C-009'}});
  });

  it('refuses what is not there otherwise', () => {
    const update = (): unknown => updateRecords(store, store.app('8'), [{updateKey: key('C-009'), record: {}}], false);
    expect(update).toThrow('The specified record (ID: C-009) is not found.');
  });
});

describe('deleteRecords', () => {
  it('deletes all or none', () => {
    const app = store.app('30');
    expect(() => deleteRecords(store, app, ['1', '9'])).toThrow('(ID: 9)');
    expect(app.records.size).toBe(3);
    deleteRecords(store, app, ['1', '3']);
    expect([...app.records.keys()]).toEqual([2]);
  });
});

describe('readRecord', () => {
  it('shows the app code and leaves out what has no value', () => {
    const record = readRecord(store.app('15'), 1);
    expect(record.RecordNo?.value).toBe('STK-1');
    expect(record).not.toHaveProperty('Details');
    expect(record).not.toHaveProperty('Orders');
  });
});
