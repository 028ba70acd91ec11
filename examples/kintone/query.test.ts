import {expect, it} from 'vitest';
import {findRecords} from './query';
import {fill} from './seeds';
import {Store} from './store';

/** Comparisons. `../proofs.md` shows other features of conditions. */

const store = new Store();
fill(store);

/** Returns the names of the records that a condition finds. */
function find(condition: string, app = '8'): unknown[] {
  const records = findRecords(store.app(app)!, `${condition} order by $id asc limit 500`);
  return records.map((record) => (record.CustomerId ?? record.Sku ?? record.Item)?.value);
}

it.each([
  ['8', 'Discount > 5', ['C-002']],
  ['8', '(Region in ("North") or Region in ("West")) and Discount >= 10', ['C-002']],
  ['8', 'Region not in ("North") and Discount != ""', ['C-002']],
  ['8', 'RecordNo in (1, 3)', ['C-001', 'C-003']],
  ['8', '($id > 1) and $id < 3', ['C-002']],
  ['8', 'Since <= "2022-09-01"', ['C-001', 'C-002']],
  ['8', 'Company = "Maple \\Bakery"', ['C-001']],
  // An empty number is less than any other number, and isn't 0.
  ['8', 'Discount = 0', []],
  ['8', 'Discount <= 5', ['C-001', 'C-003']],
  ['8', 'Discount in ("")', ['C-003']],
  // Trailing spaces in text are ignored in both the record and the condition; other spaces aren't.
  ['8', 'Company not in ("Maple Bakery ")', ['C-002', 'C-003']],
  ['8', 'Company = " Maple Bakery"', []],
  ['30', 'RecordNo = "FUR-2"', ['Plain chair']],
  ['30', 'RecordNo > 2', ['Pine shelf']],
  ['15', 'PartName not in ("top")', []],
  ['15', 'PartQuantity > 3 and CheckedBy in ("jiro")', ['DESK-01']],
  ['15', 'PartName in ("leg") and PartQuantity in (1)', []],
  ['15', 'Sku = "DESK-01" and PartQuantity > 1 and PartQuantity < 5', ['DESK-01']],
  ['15', 'Keeper in ("hanako")', ['DESK-01']],
  ['15', 'Value = 1260', ['DESK-01']],
  ['15', 'Stage in ("Done")', []],
])('app %s with %s finds the records', (app, condition, expected) => {
  expect(find(condition, app)).toEqual(expected);
});

it.each([
  'Region in',
  'Company = North',
  '(Discount = 1',
  'Company "North"',
  'Company = "a',
  'Company = "a\tb"',
  'Discount = 1 5',
])('rejects %s', (condition) => {
  expect(() => find(condition)).toThrow('"code":"CB_VA01"');
});

it.each([
  ['Since = TODAY()', 'the function TODAY'],
  ['Company like "Hotel"', 'a search for words'],
  ['PartName in ("leg") and PartName not in ("top")', 'a second condition'],
  ['PartName not in ("leg") and PartQuantity > 1', 'a second condition'],
  ['PartName in ("leg") or PartQuantity > 1', 'a second condition'],
  ['PartName in ("leg") and (PartQuantity > 1)', 'a second condition'],
  ['CountedOn < "2025-01-01"', 'an empty CountedOn'],
])('fails for the unsupported condition %s', (condition, message) => {
  expect(() => find(condition, condition.startsWith('P') || condition.includes('Counted') ? '15' : '8')).toThrow(
    message,
  );
});

it.each([
  ['order by PartName asc', 'PartName, a field of a table'],
  ['order by Sku', 'without asc or desc'],
  ['order by Sku asc limit 5', 'the limit 5'],
  ['order by Sku asc offset 5', 'an offset'],
  ['Sku = "A"', 'without an order'],
])('fails for the unsupported cursor query %s', (query, message) => {
  expect(() => findRecords(store.app('15')!, query, undefined, true)).toThrow(message);
});
