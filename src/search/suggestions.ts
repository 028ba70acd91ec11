import {hitText, type SearchClient, type SearchHit, type SearchRequest} from './types';

/** Specification §9. */
const MAX_SUGGESTIONS = 3;
/** Most variants that are tried, in one exchange with the client. */
const MAX_VARIANTS = 12;
/** Shortest word, or beginning of one, that is useful. */
const MIN_LENGTH = 3;

/**
 * Finds queries to offer instead of one without results.
 *
 * @param request the one that found nothing
 * @returns up to three, each of which leads to results: its words, then the longest one without its end
 * @throws whatever the client throws
 */
export async function suggestQueries(client: SearchClient, request: SearchRequest): Promise<string[]> {
  const words = request.query.split(/\s+/).sort((a, b) => b.length - a.length);
  const beginnings = Array.from(words[0]!, (_, index) => words[0]!.slice(0, -1 - index));
  const variants = [...new Set([...words, ...beginnings])]
    .filter((variant) => variant.length >= MIN_LENGTH && variant !== request.query)
    .slice(0, MAX_VARIANTS);
  // Not shown, so nothing is counted.
  const requests = variants.map((query) => ({...request, query, hitsPerPage: 1, clickAnalytics: false}));
  const results = await client.search(requests);
  const found = variants.flatMap((variant, index) => {
    const [hit] = results[index]?.hits ?? [];
    return hit ? [wholeWord(variant, hit)] : [];
  });
  return found
    .filter((each, index) => !found.slice(0, index).some((before) => before.startsWith(each)))
    .slice(0, MAX_SUGGESTIONS);
}

/** The word that was found, of which the variant may be the beginning, or misspelled: it reads better. */
function wholeWord(variant: string, hit: SearchHit): string {
  const beginning = variant.slice(0, MIN_LENGTH).toLowerCase();
  const marked = ([hit.type, 'lvl1', 'content'] as const)
    .flatMap((attribute) => hitText(hit, attribute))
    .filter((part) => part.marked)
    .map(({text}) => text.toLowerCase());
  return marked.find((text) => text.startsWith(beginning)) ?? variant;
}
