/** Converts typed or pasted text to terms to look up. */
import {stripLogPrefix} from '../logLine';
import {correctSpelling} from './spelling';
import {synonymsOf, translateJapanese} from './synonyms';
import {isStopWord, splitWords, stem, termsOf} from './words';

/** A term to look up. */
export interface QueryTerm {
  /** Weight of the term; 1 for a typed word. */
  readonly weight: number;
  /** The typed words that the term replaces. */
  readonly words: ReadonlySet<string>;
}

export interface Query {
  readonly terms: ReadonlyMap<string, QueryTerm>;
  /** The typed words. */
  readonly words: readonly string[];
  /** Neighboring terms of the whole query, with spaces around each. */
  readonly pairs: readonly string[];
}

/** Weight of a synonym, and of Japanese text quoted by the pages next to its translation. */
const SYNONYM = 0.5;
/** Minimum length of the parts of words written as one. */
const MIN_PART = 3;
/** A code of kintone. If the index doesn't have it, its parts would find other codes. */
const CODE = /\b[A-Z]+_[A-Z]{2}\d{2}\b/g;

/** The words of the index. */
export interface Vocabulary {
  /** Stems and compounds, with the number of sections that contain them. */
  readonly terms: ReadonlyMap<string, number>;
  /** Words as written, with their frequency. */
  readonly spellings: ReadonlyMap<string, number>;
}

/** Returns the parts of words written as one: `guest` and `space` of `guestspace`. */
function splitCompound(term: string, isKnown: (term: string) => boolean): string[] {
  for (let at = term.length - MIN_PART; !isKnown(stem(term)) && at >= MIN_PART; at--) {
    const parts = [term.slice(0, at), term.slice(at)];
    if (parts.every((part) => isKnown(stem(part)))) {
      return parts;
    }
  }
  return [term];
}

/** Corrects words that are neither in the index nor reader synonyms. */
function correctWords(text: string, {terms, spellings}: Vocabulary): string {
  const isKnown = (term: string): boolean => terms.has(stem(term)) || isStopWord(term) || synonymsOf(term).length > 0;
  const words = splitWords(text);
  const simple = words.filter(({isCompound}) => !isCompound);
  return simple.reduceRight((corrected, {term, start, end}, index) => {
    const around = words.filter((word) => word.isCompound && word.start <= start && word.end >= end);
    const joined = [(simple[index - 1]?.term ?? '') + term, term + (simple[index + 1]?.term ?? '')];
    const forms = [...around.map((word) => word.term), ...joined, ...splitCompound(term, (part) => terms.has(part))];
    const isBegun = index === simple.length - 1 && [...terms.keys()].some((other) => other.startsWith(term));
    const meant = forms.some(isKnown) || isBegun ? term : correctSpelling(term, spellings);
    return meant === term ? corrected : corrected.slice(0, start) + meant + corrected.slice(end);
  }, text);
}

/**
 * Reads a query.
 *
 * @param text any text, such as words, an option, or a pasted message with timestamps
 */
export function parseQuery(text: string, {terms: known, spellings}: Vocabulary): Query {
  const isKnown = (term: string): boolean => known.has(term);
  const listed = text.replace(CODE, (code) => (isKnown(code.replace('_', '').toLowerCase()) ? code : ''));
  const query = correctWords(stripLogPrefix(listed), {terms: known, spellings});
  const all = splitWords(translateJapanese(query));
  const simple = all.filter(({isCompound}) => !isCompound);
  const meaningful = simple.filter(({term}) => !isStopWord(term));
  // A query of stop words only, since the reader has just begun to type.
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
    // An unknown word can be misspelled; the last one can be unfinished.
    const isOpen = same.length + synonyms.length === 0 || index === asked.length - 1;
    [...same, ...(isOpen ? [term, ...compounds] : [])].forEach((other) => add(other, 1, term));
    synonyms.forEach((other) => add(other, SYNONYM, term));
  }
  const phrase = termsOf(query).flatMap((term) => splitCompound(term, isKnown));
  phrase.filter((term) => isKnown(term) && !terms.has(term)).forEach((term) => add(term, SYNONYM));
  return {
    terms,
    words: asked.map(({term}) => term),
    pairs: phrase.slice(1).map((term, index) => ` ${phrase[index]} ${term} `),
  };
}
