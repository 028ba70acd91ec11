import {parentPage, type SearchHit} from './types';

/** Maximum number of hits in a group (specification §9). */
const HITS_PER_GROUP = 5;

export type Group = readonly [title: string, hits: readonly SearchHit[]];

/** Groups hits by title, in the order found. */
function groupBy(hits: readonly SearchHit[], titleOf: (hit: SearchHit) => string): Group[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    groups.set(titleOf(hit), [...(groups.get(titleOf(hit)) ?? []), hit]);
  }
  return [...groups];
}

/** Groups hits by the addresses of their pages. */
export const groupByPage = (hits: readonly SearchHit[]): Group[] => groupBy(hits, (hit) => parentPage(hit).url);

/** Groups the best hits by top-level heading, the category of the page, and keeps those of a page together. */
export const groupHits = (hits: readonly SearchHit[], limit = HITS_PER_GROUP): Group[] =>
  groupBy(hits, ({hierarchy}) => hierarchy.lvl0 ?? hierarchy.lvl1!).map(([category, all]) => [
    category,
    groupByPage(all.slice(0, limit)).flatMap(([, found]) => found),
  ]);

/** Returns the hits that the groups show. */
export const groupedHits = (hits: readonly SearchHit[]): SearchHit[] => groupHits(hits).flatMap(([, shown]) => shown);
