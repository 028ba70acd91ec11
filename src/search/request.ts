/** Longest query; longer ones are cut (specification §5). */
export const MAX_QUERY_LENGTH = 64;

/** Name of the hosted index unless the environment gives another; saved searches are stored under it, too. */
export const DEFAULT_INDEX_NAME = 'cli';

/** Cuts a query to its longest length, and takes out halves of characters, which no service accepts. */
export function cutQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH).replace(/\p{Surrogate}/gu, '');
}
