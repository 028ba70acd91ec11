import {accessOf} from './access';
import type {Cells, FileReference, Value} from './fields';
import {addRecords} from './records';
import type {Store} from './store';

/** The initial records of the sample apps. */

const record = (values: Readonly<Record<string, Value>>): Cells =>
  Object.fromEntries(Object.entries(values).map(([code, value]) => [code, {value}]));

const people = (...codes: readonly string[]): {code: string}[] => codes.map((code) => ({code}));

const CUSTOMERS: readonly Cells[] = [
  ['C-001', 'Maple Bakery', 'Nora Lind', 'North', '5', '2021-04-12'],
  ['C-002', 'Harbor Hotel', 'Tom Okafor', 'West', '10', '2022-09-01'],
  ['C-003', 'Green Clinic', 'Yuki Mori', 'East', '', '2024-01-20'],
].map(([CustomerId = '', Company = '', Contact = '', Region = '', Discount = '', Since = '']) =>
  record({CustomerId, Company, Contact, Region, Discount, Since}),
);

/** Returns made-up customers, for examples with many records. */
const manyCustomers = (count: number): Cells[] =>
  Array.from({length: count}, (_, i) =>
    record({
      CustomerId: `C-${String(i + 1).padStart(4, '0')}`,
      Company: `Company ${i + 1}`,
      Region: ['North', 'East', 'South', 'West'][i % 4]!,
      Discount: String(i % 15),
    }),
  );

const stock = (file: (name: string) => FileReference): Cells[] => [
  record({
    Sku: 'DESK-01',
    Item: 'Oak desk',
    Quantity: '3',
    Price: '420',
    Notes: 'Needs two people.\nAsk for the "long" van.',
    Description: '<b>Solid oak</b>, oiled',
    Condition: 'New',
    Handling: ['Heavy', 'Two people'],
    Colors: ['Natural', 'Black'],
    Shelf: 'A',
    CountedOn: '2025-07-14',
    CountedAt: '09:05',
    NextDelivery: '2025-08-01T00:30:00Z',
    ProductPage: 'https://example.com/desk',
    Keeper: people('hanako', 'jiro'),
    Team: people('packers'),
    Department: people('north', 'south'),
    Photos: [file('front.jpg'), file('side.jpg')],
    Supplier: 'Mori Timber',
    Parts: [
      {value: record({PartName: 'leg', PartQuantity: '4', PartDrawing: [file('leg.pdf')]})},
      {value: record({PartName: 'top', PartQuantity: '1'})},
    ],
    Checks: [{value: record({CheckedOn: '2025-07-01', CheckedBy: people('jiro')})}],
  }),
  record({
    Sku: 'CHR-02',
    Item: 'Plain chair',
    Quantity: '12',
    Price: '75',
    Condition: 'Used',
    Shelf: 'B',
  }),
];

/**
 * Fills the sample apps. Hanako is the author of all records.
 *
 * @param customers number of made-up customers that replace the three named ones; 0 for none
 */
export function fill(store: Store, customers = 0): void {
  /** Returns a file that contains its name without the extension. */
  const file = (name: string): FileReference =>
    store.files.upload({name, data: Buffer.from(name.replace(/\.\w+$/, ''))});
  const samples: Readonly<Record<string, readonly Cells[]>> = {
    8: customers ? manyCustomers(customers) : CUSTOMERS,
    12: [record({Name: 'Mori Timber', Phone: '555-0134'}), record({Name: 'Lakeside Fittings', Phone: '555-0178'})],
    15: stock(file),
    21: [record({Item: 'Loan table', Quantity: '2', Shelf: 'G'})],
    30: [
      record({Item: 'Oak desk', Quantity: '3', Shelf: 'A'}),
      record({Item: 'Plain chair', Quantity: '12', Shelf: 'B'}),
      record({Item: 'Pine shelf', Quantity: '0', Shelf: 'A'}),
    ],
    40: [record({会社名: 'カエデ製パン', 担当者: '森 由紀'})],
  };
  for (const [id, records] of Object.entries(samples)) {
    addRecords({store, app: store.app(id)!, access: accessOf('hanako')}, records);
  }
}
