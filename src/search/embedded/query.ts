/** From what a reader typed or pasted to the terms that are looked up. */
import {stripLogPrefix} from '../logLine';
import {synonymsOf, translateJapanese} from './synonyms';
import {isStopWord, splitWords, stem} from './words';

/** A term of the index to look up. */
export interface QueryTerm {
  /** How well it matches the question, above 0 and up to 1. */
  readonly weight: number;
  /** The typed words that it replaces. */
  readonly words: ReadonlySet<string>;
  /** Whether its word is not in the index: a typing error, or half a word. */
  readonly isUnknown: boolean;
}

export interface Query {
  readonly terms: ReadonlyMap<string, QueryTerm>;
  /** The typed words, each once. */
  readonly words: readonly string[];
  /** What may be unfinished: the last word, and the option that it ends. */
  readonly unfinished: ReadonlySet<string>;
}

/** How well a synonym matches a typed word. Set by the questions of e2e/search. */
const SYNONYM = 0.5;
/** What a part of the product's name counts, which is on every page. */
const PRODUCT = {name: 'clikintone', weight: 0.2} as const;
/** No message of the program is longer, in characters and in words; the rest is ignored. */
const MAX_LENGTH = 2_000;
const MAX_WORDS = 24;
/** Shortest part of words that a reader writes together. */
const MIN_PART = 3;

/** The parts of words that are written together: `guest` and `space` of `guestspace`. */
function partsOf(term: string, isKnown: (term: string) => boolean): string[] {
  for (let at = term.length - MIN_PART; !isKnown(stem(term)) && at >= MIN_PART; at--) {
    const parts = [term.slice(0, at), term.slice(at)];
    if (parts.every((part) => isKnown(stem(part)))) {
      return parts;
    }
  }
  return [term];
}

/**
 * Reads a query.
 *
 * @param text any text: words, an option, a message pasted with its time stamps
 * @param isKnown whether a term is in the index
 */
export function parseQuery(text: string, isKnown: (term: string) => boolean): Query {
  const all = splitWords(translateJapanese(stripLogPrefix(text.slice(0, MAX_LENGTH))));
  const simple = all.filter(({isCompound}) => !isCompound);
  const meaningful = simple.filter(({term}) => !isStopWord(term));
  // Only stop words: the reader has just begun to type.
  const asked = (meaningful.length > 0 ? meaningful : simple.slice(-1)).slice(0, MAX_WORDS).flatMap((word) => {
    const around = all.filter(({isCompound, start, end}) => isCompound && start <= word.start && end >= word.end);
    return partsOf(word.term, isKnown).map((term) => ({term, compounds: around.map((each) => each.term)}));
  });

  const terms = new Map<string, {weight: number; words: Set<string>; isUnknown: boolean}>();
  function add(term: string, word: string, weight: number, isUnknown = false): void {
    const known = terms.get(term) ?? {weight, words: new Set<string>(), isUnknown};
    known.weight = Math.max(known.weight, weight);
    terms.set(term, known);
    known.words.add(word);
  }
  for (const [index, {term, compounds}] of asked.entries()) {
    const before = asked[index - 1]?.term;
    const after = asked[index + 1]?.term;
    const joined = [...compounds, ...(before ? [before + term] : []), ...(after ? [term + after] : [])];
    const share = compounds.includes(PRODUCT.name) ? PRODUCT.weight : 1;
    const same = [term, ...joined].map(stem).filter(isKnown);
    const synonyms = [term, ...joined].flatMap(synonymsOf).map(stem).filter(isKnown);
    same.forEach((other) => add(other, term, share));
    synonyms.forEach((other) => add(other, term, SYNONYM * share));
    if (same.length + synonyms.length === 0) {
      add(stem(term), term, share, true);
    }
  }
  const last = asked.at(-1);
  // An option in the index is complete, other words may be unfinished.
  const unfinished = last && !last.compounds.some(isKnown) ? [last.term, ...last.compounds] : [];
  unfinished.filter((term) => !terms.has(term)).forEach((term) => add(term, last!.term, 1));
  return {terms, words: [...new Set(asked.map(({term}) => term))], unfinished: new Set(unfinished)};
}
