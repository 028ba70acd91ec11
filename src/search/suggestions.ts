import {hitText, type SearchClient, type SearchHit, type SearchRequest} from './types';

/** Maximum number of suggestions (specification §9). */
const MAX_SUGGESTIONS = 3;
/** Maximum number of variants, tried in one request. */
const MAX_VARIANTS = 12;
/** Minimum length of a useful word or beginning. */
const MIN_LENGTH = 3;

/**
 * Finds queries to suggest instead of one without results.
 *
 * @param request the request without results
 * @returns up to three queries with results: words of the query, then shortened forms of the longest word
 * @throws any error of the client
 */
export async function suggestQueries(client: SearchClient, request: SearchRequest): Promise<string[]> {
  const words = request.query.split(/\s+/).sort((a, b) => b.length - a.length);
  const beginnings = Array.from(words[0]!, (_, index) => words[0]!.slice(0, -1 - index));
  const variants = [...new Set([...words, ...beginnings])]
    .filter((variant) => variant.length >= MIN_LENGTH && variant !== request.query)
    .slice(0, MAX_VARIANTS);
  // Not shown, so not counted in the statistics.
  const requests = variants.map((query) => ({...request, query, hitsPerPage: 1, clickAnalytics: false}));
  const results = await client.search(requests);
  const found = variants.flatMap((variant, index) => {
    const [hit] = results[index]?.hits ?? [];
    return hit ? (wholeWord(variant, hit) ?? (words.includes(variant) ? variant : [])) : [];
  });
  return found
    .filter((each, index) => !found.slice(0, index).some((before) => before.startsWith(each)))
    .slice(0, MAX_SUGGESTIONS);
}

/** Returns the marked word that begins as the variant does, which reads better; undefined if another word matched. */
function wholeWord(variant: string, hit: SearchHit): string | undefined {
  const beginning = variant.slice(0, MIN_LENGTH).toLowerCase();
  const marked = ([hit.type, 'lvl1', 'content'] as const)
    .flatMap((attribute) => hitText(hit, attribute))
    .filter((part) => part.marked)
    .map(({text}) => text.toLowerCase());
  return marked.find((text) => text.startsWith(beginning));
}
