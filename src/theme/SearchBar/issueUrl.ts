import {REPOSITORY_URL} from '../../site/links';

/** A new issue about a query that should have led somewhere, its title filled in. */
export function issueUrl(query: string): string {
  return `${REPOSITORY_URL}/issues/new?${new URLSearchParams({title: `Documentation: no search results for "${query}"`})}`;
}
