import type {Access} from './access';
import {HANAKO} from './directory';
import type {Cells, FileReference, Value} from './fields';
import {addRecords} from './records';
import type {Store} from './store';

/** The records that the sample apps start with. */

const record = (values: Readonly<Record<string, Value>>): Cells =>
  Object.fromEntries(Object.entries(values).map(([code, value]) => [code, {value}]));

const people = (...codes: readonly string[]): {code: string}[] => codes.map((code) => ({code}));

const customer = (
  CustomerId: string,
  Company: string,
  Contact: string,
  Region: string,
  Discount: string,
  Since: string,
): Cells => record({CustomerId, Company, Contact, Region, Discount, Since});

const CUSTOMERS: readonly Cells[] = [
  customer('C-001', 'Maple Bakery', 'Nora Lind', 'North', '5', '2021-04-12'),
  customer('C-002', 'Harbor Hotel', 'Tom Okafor', 'West', '10', '2022-09-01'),
  customer('C-003', 'Green Clinic', 'Yuki Mori', 'East', '', '2024-01-20'),
];

const REGIONS = ['North', 'East', 'South', 'West'];

/** Made-up customers, for examples on many records. */
const manyCustomers = (count: number): Cells[] =>
  Array.from({length: count}, (_, i) =>
    record({
      CustomerId: `C-${String(i + 1).padStart(4, '0')}`,
      Company: `Company ${i + 1}`,
      Region: REGIONS[i % REGIONS.length] ?? '',
      Discount: String(i % 15),
    }),
  );

const stock = (file: (name: string) => FileReference): Cells[] => [
  record({
    Sku: 'DESK-01',
    Item: 'Oak desk',
    Serial: '501',
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
    Serial: '502',
    Quantity: '12',
    Price: '75',
    Condition: 'Used',
    Shelf: 'B',
  }),
];

const SUPPLIERS: readonly Cells[] = [
  record({Name: 'Mori Timber', Phone: '555-0134'}),
  record({Name: 'Lakeside Fittings', Phone: '555-0178'}),
];

const LOANS: readonly Cells[] = [record({Item: 'Loan table', Quantity: '2', Shelf: 'G'})];

const FURNITURE: readonly Cells[] = [
  record({Item: 'Oak desk', Quantity: '3', Shelf: 'A'}),
  record({Item: 'Plain chair', Quantity: '12', Shelf: 'B'}),
  record({Item: 'Pine shelf', Quantity: '0', Shelf: 'A'}),
];

const JAPANESE: readonly Cells[] = [record({会社名: 'カエデ製パン', 担当者: '森 由紀'})];

/** Hanako wrote all records, and sees the source apps of lookups. */
const ACCESS: Access = {
  byToken: false,
  author: {code: HANAKO.code, name: HANAKO.code},
  permissionsIn: () => HANAKO.permissions,
};

/**
 * Fills the sample apps.
 *
 * @param customers number of made-up customers that replace the three with names
 */
export function fill(store: Store, customers?: number): void {
  /** A file whose content is its name without the extension. */
  const file = (name: string): FileReference => store.files.upload(name, Buffer.from(name.replace(/\.\w+$/, '')));
  const add = (id: string, ...records: readonly Cells[]): void =>
    store.transaction(() =>
      records.forEach((cells) => addRecords({store, app: store.app(id), access: ACCESS}, [cells])),
    );
  add('8', ...(customers ? manyCustomers(customers) : CUSTOMERS));
  add('12', ...SUPPLIERS);
  add('15', ...stock(file));
  add('21', ...LOANS);
  add('30', ...FURNITURE);
  add('40', ...JAPANESE);
}
