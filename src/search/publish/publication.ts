import {chunks} from '../hosted/chunks';
import type {SearchRecord} from '../types';
import {toIndexRecords, type IndexRecord} from './indexRecord';
import {INDEX_SETTINGS} from './indexSettings';

/** Records in one call: as many as the service's own libraries send. */
const BATCH_SIZE = 1_000;

/** All that is to be sent, and where to. */
export interface Publication {
  readonly indexName: string;
  /** Filled first; then it takes the place of the index. */
  readonly temporaryName: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly batches: readonly (readonly IndexRecord[])[];
  readonly recordCount: number;
}

export interface PublicationInput {
  readonly records: readonly SearchRecord[];
  readonly indexName: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Tells simultaneous publications apart. */
  readonly id: string;
}

/**
 * Prepares a publication.
 *
 * @throws Error when there are no records, which would leave readers with an empty search, or when two share an id,
 *   of which the index would keep one
 */
export function planPublication({records, indexName, siteUrl, id}: PublicationInput): Publication {
  if (records.length === 0) {
    throw new Error('There are no records to publish: the search would find nothing.');
  }
  const seen = new Set<string>();
  for (const {objectID, url} of records) {
    if (seen.has(objectID)) {
      throw new Error(`Two records have the objectID "${objectID}"; the second leads to ${url}. Give each its own.`);
    }
    seen.add(objectID);
  }
  return {
    indexName,
    temporaryName: `${indexName}_tmp_${id}`,
    settings: INDEX_SETTINGS,
    batches: chunks(toIndexRecords(records, siteUrl), BATCH_SIZE),
    recordCount: records.length,
  };
}

/** Tells what a publication would send: for `--dry-run`. */
export function describePublication({indexName, temporaryName, settings, batches, recordCount}: Publication): string {
  const records = batches.flat();
  return [
    `Index ${indexName}, through the temporary index ${temporaryName}`,
    `${recordCount} records in ${batches.length} ${batches.length === 1 ? 'batch' : 'batches'}: ${batches.map(describeBatch).join(', ')}`,
    `By type: ${countBy(records, ({type}) => type)}`,
    `By tag: ${countBy(records, ({docusaurus_tag: tag}) => tag)}`,
    `Settings: ${JSON.stringify(settings, null, 2)}`,
    `First record: ${JSON.stringify(records[0], null, 2)}`,
  ].join('\n');
}

function describeBatch(batch: readonly IndexRecord[]): string {
  return `${batch.length} (${Math.ceil(Buffer.byteLength(JSON.stringify(batch)) / 1_000)} kB)`;
}

function countBy(records: readonly IndexRecord[], key: (record: IndexRecord) => string): string {
  const counts = new Map<string, number>();
  for (const record of records) {
    counts.set(key(record), (counts.get(key(record)) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
