import type {SearchHit} from './types';

/** Specification §9. */
const HITS_PER_GROUP = 5;

/** A hit in its place in the list. */
export interface PlacedHit {
  readonly hit: SearchHit;
  /** Whether the hit of its page is above it, so that it can be drawn as a branch of that. */
  readonly isChild: boolean;
  /** Whether the branch ends here. */
  readonly isLastChild: boolean;
}

export interface HitGroup {
  readonly title: string;
  readonly hits: readonly PlacedHit[];
}

/**
 * Groups hits under their top-level heading, and within it by page. Groups, pages and hits stay in the order in
 * which they were found, so the first hit stays the first.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = groupBy(hits, ({hierarchy}) => hierarchy.lvl0 ?? hierarchy.lvl1 ?? '');
  return [...groups].map(([title, members]) => {
    const byPage = groupBy(members.slice(0, HITS_PER_GROUP), pageOf);
    return {title, hits: [...byPage.values()].flatMap(placeHits)};
  });
}

/** The address without its anchor. */
export function pageOf({url}: Pick<SearchHit, 'url'>): string {
  return url.replace(/#.*/s, '');
}

function placeHits(hits: readonly SearchHit[]): PlacedHit[] {
  const parent = hits.findIndex(({type}) => type === 'lvl1');
  return hits.map((hit, index) => {
    const isChild = parent >= 0 && index > parent;
    return {hit, isChild, isLastChild: isChild && index === hits.length - 1};
  });
}

function groupBy(hits: readonly SearchHit[], keyOf: (hit: SearchHit) => string): Map<string, SearchHit[]> {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const key = keyOf(hit);
    groups.set(key, [...(groups.get(key) ?? []), hit]);
  }
  return groups;
}
