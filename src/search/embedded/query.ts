/** From what a reader typed or pasted to what is looked up. */
import {stripLogPrefix} from '../logLine';
import {synonymsOf, translateJapanese} from './synonyms';
import {pairOf, type Vocabulary} from './vocabulary';
import {isStopWord, PRODUCT, splitWords, stem} from './words';

/** One thing that the reader asks for, with all the words that stand for it. */
export interface Concept {
  /** As typed, in lower case. */
  readonly term: string;
  /** Stems of words of the index, each with how well it stands for the concept, above 0 and up to 1. */
  readonly stems: ReadonlyMap<string, number>;
}

/** How well a stem stands for a concept. Set by hand and by the questions of ./questions. */
const WEIGHTS = {
  /** The word itself, in any form. */
  exact: 1,
  /** The word joined with its neighbour, or a compound it is a part of: `updatekey` for `key`. */
  compound: 0.6,
  /** The word and its neighbour one after the other in a name, beside what each counts by itself. */
  pair: 0.15,
  synonym: 0.5,
  /** A longer word that begins with it. */
  completion: 0.5,
  /** What any of these counts for a part of the product's name, which stands on every page. */
  product: 0.2,
} as const;

/** More things than these add time and no meaning: of a longer text, the rarest count. */
const MAX_CONCEPTS = 16;
/** No message is longer; what is behind is not read. */
const MAX_LENGTH = 2_000;

/** A version, whole or not: `1.14`. */
const VERSION = /^\d+\.\d/;

interface Term {
  readonly term: string;
  /** Compounds of the query that the term is a part of: `updatekey` and `--update-key` for `key`. */
  readonly compounds: readonly string[];
}

/** The smallest words of a query in order; words that readers run together are taken apart. */
function termsOf(text: string, vocabulary: Vocabulary): Term[] {
  const words = splitWords(text);
  const compounds = words.filter(({parts}) => parts);
  return words
    .filter(({parts}) => !parts)
    .flatMap(({term, start, end}) => {
      const around = compounds.filter((word) => word.start <= start && word.end >= end).map((word) => word.term);
      const parts = vocabulary.partsOf(term);
      return parts ? parts.map((part) => ({term: part, compounds: [...around, term]})) : [{term, compounds: around}];
    });
}

function conceptOf(terms: readonly Term[], index: number, vocabulary: Vocabulary): Concept {
  const {term, compounds} = terms[index]!;
  const stems = new Map<string, number>();
  const add = (root: string, weight: number): void => {
    if (vocabulary.has(root)) {
      stems.set(root, Math.max(weight, stems.get(root) ?? 0));
    }
  };
  const before = terms[index - 1]?.term;
  const after = terms[index + 1]?.term;
  const joined = [...compounds, ...(before ? [before + term] : []), ...(after ? [term + after] : [])];

  add(stem(term), WEIGHTS.exact);
  joined.forEach((word) => add(stem(word), WEIGHTS.compound));
  if (before) add(pairOf(stem(before), stem(term)), WEIGHTS.pair);
  if (after) add(pairOf(stem(term), stem(after)), WEIGHTS.pair);
  [term, ...joined].flatMap(synonymsOf).forEach((word) => add(stem(word), WEIGHTS.synonym));
  // The last word may be unfinished, and a version says less than it could.
  const isLast = index === terms.length - 1;
  if ((isLast && (term.length > 1 || (terms.length === 1 && compounds.length === 0))) || VERSION.test(term)) {
    vocabulary.completions(term).forEach((root) => add(root, WEIGHTS.completion));
  }
  if (isLast) {
    compounds.flatMap((word) => vocabulary.completions(word)).forEach((root) => add(root, WEIGHTS.completion));
  }
  const share = compounds.includes(PRODUCT) ? WEIGHTS.product : 1;
  return {term, stems: new Map([...stems].map(([root, weight]) => [root, weight * share]))};
}

/**
 * Understands a query.
 *
 * @param query any text: words, an option, a message pasted with its time stamps
 * @returns what is asked for, each thing once; empty if there is nothing to look up
 */
export function understand(query: string, vocabulary: Vocabulary): Concept[] {
  const text = translateJapanese(stripLogPrefix(query.slice(0, MAX_LENGTH))).replace(/[\s?]+$/, '');
  const all = termsOf(text, vocabulary);
  const meaningful = all.filter(({term}) => !isStopWord(term));
  // Only function words: the reader has just begun to type.
  const asked = meaningful.length > 0 ? meaningful : all.slice(-1);
  const seen = new Set<string>();
  return asked
    .map((_, index) => conceptOf(asked, index, vocabulary))
    .filter(({term}) => !seen.has(term) && seen.add(term))
    .sort((a, b) => vocabulary.rarity(stem(b.term)) - vocabulary.rarity(stem(a.term)))
    .slice(0, MAX_CONCEPTS);
}
