/** Filters by facet, such as `language:en`, in the hosted service's form. */
import type {SearchRequest} from '../wire';
import type {SearchRecord} from '../types';

/** Attributes that can be filtered by. */
const FACETS = ['language', 'docusaurus_tag', 'type'] as const;

type Test = (record: SearchRecord) => boolean;

/** Whether a record has what `attribute:value` says; nothing has an attribute that is no facet. */
function testOf(filter: string): Test {
  const at = filter.indexOf(':');
  const facet = FACETS.find((name) => name === filter.slice(0, Math.max(at, 0)));
  const value = filter.slice(at + 1);
  return facet === undefined ? () => false : (record) => record[facet] === value;
}

/** Turns the filters of a request into a function: all of the outer list must hold, one of each inner list. */
export function facetFilter(filters: SearchRequest['facetFilters'] = []): Test {
  const tests = filters.map((filter) => (typeof filter === 'string' ? [testOf(filter)] : filter.map(testOf)));
  return (record) => tests.every((alternatives) => alternatives.some((test) => test(record)));
}
