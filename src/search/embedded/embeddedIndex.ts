/** Answers requests of the hosted service's shape from an index in memory. */
import type {Highlighted, HighlightResult, Level, SearchHit, SearchRecord, SearchRequest, SearchResult} from '../types';
import {LEVELS} from '../types';
import {facetFilter} from './facets';
import {Highlighter} from './highlight';
import {placesOf, type Place} from './places';
import {understand} from './query';
import {rank} from './ranking';
import {WordIndex} from './wordIndex';
import {verbatimShare, wordSequence} from './verbatim';
import {stem} from './words';

/** The hosted service's own defaults. */
const DEFAULTS = {hitsPerPage: 20, preTag: '<em>', postTag: '</em>', ellipsis: '…', snippetWords: 10} as const;
const MAX_HITS_PER_PAGE = 1_000;
/** A text of more words was pasted, not typed. */
const MAX_TYPED_CONCEPTS = 8;
/** No message of the program is longer, in characters. */
const MAX_PASTED = 500;

/** A whole number in a range, whatever was asked for. */
const within = (value: number | undefined, least: number, most: number, otherwise: number): number =>
  value === undefined || Number.isNaN(value) ? otherwise : Math.min(most, Math.max(least, Math.trunc(value)));

type Attribute = 'content' | `hierarchy.${Level}`;
const ATTRIBUTES: readonly Attribute[] = ['content', ...LEVELS.map((level) => `hierarchy.${level}` as const)];

const valueOf = ({content, hierarchy}: SearchRecord, attribute: Attribute): string | null =>
  attribute === 'content' ? content : hierarchy[attribute.slice('hierarchy.'.length) as Level];

/** Applies a function to those of a record's attributes that have a text. */
function mapTexts(
  record: SearchRecord,
  attributes: readonly Attribute[],
  map: (text: string, attribute: Attribute) => HighlightResult,
): Highlighted {
  const results = attributes.flatMap((attribute) => {
    const text = valueOf(record, attribute);
    return text === null ? [] : [[attribute, map(text, attribute)] as const];
  });
  const content = results.find(([attribute]) => attribute === 'content');
  const hierarchy = results
    .filter(([attribute]) => attribute !== 'content')
    .map(([attribute, value]) => [attribute.slice('hierarchy.'.length), value]);
  return {...(content && {content: content[1]}), hierarchy: Object.fromEntries(hierarchy) as Highlighted['hierarchy']};
}

/** Number of words for each attribute: `content:10`, `hierarchy.lvl1:10`, `*:10`. */
function snippetSizes(attributes: readonly string[]): Map<Attribute, number> {
  return new Map(
    attributes.flatMap((entry) => {
      const [name = '', words] = entry.split(':');
      const size = within(words === undefined ? undefined : Number(words), 1, 1_000, DEFAULTS.snippetWords);
      return ATTRIBUTES.filter((attribute) => name === '*' || name === attribute).map((each) => [each, size] as const);
    }),
  );
}

/** Keeps what was asked for, and `objectID`, as the hosted service does. */
function retrieve(record: SearchRecord, attributes: readonly string[] | undefined): SearchRecord {
  if (!attributes || attributes.includes('*')) {
    return record;
  }
  const wants = (name: string): boolean => attributes.includes(name);
  const {hierarchy, objectID, ...rest} = record;
  const levels = LEVELS.filter((level) => wants('hierarchy') || wants(`hierarchy.${level}`));
  return {
    objectID,
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => wants(name))),
    ...(levels.length > 0 && {hierarchy: Object.fromEntries(levels.map((level) => [level, hierarchy[level]]))}),
  } as SearchRecord; // As of a hosted service: what was not asked for is missing.
}

export class EmbeddedIndex {
  private readonly places: readonly Place[];
  private readonly words: WordIndex;
  /** For each section the words of its texts, in their order. */
  private readonly sequences: string[][][] = [];

  /** @param records page by page in reading order */
  constructor(records: readonly SearchRecord[]) {
    this.places = placesOf(records);
    this.words = new WordIndex(this.places);
    for (const {section, texts} of this.places) {
      (this.sequences[section] ??= []).push(wordSequence(texts.map(({text}) => text).join(' ')));
    }
  }

  /** Answers one request; never throws, whatever the query. A query without a word finds nothing. */
  search(request: SearchRequest): SearchResult {
    const {query, attributesToSnippet = [], attributesToRetrieve} = request;
    const concepts = understand(query, this.words.vocabulary);
    const matches = concepts
      .map((concept) => this.words.lookUp(concept, concepts.length <= MAX_TYPED_CONCEPTS))
      .filter(({places}) => places.length > 0);
    const sequence = wordSequence(query.slice(0, MAX_PASTED));
    const found = rank(this.places, matches, facetFilter(request.facetFilters), {
      size: (section) => this.sequences[section]!.length,
      verbatimShare: (section) => verbatimShare(sequence, this.sequences[section]!),
    });

    const conceptOf = new Map(matches.flatMap(({concept, stems}) => [...stems].map((each) => [each, concept.term])));
    const highlighter = new Highlighter({
      conceptOf: (term) => conceptOf.get(stem(term)),
      conceptCount: concepts.length,
      preTag: request.highlightPreTag ?? DEFAULTS.preTag,
      postTag: request.highlightPostTag ?? DEFAULTS.postTag,
      ellipsis: request.snippetEllipsisText ?? DEFAULTS.ellipsis,
    });
    const sizes = snippetSizes(attributesToSnippet);
    const toHit = (record: SearchRecord): SearchHit => ({
      ...retrieve(record, attributesToRetrieve),
      _highlightResult: mapTexts(record, ATTRIBUTES, (text) => highlighter.highlight(text)),
      ...(sizes.size > 0 && {
        _snippetResult: mapTexts(record, [...sizes.keys()], (text, attribute) =>
          highlighter.snippet(text, sizes.get(attribute)!),
        ),
      }),
    });

    const hitsPerPage = within(request.hitsPerPage, 1, MAX_HITS_PER_PAGE, DEFAULTS.hitsPerPage);
    const page = within(request.page, 0, Number.MAX_SAFE_INTEGER, 0);
    return {
      hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(toHit),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      hitsPerPage,
      query,
    };
  }
}
