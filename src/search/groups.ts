import {otherHost, type SearchHit} from './types';

/** Specification §9. */
const HITS_PER_GROUP = 5;
/** More of a page would push other pages out of its group. */
const HITS_OF_A_PAGE = 2;

const pageOf = ({url}: SearchHit): string => url.replace(/#.*/s, '');

/**
 * Groups hits under their top-level heading, the category of their page; groups, and the first hits of each, in the
 * order in which they were found. Hits of other hosts come last: Enter opens the first hit.
 */
export function groupHits(hits: readonly SearchHit[]): [title: string, hits: SearchHit[]][] {
  const groups = new Map<string, SearchHit[]>();
  const isElsewhere = (hit: SearchHit): number => Number(otherHost(hit) !== undefined);
  for (const hit of [...hits].sort((a, b) => isElsewhere(a) - isElsewhere(b))) {
    const title = hit.hierarchy.lvl0 ?? hit.hierarchy.lvl1 ?? '';
    const group = groups.get(title) ?? [];
    const ofItsPage = group.filter((other) => pageOf(other) === pageOf(hit));
    if (group.length < HITS_PER_GROUP && ofItsPage.length < HITS_OF_A_PAGE) {
      groups.set(title, [...group, hit]);
    }
  }
  return [...groups];
}
