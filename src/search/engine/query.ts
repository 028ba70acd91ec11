/** From what a reader typed or pasted to the terms that are looked up. */
import {stripLogPrefix} from '../logLine';
import {synonymsOf, translateJapanese} from './synonyms';
import {isStopWord, splitWords, stem, termsOf} from './words';

/** A term to look up. */
export interface QueryTerm {
  /** How well it matches the question; 1 is a typed word. */
  readonly weight: number;
  /** The typed words that it replaces. */
  readonly words: ReadonlySet<string>;
}

export interface Query {
  readonly terms: ReadonlyMap<string, QueryTerm>;
  /** The typed words, each once. */
  readonly words: readonly string[];
  /** The terms of the whole query in order. */
  readonly phrase: string;
}

// Set with the questions of e2e/search, as in engine.ts.
/** How well an option matches that is written with its dashes. */
const OPTION = 1.75;
/** How well a synonym matches a typed word, and Japanese that the pages quote, beside its translation. */
const SYNONYM = 0.5;
/** Shortest part of words that a reader writes together. */
const MIN_PART = 3;

/** The parts of words that are written together: `guest` and `space` of `guestspace`. */
function splitCompound(term: string, isKnown: (term: string) => boolean): string[] {
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
  const query = stripLogPrefix(text);
  const all = splitWords(translateJapanese(query));
  const simple = all.filter(({isCompound}) => !isCompound);
  const meaningful = simple.filter(({term}) => !isStopWord(term));
  // Only stop words: the reader has just begun to type.
  const asked = (meaningful.length > 0 ? meaningful : simple.slice(-1)).flatMap((word) => {
    const around = all.filter(({isCompound, start, end}) => isCompound && start <= word.start && end >= word.end);
    return splitCompound(word.term, isKnown).map((term) => ({term, compounds: around.map((each) => each.term)}));
  });

  const terms = new Map<string, {weight: number; words: Set<string>}>();
  function add(term: string, weight: number, ...words: string[]): void {
    const added = terms.get(term) ?? {weight, words: new Set()};
    terms.set(term, {weight: Math.max(added.weight, weight), words: new Set([...added.words, ...words])});
  }
  for (const [index, {term, compounds}] of asked.entries()) {
    const [before = '', after = ''] = [asked[index - 1]?.term, asked[index + 1]?.term];
    const joined = [...compounds, before + term, term + after];
    const same = [term, ...joined].map(stem).filter(isKnown);
    const synonyms = [term, ...joined].flatMap(synonymsOf).map(stem).filter(isKnown);
    // An unknown word may be misspelled, the last one may be unfinished.
    const isOpen = same.length + synonyms.length === 0 || index === asked.length - 1;
    [...same, ...(isOpen ? [term, ...compounds] : [])].forEach((other) =>
      add(other, other.startsWith('-') ? OPTION : 1, term),
    );
    synonyms.forEach((other) => add(other, SYNONYM, term));
  }
  const typed = termsOf(query);
  typed.filter((term) => isKnown(term) && !terms.has(term)).forEach((term) => add(term, SYNONYM));
  return {
    terms,
    words: [...new Set(asked.map(({term}) => term))],
    phrase: typed.flatMap((term) => splitCompound(term, isKnown)).join(' '),
  };
}
