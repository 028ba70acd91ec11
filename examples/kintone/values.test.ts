import {beforeEach, expect, it} from 'vitest';
import {accessOf} from './access';
import type {Cell, Cells} from './fields';
import {addRecords, readRecord} from './records';
import {Store} from './store';

/** Value formats. `../proofs.md` shows other effects of an import on records. */

let store: Store;

beforeEach(() => {
  store = new Store();
});

/** Adds a record with the app's required values, and returns it. */
function add(app: string, values: Readonly<Record<string, Cell['value']>>): Cells {
  const required = {9: {Company: 'Elm Inn'}, 12: {Phone: '555'}, 16: {Item: 'Desk'}}[app];
  const cells = Object.entries({...required, ...values}).map(([code, value]) => [code, {value}]);
  const writing = {store, app: store.app(app)!, access: accessOf('hanako')};
  addRecords(writing, [Object.fromEntries(cells) as Cells]);
  return readRecord(writing.app, 1);
}

it.each([
  ['16', {Quantity: ' 42 '}, '42'],
  ['16', {Quantity: '1.5e1'}, '15'],
  ['16', {Quantity: '+0012.50'}, '12.5'],
  ['16', {Quantity: '5.'}, '5'],
  ['16', {Quantity: '1e-4'}, '0.0001'],
  ['16', {Quantity: '0.00025'}, '0.0002'],
  ['16', {Quantity: '0.00035'}, '0.0004'],
  ['16', {Quantity: '-0.000251'}, '-0.0003'],
  ['16', {Quantity: '-0.00005'}, '0'],
  ['16', {Quantity: '999999999999.9999'}, '999999999999.9999'],
  ['16', {CountedOn: '2025-02-28'}, '2025-02-28'],
  ['16', {CountedAt: '23:05:30'}, '23:05'],
  ['16', {NextDelivery: '2025-08-01T09:30+09:00'}, '2025-08-01T00:30:00Z'],
  ['16', {NextDelivery: '2025-08-01'}, '2025-08-01T00:00:00Z'],
  ['16', {Condition: ''}, 'New'],
  ['9', {Discount: '100'}, '100'],
  ['9', {Contact: 'x'.repeat(64)}, 'x'.repeat(64)],
  ['12', {Phone: '123'}, '123'],
] as const)('app %s stores %j as %j', (app, values, kept) => {
  expect(add(app, values)[Object.keys(values)[0]!]?.value).toBe(kept);
});

it.each([
  ['16', {Price: '1234567890123'}, /"records\[0\]\.Price\.value":.*unverified text/],
  ['16', {Price: '-1e12'}, /Price\.value/],
  ['16', {Price: '999999999999.99995'}, /Price\.value/],
  ['9', {Discount: '1,000'}, /"records\[0\]\[Discount\]\.value":.*"Only numbers are allowed\."/],
  ['9', {Discount: '101'}, /"The value must be 100 or less\."/],
  ['9', {Contact: 'x'.repeat(65)}, /"Enter less than 65 characters\."/],
  ['12', {Phone: '12'}, /"Enter more than 2 characters\."/],
  ['16', {Handling: ['Heavy', 'D']}, /"records\[0\]\.Handling\.values\[1\]\.value":.*\\"D\\", is not in options/],
  ['9', {Since: '2025-02-30'}, /a date or time/],
  ['9', {Since: '12025-07-04'}, /a date or time/],
  ['16', {CountedAt: '24:00'}, /a date or time/],
  ['16', {CountedAt: '9:05'}, /a date or time/],
  ['16', {NextDelivery: '2025-07-04T09:30'}, /a date or time/],
  ['16', {NextDelivery: '2025-13-01T00:00:00Z'}, /a date or time/],
  ['9', {CreatedBy: {code: 'nobody'}}, /^a record by nobody$/],
  ['9', {UpdatedAt: '2025-07-14T00:31:00Z'}, /^a record of the future$/],
  ['9', {CreatedAt: ''}, /^an empty Created or Updated field$/],
  ['9', {Company: ['Elm']}, /^records\[0\]\.Company with \{"value":\["Elm"\]\}$/],
  ['16', {ProductPage: 'see https://example.com'}, /^the link see/],
  ['16', {Photos: [{fileKey: 'none'}]}, /^the file key none$/],
  ['16', {Value: '7'}, /^records\[0\]\.Value, which cli-kintone never sends$/],
] as const)('app %s rejects %j: %s', (app, values, message) => {
  expect(() => add(app, values)).toThrow(message);
});
