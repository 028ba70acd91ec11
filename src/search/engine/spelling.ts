/** Spelling correction for queries. */

/** Minimum word lengths for one and two typos; shorter words would match too much. */
const LETTERS_FOR_TYPOS = [4, 9] as const;

/** Words that can be corrected. Codes, options, and Japanese are never changed. */
const CORRECTABLE = /^[a-z]+$/;

/**
 * Returns the number of letters omitted, added, changed, or swapped with their neighbor.
 *
 * @param most limit; a higher number is only known to exceed it
 */
function countTypos(from: string, to: string, most: number): number {
  let [before, last]: number[][] = [[], Array.from({length: to.length + 1}, (_, at) => at)];
  for (let row = 1; row <= from.length && Math.min(...last!) <= most; row++) {
    const next = [row];
    for (let at = 1; at <= to.length; at++) {
      const isSame = from[row - 1] === to[at - 1];
      const isSwapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      const swapped = isSwapped ? before![at - 2]! + 1 : Infinity;
      next.push(Math.min(last![at]! + 1, next[at - 1]! + 1, last![at - 1]! + (isSame ? 0 : 1), swapped));
    }
    [before, last] = [last, next];
  }
  return last!.at(-1)!;
}

/**
 * Finds the word that a reader meant.
 *
 * @param word in lowercase, not in the index
 * @param spellings words as written, in lowercase, with their frequency
 * @returns the most frequent word that begins with it, or else of those with the fewest typos; the word itself if there
 * is none
 */
export function correctSpelling(word: string, spellings: ReadonlyMap<string, number>): string {
  const most = LETTERS_FOR_TYPOS.filter((letters) => word.length >= letters).length;
  if (most === 0 || !CORRECTABLE.test(word)) {
    return word;
  }
  const [meant] = [...spellings]
    .filter(([known]) => known.startsWith(word) || Math.abs(known.length - word.length) <= most)
    .map(([known, count]) => ({known, count, slips: known.startsWith(word) ? 0 : countTypos(word, known, most)}))
    .filter(({known, slips}) => slips <= most && CORRECTABLE.test(known))
    .sort((a, b) => a.slips - b.slips || b.count - a.count);
  return meant?.known ?? word;
}
