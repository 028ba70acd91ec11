import {LEVELS, type RecordType, type SearchRecord} from '../types';

/** A record as the hosted index holds it: with an absolute address, and with what `customRanking` sorts by. */
export interface IndexRecord extends SearchRecord {
  readonly weight: {
    /** Documentation before posts, which tell of older versions. */
    readonly pageRank: number;
    /** 90 for a page's title down to 40 for lvl6, and 0 for text, as DocSearch's crawler has it. */
    readonly level: number;
    /** Place on the page, counted from 0. */
    readonly position: number;
  };
}

/** Tag of what belongs to no documentation set. */
const DEFAULT_TAG = 'default';

/**
 * Turns the site's records into those of the hosted index.
 *
 * @param records in the order of the pages
 * @param siteUrl origin of the site: DocSearch's own dialog, which serves Ask AI, fails on relative addresses
 */
export function toIndexRecords(records: readonly SearchRecord[], siteUrl: string): IndexRecord[] {
  const positions = new Map<string, number>();
  return records.map((record) => {
    const url = new URL(record.url, siteUrl);
    const position = positions.get(url.pathname) ?? 0;
    positions.set(url.pathname, position + 1);
    return {
      ...record,
      url: url.href,
      weight: {pageRank: record.docusaurus_tag === DEFAULT_TAG ? 0 : 1, level: levelWeight(record.type), position},
    };
  });
}

function levelWeight(type: RecordType): number {
  return type === 'content' ? 0 : 100 - 10 * LEVELS.indexOf(type);
}
