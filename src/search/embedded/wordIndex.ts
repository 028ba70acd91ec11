/** Finds the words of a concept in the texts of all places: MiniSearch with one document for each text. */
import MiniSearch from 'minisearch';
import type {Place} from './places';
import type {Concept} from './query';
import {Vocabulary} from './vocabulary';
import {isStopWord, splitWords, stem} from './words';

/** Where a concept is found. */
export interface Matches {
  readonly concept: Concept;
  /** By number of the place; 0 where it is not found. */
  readonly scores: Float64Array;
  readonly places: readonly number[];
  /** Stems of the words that were found for it. */
  readonly stems: ReadonlySet<string>;
  /** How much the concept says: more for rarer ones. */
  readonly weight: number;
}

/** One text of a place, as a document. */
interface Entry {
  readonly id: number;
  readonly stems: string;
}

/** Words to look for, each with so many wrong letters. */
interface Spelling {
  readonly terms: readonly string[];
  readonly errors: number;
}

/** What a word with a typing error counts, at most. */
const FUZZY_WEIGHT = 0.5;
/** Letters of the longest word that must be right, and of the longest with one error at most. */
const MAX_EXACT = 3;
const MAX_ONE_ERROR = 5;
/** Letters of the longest word that may be misspelt: what is longer is no word, and takes long to compare. */
const MAX_MISSPELT = 30;

export class WordIndex {
  readonly vocabulary = new Vocabulary();
  private readonly documents = new MiniSearch<Entry>({
    fields: ['stems'],
    tokenize: (stems) => stems.split(' '),
    processTerm: (each) => each,
    searchOptions: {weights: {prefix: 0, fuzzy: FUZZY_WEIGHT}},
  });
  /** By number of the entry. */
  private readonly placeOf: number[] = [];
  private readonly weightOf: number[] = [];

  constructor(private readonly places: readonly Place[]) {
    places.forEach(({texts}, place) => {
      for (const {text, weight, isName} of texts) {
        const stems = this.vocabulary.add(
          splitWords(text).filter(({term}) => !isStopWord(term)),
          isName,
        );
        this.documents.add({id: this.placeOf.length, stems: stems.join(' ')});
        this.placeOf.push(place);
        this.weightOf.push(weight);
      }
    });
  }

  /**
   * Looks a concept up. If nothing stands for it, words that differ by one typing error do, and then by two.
   *
   * @param allowErrors whether to look for typing errors at all
   */
  lookUp(concept: Concept, allowErrors: boolean): Matches {
    const scores = new Float64Array(this.places.length);
    const places: number[] = [];
    const stems = new Set<string>();

    for (const {terms, errors} of this.spellings(concept, allowErrors)) {
      this.documents.search(terms.join(' '), {
        fuzzy: errors,
        boostTerm: (each) => concept.stems.get(each) ?? 1,
        // Takes each result as it is made, so that MiniSearch need not sort them.
        filter: ({id, score, queryTerms, terms: found}) => {
          const place = this.placeOf[id as number]!;
          if (scores[place] === 0) {
            places.push(place);
          }
          // MiniSearch multiplies by the number of terms found; here they all stand for one thing.
          const value = (score / queryTerms.length) * this.weightOf[id as number]!;
          scores[place] = Math.max(scores[place]!, value);
          found.forEach((each) => stems.add(each));
          return false;
        },
      });
      if (places.length > 0) {
        break;
      }
    }
    const rest = this.places.length - places.length;
    return {concept, scores, places, stems, weight: Math.log(1 + (rest + 0.5) / (places.length + 0.5))};
  }

  /** What to look for, one after the other until something is found: the words known for a concept, or its misspellings. */
  private spellings({term, stems}: Concept, allowErrors: boolean): Spelling[] {
    if (stems.size > 0) {
      return [{terms: [...stems.keys()], errors: 0}];
    }
    if (!allowErrors || term.length <= MAX_EXACT || term.length > MAX_MISSPELT) {
      return [];
    }
    const swaps = this.vocabulary.swaps(term);
    if (swaps.length > 0) {
      return [{terms: swaps, errors: 0}];
    }
    const terms = [stem(term)];
    return term.length > MAX_ONE_ERROR ? [1, 2].map((errors) => ({terms, errors})) : [{terms, errors: 1}];
  }
}
