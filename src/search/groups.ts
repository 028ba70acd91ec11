import type {SearchHit} from './types';

/** Maximum number of hits in a group (specification §9). */
const HITS_PER_GROUP = 5;

export type Group = readonly [title: string, hits: readonly SearchHit[]];

/** Groups hits under their top-level heading, the category of their page, in the order found. */
export function groupHits(hits: readonly SearchHit[], limit = HITS_PER_GROUP): Group[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? hit.hierarchy.lvl1!;
    groups.set(title, [...(groups.get(title) ?? []), hit]);
  }
  return [...groups].map(([title, all]) => [title, all.slice(0, limit)]);
}

/** Returns the hits that the groups show. */
export const groupedHits = (hits: readonly SearchHit[]): SearchHit[] => groupHits(hits).flatMap(([, shown]) => shown);
