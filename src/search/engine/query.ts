/** From what a reader typed or pasted to the terms that are looked up. */
import {stripLogPrefix} from '../logLine';
import {correctSpelling} from './spelling';
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

/** The words of an index. */
export interface Vocabulary {
  /** Stems, and compounds. */
  readonly terms: ReadonlySet<string>;
  /** Words as they are written, with how often they are there. */
  readonly spellings: ReadonlyMap<string, number>;
}

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

/** Replaces what is neither a word of the index nor of readers by the word that is meant. */
function correctWords(text: string, {terms, spellings}: Vocabulary): string {
  const isKnown = (term: string): boolean => terms.has(stem(term)) || isStopWord(term) || synonymsOf(term).length > 0;
  const words = splitWords(text);
  const simple = words.filter(({isCompound}) => !isCompound);
  return simple.reduceRight((corrected, {term, start, end}, index) => {
    const around = words.filter((word) => word.isCompound && word.start <= start && word.end >= end);
    const joined = [(simple[index - 1]?.term ?? '') + term, term + (simple[index + 1]?.term ?? '')];
    const forms = [...around.map((word) => word.term), ...joined, ...splitCompound(term, (part) => terms.has(part))];
    const isBegun = index === simple.length - 1 && [...terms].some((other) => other.startsWith(term));
    const meant = forms.some(isKnown) || isBegun ? term : correctSpelling(term, spellings);
    return meant === term ? corrected : corrected.slice(0, start) + meant + corrected.slice(end);
  }, text);
}

/**
 * Reads a query.
 *
 * @param text any text: words, an option, a message pasted with its time stamps
 */
export function parseQuery(text: string, {terms: known, spellings}: Vocabulary): Query {
  const isKnown = (term: string): boolean => known.has(term);
  const query = correctWords(stripLogPrefix(text), {terms: known, spellings});
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
