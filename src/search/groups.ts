import type {SearchHit} from './types';

/** Maximum number of hits in a group (specification §9). */
const HITS_PER_GROUP = 5;

export type Group = readonly [title: string, hits: readonly SearchHit[]];

/** Returns the top-level heading, the category of the page. */
const categoryOf = ({hierarchy}: SearchHit): string => hierarchy.lvl0 ?? hierarchy.lvl1!;

/** Groups hits by title, in the order found. */
export function groupHits(hits: readonly SearchHit[], limit = HITS_PER_GROUP, titleOf = categoryOf): Group[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    groups.set(titleOf(hit), [...(groups.get(titleOf(hit)) ?? []), hit]);
  }
  return [...groups].map(([title, all]) => [title, all.slice(0, limit)]);
}

/** Returns the hits that the groups show. */
export const groupedHits = (hits: readonly SearchHit[]): SearchHit[] => groupHits(hits).flatMap(([, shown]) => shown);
