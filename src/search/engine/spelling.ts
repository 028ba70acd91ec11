/** What a misspelled word means. */

/** How many slips of a finger a word may have, by its letters: of a short one, too many other words could be made. */
const LETTERS_FOR_SLIPS = [4, 9] as const;

/** Words, not codes, options, or Japanese: one of these is never taken for another. */
const CORRECTABLE = /^[a-z]+$/;

/**
 * How many letters are left out, added, changed, or swapped with their neighbor.
 *
 * @param most above it, the figure is only known to be above it
 */
function countSlips(from: string, to: string, most: number): number {
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
 * @param word in lowercase, not a known one
 * @param spellings words as they are written, in lowercase, with how often they are there
 * @returns of the words that begin with it, or else of those with the fewest slips, the most frequent; the word itself
 *   if there is none
 */
export function correctSpelling(word: string, spellings: ReadonlyMap<string, number>): string {
  const most = LETTERS_FOR_SLIPS.filter((letters) => word.length >= letters).length;
  if (most === 0 || !CORRECTABLE.test(word)) {
    return word;
  }
  const [meant] = [...spellings]
    .filter(([known]) => known.startsWith(word) || Math.abs(known.length - word.length) <= most)
    .map(([known, count]) => ({known, count, slips: known.startsWith(word) ? 0 : countSlips(word, known, most)}))
    .filter(({known, slips}) => slips <= most && CORRECTABLE.test(known))
    .sort((a, b) => a.slips - b.slips || b.count - a.count);
  return meant?.known ?? word;
}
