/** Recognises what was pasted rather than typed: words that stand in a text one after the other, as in the query. */
import {stripLogPrefix} from '../logLine';
import type {Place} from './places';
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
function longestRun(first: readonly string[], second: readonly string[]): number {
  let longest = 0;
  for (let start = 0; start + longest < first.length; start++) {
    for (let at = 0; at + longest < second.length; at++) {
      let length = 0;
      while (start + length < first.length && first[start + length] === second[at + length]) {
        length++;
      }
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** The texts of all sections, to be compared with a query word by word. */
export class SectionTexts {
  /** By number of the section. */
  private readonly texts: string[][] = [];
  /** The same in words, for those sections that have been compared. */
  private readonly sequences = new Map<number, string[][]>();

  constructor(places: readonly Place[]) {
    for (const {section, texts} of places) {
      (this.texts[section] ??= []).push(texts.map(({text}) => text).join(' '));
    }
  }

  /** Number of texts in a section. */
  size(section: number): number {
    return this.texts[section]!.length;
  }

  /**
   * @param query as `wordSequence` cuts it
   * @returns the part of the query, 0 to 1, that one of the section's texts has word by word
   */
  verbatimShare(section: number, query: readonly string[]): number {
    if (query.length < MIN_RUN) {
      return 0;
    }
    let sequences = this.sequences.get(section);
    if (!sequences) {
      sequences = this.texts[section]!.map(wordSequence);
      this.sequences.set(section, sequences);
    }
    const longest = Math.max(...sequences.map((sequence) => longestRun(query, sequence)));
    return longest >= MIN_RUN ? longest / query.length : 0;
  }
}
