/** Answers requests of the hosted service's shape from an index in memory. */
import type {SearchRequest, SearchResult} from '../wire';
import type {SearchRecord} from '../types';
import {facetFilter} from './facets';
import {Highlighter} from './highlight';
import {placesOf, type Place} from './places';
import {understand} from './query';
import {rank} from './ranking';
import {hitMaker} from './toHit';
import {SectionTexts, wordSequence} from './verbatim';
import {WordIndex, type Matches} from './wordIndex';
import {splitWords, type Word} from './words';

/** The hosted service's own defaults. */
const DEFAULTS = {hitsPerPage: 20, preTag: '<em>', postTag: '</em>', ellipsis: '…'} as const;
/** As of the hosted service. */
const MAX_HITS_PER_PAGE = 1_000;
/** A query of more concepts was pasted, not typed: it has no typing errors, and looking for them takes time. */
const MAX_TYPED_CONCEPTS = 8;
/** No message of the program is longer, in characters. */
const MAX_PASTED = 500;

/** A whole number in a range, whatever was asked for. */
const within = (value: number | undefined, least: number, most: number, otherwise: number): number =>
  value === undefined || Number.isNaN(value) ? otherwise : Math.min(most, Math.max(least, Math.trunc(value)));

export class EmbeddedIndex {
  private readonly places: readonly Place[];
  private readonly words: WordIndex;
  private readonly texts: SectionTexts;
  /** Texts that were shown, in words: while a reader types, much is shown again. */
  private readonly shownWords = new Map<string, readonly Word[]>();

  /** @param records page by page in reading order */
  constructor(records: readonly SearchRecord[]) {
    this.places = placesOf(records);
    this.words = new WordIndex(this.places);
    this.texts = new SectionTexts(this.places);
  }

  /** Answers one request; never throws, whatever the query. A query without a word finds nothing. */
  search(request: SearchRequest): SearchResult {
    const {query} = request;
    const concepts = understand(query, this.words.vocabulary);
    const matches = concepts
      .map((concept) => this.words.lookUp(concept, concepts.length <= MAX_TYPED_CONCEPTS))
      .filter(({places}) => places.length > 0);
    const found = rank({
      places: this.places,
      matches,
      query: wordSequence(query.slice(0, MAX_PASTED)),
      texts: this.texts,
      accepts: facetFilter(request.facetFilters),
    });

    const hitsPerPage = within(request.hitsPerPage, 1, MAX_HITS_PER_PAGE, DEFAULTS.hitsPerPage);
    const page = within(request.page, 0, Number.MAX_SAFE_INTEGER, 0);
    const toHit = hitMaker(request, this.highlighter(request, matches, concepts.length));
    return {
      hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(toHit),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      hitsPerPage,
      query,
    };
  }

  private highlighter(request: SearchRequest, matches: readonly Matches[], conceptCount: number): Highlighter {
    const conceptOf = new Map(matches.flatMap(({concept, stems}) => [...stems].map((each) => [each, concept.term])));
    return new Highlighter({
      wordsOf: (text) => this.wordsOf(text),
      conceptOf: (term) => conceptOf.get(this.words.vocabulary.stemOf(term)),
      conceptCount,
      preTag: request.highlightPreTag ?? DEFAULTS.preTag,
      postTag: request.highlightPostTag ?? DEFAULTS.postTag,
      ellipsis: request.snippetEllipsisText ?? DEFAULTS.ellipsis,
    });
  }

  private wordsOf(text: string): readonly Word[] {
    let words = this.shownWords.get(text);
    if (!words) {
      words = splitWords(text);
      this.shownWords.set(text, words);
    }
    return words;
  }
}
