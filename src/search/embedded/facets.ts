import type {SearchRecord, SearchRequest} from '../types';

/** Attributes that can be filtered by. */
const FACETS = ['language', 'docusaurus_tag', 'type'] as const;

/** Whether a record has what `attribute:value` says; nothing has an attribute that is no facet. */
function holds(record: SearchRecord, filter: string): boolean {
  const at = filter.indexOf(':');
  const facet = FACETS.find((name) => name === filter.slice(0, Math.max(at, 0)));
  return facet !== undefined && record[facet] === filter.slice(at + 1);
}

/** Turns the filters of a request into a function: all of the outer list must hold, one of each inner list. */
export function facetFilter(filters: SearchRequest['facetFilters'] = []): (record: SearchRecord) => boolean {
  return (record) =>
    filters.every((filter) =>
      typeof filter === 'string' ? holds(record, filter) : filter.some((alternative) => holds(record, alternative)),
    );
}
