import {beforeEach, describe, expect, it} from 'vitest';
import type {Cells} from './fields';
import {findRecords} from './query';
import {fill} from './seeds';
import {Store} from './store';

let store: Store;

const values = (records: readonly Cells[], code: string): unknown[] => records.map((record) => record[code]?.value);
const find = (query: string): unknown[] => values(findRecords(store.app('8')!, query), 'CustomerId');

beforeEach(() => {
  store = new Store();
  fill(store);
});

describe('findRecords', () => {
  it('answers all records, the newest first', () => {
    expect(find('')).toEqual(['C-003', 'C-002', 'C-001']);
  });

  it.each([
    ['Discount > 5', ['C-002']],
    ['Company = "Maple Bakery"', ['C-001']],
    ['Region in ("North", "East") order by $id asc', ['C-001', 'C-003']],
    ['Region not in ("North") and Discount != "" order by $id asc', ['C-002']],
    ['(Region in ("North") or Region in ("West")) and Discount >= 10', ['C-002']],
    ['Company like "Hotel"', ['C-002']],
    ['Company not like "Hotel" order by $id asc', ['C-001', 'C-003']],
    ['RecordNo = 2', ['C-002']],
    ['($id > 1) and $id < 3', ['C-002']],
    ['CreatedBy in ("hanako") order by $id asc limit 1 offset 1', ['C-002']],
    ['order by Discount asc, $id desc', ['C-003', 'C-001', 'C-002']],
    ['order by Since', ['C-003', 'C-002', 'C-001']],
  ])('%s', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('compares record numbers with and without the app code', () => {
    const find30 = (query: string): unknown[] => values(findRecords(store.app('30')!, query), 'Item');
    expect(find30('RecordNo = "FUR-2"')).toEqual(['Plain chair']);
    expect(find30('RecordNo > 2')).toEqual(['Pine shelf']);
  });

  it('answers only the fields asked for', () => {
    expect(findRecords(store.app('8')!, 'limit 1', ['$id', 'Company'])).toEqual([
      {$id: {type: '__ID__', value: '3'}, Company: {type: 'SINGLE_LINE_TEXT', value: 'Green Clinic'}},
    ]);
  });

  it.each([
    'Region in',
    'Company = North',
    '(Discount = 1',
    'Company "North"',
    'Company = "a',
    'limit x',
    'Discount = 1 5',
  ])('refuses %s', (query) => {
    expect(() => find(query)).toThrow(expect.objectContaining({status: 400, code: 'CB_VA01'}));
  });
});
