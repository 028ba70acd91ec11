/** Recognises what was pasted rather than typed: words that stand in a text one after the other, as in the query. */
import {stripLogPrefix} from '../logLine';
import {isStopWord, splitWords, stem} from './words';

/** Shorter runs stand in many texts by chance. */
const MIN_RUN = 3;

/** The words of a text in their order, in the form that is compared. */
export function wordSequence(text: string): string[] {
  return splitWords(stripLogPrefix(text))
    .filter(({term, parts}) => !parts && !isStopWord(term))
    .map(({term}) => stem(term));
}

/** Length of the longest run of words that both have. */
export function longestRun(first: readonly string[], second: readonly string[]): number {
  let longest = 0;
  for (let start = 0; start < first.length; start++) {
    for (let at = 0; at < second.length; at++) {
      let length = 0;
      while (start + length < first.length && first[start + length] === second[at + length]) {
        length++;
      }
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/**
 * @param query the query's words
 * @param texts the words of several texts
 * @returns the part of the query, 0 to 1, that one of the texts has word by word
 */
export function verbatimShare(query: readonly string[], texts: readonly (readonly string[])[]): number {
  const longest = Math.max(0, ...texts.map((text) => longestRun(query, text)));
  return longest >= MIN_RUN ? longest / query.length : 0;
}
