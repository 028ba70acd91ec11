import {beforeEach, describe, expect, it} from 'vitest';
import {accessOf} from './access';
import type {Cells} from './fields';
import {findRecords} from './query';
import {addRecords} from './records';
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
    ['RecordNo = 2', ['C-002']],
    ['RecordNo in (1, 3) order  by $id asc', ['C-001', 'C-003']],
    ['($id > 1) and $id < 3', ['C-002']],
    ['Since <= "2022-09-01" order by $id asc', ['C-001', 'C-002']],
    ['Company = "Maple \\Bakery"', ['C-001']],
    // An empty number is less than any other, and not 0.
    ['Discount = 0', []],
    ['Discount != 0 order by $id asc', ['C-001', 'C-002', 'C-003']],
    ['Discount <= 5 order by $id asc', ['C-001', 'C-003']],
    ['Discount > -1 order by $id asc', ['C-001', 'C-002']],
    ['Discount in ("")', ['C-003']],
    ['CreatedBy in ("hanako") order by $id asc limit 1 offset 1', ['C-002']],
    ['order by Discount asc, $id desc', ['C-003', 'C-001', 'C-002']],
    ['order by Since', ['C-003', 'C-002', 'C-001']],
    // Of a text, spaces at the end count neither in the record nor in the condition; others do.
    ['Company = "Maple Bakery "', ['C-001']],
    ['Company in ("Maple Bakery  ")', ['C-001']],
    ['Company not in ("Maple Bakery ") order by $id asc', ['C-002', 'C-003']],
    ['Company = " Maple Bakery"', []],
  ])('%s', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('compares record numbers with and without the app code', () => {
    const find30 = (query: string): unknown[] => values(findRecords(store.app('30')!, query), 'Item');
    expect(find30('RecordNo = "FUR-2"')).toEqual(['Plain chair']);
    expect(find30('RecordNo > 2')).toEqual(['Pine shelf']);
  });

  it('compares the rows of tables, and empty lists', () => {
    const find15 = (query: string): unknown[] => values(findRecords(store.app('15')!, query), 'Sku');
    expect(find15('PartName in ("top")')).toEqual(['DESK-01']);
    expect(find15('PartName not in ("top")')).toEqual([]);
    expect(find15('PartName not in ("seat")')).toEqual(['DESK-01']);
    expect(find15('PartQuantity > 3 and CheckedBy in ("jiro")')).toEqual(['DESK-01']);
    expect(find15('PartQuantity > 4')).toEqual([]);
    expect(find15('Handling in ("")')).toEqual(['CHR-02']);
    expect(find15('Handling not in ("Heavy")')).toEqual(['CHR-02']);
    expect(find15('Keeper in ("hanako")')).toEqual(['DESK-01']);
    expect(find15('Notes is empty')).toEqual(['CHR-02']);
    expect(find15('Photos is  not empty')).toEqual(['DESK-01']);
    expect(find15('Value = 1260')).toEqual(['DESK-01']);
    expect(find15('Stage = ""')).toEqual(['CHR-02', 'DESK-01']);
    expect(find15('Stage != "Done" and Stage not in ("Done")')).toEqual(['CHR-02', 'DESK-01']);
    expect(find15('Stage in ("Done")')).toEqual([]);
  });

  it('compares the first 64 characters of a text', () => {
    const name = 'x'.repeat(64);
    const add = (CustomerId: string, Company: string): object =>
      addRecords({store, app: store.app('8')!, access: accessOf('hanako')}, [
        {CustomerId: {value: CustomerId}, Company: {value: Company}},
      ]);
    add('C-004', `${name}A`);
    add('C-005', `${name.slice(1)}A`);
    add('C-006', 'Elm Inn ');
    expect(find(`Company = "${name}B"`)).toEqual(['C-004']);
    expect(find(`Company in ("${name}")`)).toEqual(['C-004']);
    expect(find('Company = "Elm Inn"')).toEqual(['C-006']);
  });

  it('wants one row of a table to meet all conditions that "and" joins', () => {
    const find15 = (query: string): unknown[] => values(findRecords(store.app('15')!, query), 'Sku');
    expect(find15('PartName in ("leg") and PartQuantity in (4)')).toEqual(['DESK-01']);
    expect(find15('PartName in ("leg") and PartQuantity in (1)')).toEqual([]);
    expect(find15('Sku = "DESK-01" and PartQuantity > 1 and PartQuantity < 5 and CheckedBy in ("jiro")')).toEqual([
      'DESK-01',
    ]);
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
    'limit 1x',
    'Discount = 1 5',
  ])('refuses %s', (query) => {
    expect(() => find(query)).toThrow('"code":"CB_VA01"');
  });
});
