import type {SearchHit} from './types';

/** Maximum number of hits in a group (specification §9). */
const HITS_PER_GROUP = 5;
/** Maximum number of hits per page before other pages. Further hits fill the remaining room in the group. */
const HITS_OF_A_PAGE = 2;

export type Group = readonly [title: string, hits: readonly SearchHit[]];

const pageOf = ({url}: SearchHit): string => url.replace(/#.*/s, '');

/** Returns the first hits of a group, at most two per page, then more hits of the same pages. */
function firstOf(hits: readonly SearchHit[]): SearchHit[] {
  const preferred = hits.filter(
    (hit, index) => hits.slice(0, index).filter((other) => pageOf(other) === pageOf(hit)).length < HITS_OF_A_PAGE,
  );
  return [...new Set([...preferred, ...hits])].slice(0, HITS_PER_GROUP);
}

/** Groups hits under their top-level heading, the category of their page, in the order found. */
export function groupHits(hits: readonly SearchHit[]): Group[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? hit.hierarchy.lvl1!;
    groups.set(title, [...(groups.get(title) ?? []), hit]);
  }
  return [...groups].map(([title, all]) => [title, firstOf(all)]);
}

/** Returns the hits that the groups show. */
export const groupedHits = (hits: readonly SearchHit[]): SearchHit[] => groupHits(hits).flatMap(([, shown]) => shown);
