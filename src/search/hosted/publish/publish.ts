import type {Algoliasearch} from 'algoliasearch';
import {isMention} from '../../records/pageRecords';
import {LEVELS, type SearchRecord} from '../../types';
import {INDEX_SETTINGS, SYNONYMS} from './settings';

/** A record as the hosted index stores it, with the attributes of `customRanking`. */
export interface IndexRecord extends SearchRecord {
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
}

/**
 * Converts the site's records to those of the hosted index.
 *
 * @param records in page order
 * @param siteUrl origin of the site, because DocSearch's own dialog, used by Ask AI, fails on relative addresses
 * @returns records with ranks. Guide and reference come before pages that only mention topics. Next comes the level as in
 * DocSearch's crawler (90 for a page's title down to 40 for lvl6, and 0 for text), then the position on the page.
 */
export function toIndexRecords(records: readonly SearchRecord[], siteUrl: string): IndexRecord[] {
  const positions = new Map<string, number>();
  return records.map((record) => {
    const {href, pathname} = new URL(record.url, siteUrl);
    const position = positions.get(pathname) ?? 0;
    positions.set(pathname, position + 1);
    const pageRank = isMention(record) ? 0 : 1;
    const level = record.type === 'content' ? 0 : 100 - 10 * LEVELS.indexOf(record.type);
    return {...record, url: href, weight: {pageRank, level, position}};
  });
}

/**
 * Replaces the hosted index without a gap. Readers search the old records until the new ones are complete.
 *
 * @throws Error if there are no records, the service fails, or it ends up with a different number of records
 */
export async function publish(client: Algoliasearch, indexName: string, records: IndexRecord[]): Promise<void> {
  if (records.length === 0) {
    throw new Error('There are no records to publish: the search would find nothing.');
  }
  // First, because the replacement copies both, and creates the index if there is none.
  await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  const {taskID} = await client.saveSynonyms({indexName, synonymHit: SYNONYMS, replaceExistingSynonyms: true});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
  // Without `distinct: false`, the service would count addresses.
  const searchParams = {query: '', hitsPerPage: 0, distinct: false, analytics: false};
  const {nbHits} = await client.searchSingleIndex({indexName, searchParams});
  if (nbHits !== records.length) {
    throw new Error(`The index ${indexName} contains ${nbHits} records instead of ${records.length}.`);
  }
}
