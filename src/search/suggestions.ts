import {hitText, type SearchClient, type SearchRequest, type SearchResult} from './types';

/** Specification §9. */
export const MAX_SUGGESTIONS = 3;

/** Most variants that are tried, in one exchange with the client. */
const MAX_VARIANTS = 12;
/** Shortest beginning of a word that is useful. */
const MIN_PREFIX = 3;

/**
 * Shorter variants of a query, the closest to it first: without a word at either end, its words one by one, and the
 * beginnings of its longest word.
 */
export function queryVariants(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean);
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const longest = longestFirst[0] ?? '';
  const variants = [
    ...words.map((_, index) => words.slice(0, -1 - index).join(' ')),
    ...words.map((_, index) => words.slice(index + 1).join(' ')),
  ].sort((a, b) => b.split(' ').length - a.split(' ').length);
  const prefixes = Array.from({length: longest.length}, (_, index) => longest.slice(0, -1 - index));
  return [...new Set([...variants, ...longestFirst, ...prefixes])].filter(
    (variant) => variant.length >= MIN_PREFIX && variant !== words.join(' '),
  );
}

/**
 * Finds queries to offer instead of one without results.
 *
 * @param request the one that found nothing
 * @returns up to three shorter queries, each of which leads to results
 * @throws whatever the client throws
 */
export async function suggestQueries(
  client: SearchClient,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<string[]> {
  const variants = queryVariants(request.query).slice(0, MAX_VARIANTS);
  if (variants.length === 0) {
    return [];
  }
  const {results} = await client.search(
    variants.map((query) => ({...request, query, hitsPerPage: 1, clickAnalytics: false})), // Not shown.
    signal,
  );
  const found = variants.flatMap((variant, index) => {
    const result = results[index];
    return result && result.nbHits > 0 ? [wholeWord(variant, result)] : [];
  });
  return [...new Set(found)].slice(0, MAX_SUGGESTIONS);
}

/**
 * A single word may have been found as the beginning or as a misspelling of another: that one reads better, and
 * several variants may mean it.
 *
 * @returns the word found, if it begins like the variant; else the variant
 */
function wholeWord(variant: string, {hits: [hit]}: SearchResult): string {
  if (!hit || /\s/.test(variant)) {
    return variant;
  }
  const marked = [...hitText(hit, hit.type), ...hitText(hit, 'lvl1'), ...hitText(hit, 'content')]
    .filter((part) => part.marked)
    .map(({text}) => text.toLowerCase());
  const beginning = variant.slice(0, MIN_PREFIX).toLowerCase();
  return marked.find((text) => text.startsWith(beginning)) ?? variant;
}
