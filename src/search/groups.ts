import {otherHost, type SearchHit} from './types';

/** Specification §9. */
const HITS_PER_GROUP = 5;

/**
 * Groups hits under their top-level heading; groups, and the first hits of each, in the order in which they were found.
 * Hits of other hosts come last: Enter opens the first hit.
 */
export function groupHits(hits: readonly SearchHit[]): [title: string, hits: SearchHit[]][] {
  const groups = new Map<string, SearchHit[]>();
  const isElsewhere = (hit: SearchHit): number => Number(otherHost(hit) !== undefined);
  for (const hit of [...hits].sort((a, b) => isElsewhere(a) - isElsewhere(b))) {
    const title = hit.hierarchy.lvl0 ?? hit.hierarchy.lvl1 ?? '';
    groups.set(title, [...(groups.get(title) ?? []), hit]);
  }
  return [...groups].map(([title, members]) => [title, members.slice(0, HITS_PER_GROUP)]);
}
