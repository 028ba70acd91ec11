/** The embedded search engine. MiniSearch scores sections; query coverage and pages adjust the scores. */
import MiniSearch, {type SearchResult as Match} from 'minisearch';
import {CELL_SEPARATOR, isMention} from '../records/pageRecords';
import {
  lastLevel,
  LEVELS,
  optionOf,
  type SearchHit,
  type SearchRecord,
  type SearchRequest,
  type SearchResult,
} from '../types';
import {parseQuery, type Query} from './query';
import {snippetOf} from './snippet';
import {synonyms} from './synonyms';
import {isStopWord, splitWords, stem, termsOf} from './words';

// The values below were tuned with the questions of e2e/search; the README states the effect of each part.

/** Fields of a section. "above" contains the page's title and the parent headings. */
const FIELDS = ['title', 'heading', 'text', 'above'] as const;
type Field = (typeof FIELDS)[number];
/** Weights of fields, by default 1. Titles and headings state the topic of a page or a section. */
const BOOSTS = {title: 2.5, heading: 1.5, above: 1.25} as const satisfies Partial<Record<Field, number>>;
/** Weight of a prefix match, lower than an exact match. Misspellings are corrected before. */
const UNSURE = {fuzzy: 0, prefix: 0.8} as const;
/** Parameters of BM25, without the score that MiniSearch adds for a mere occurrence. */
const BM25 = {k: 1.2, b: 0.7, d: 0} as const;
/** Exponents of the IDF, for a term and for the words that a section has. Rare words tell more. */
const IDF_POWER = {term: 0.5, coverage: 0.35} as const;
/** Exponent of the coverage. Above 1, two words count more than twice as much as one. */
const COVERAGE_POWER = 1.25;
/** Number of sections of a page, best first, that count for the page. A longer page would only gain by its length. */
const PAGE_SECTIONS = 5;
/** Gain from the page: a section of the best page counts three times, one of a weak page hardly more than alone. */
const PAGE_GAIN = 2;
/** Exponent of the share of the query's neighboring words that are neighbors in a section, too. A phrase counts twice. */
const PHRASE_POWER = 2;
/** What commands do with records. */
const OPERATIONS = ['import', 'export', 'delete'];
/** Weight of pages that only mention topics explained elsewhere, and of pages on another operation than the query's. */
const ASIDE_WEIGHT = 0.6;
/** Minimum share of the top score. Weaker sections would otherwise lead their group, between better ones. */
const MIN_SCORE_SHARE = 0.15;

/** The records of one address, which form one hit. */
interface Section {
  readonly page: string;
  readonly records: SearchRecord[];
  /** For each record, its terms in order, between spaces. */
  readonly phrases: string[];
}

/** Terms of a section by field, as indexed. */
type SectionDocument = Record<Field, string[]> & {readonly id: number};

interface Rated {
  readonly section: Section;
  readonly match: Match;
  readonly score: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Counts a term once more. */
const add = (counts: Map<string, number>, term: string): unknown => counts.set(term, (counts.get(term) ?? 0) + 1);

/** Returns a record's text; of an option, the whole row. */
function ownText({type, url, content, hierarchy}: SearchRecord): string {
  const heading = type !== 'content' || optionOf(url) ? hierarchy[lastLevel(hierarchy)] : null;
  return [heading, content].filter((part) => part !== null).join(CELL_SEPARATOR);
}

export class SearchEngine {
  private readonly sections: Section[] = [];
  private readonly vocabulary = {
    terms: new Map<string, number>(),
    spellings: new Map(synonyms.map(([word]) => [word, 1])),
  };
  private readonly documents = new MiniSearch<SectionDocument>({
    fields: [...FIELDS],
    // The fields and queries already contain terms.
    stringifyField: (terms) => (terms as string[]).join(' '),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: {boost: BOOSTS, weights: UNSURE, bm25: BM25},
  });

  /** @param records page by page */
  constructor(records: readonly SearchRecord[]) {
    const documents = new Map<string, SectionDocument>();
    for (const record of records) {
      const {url, type, hierarchy} = record;
      const document = documents.get(url) ?? this.open(record);
      documents.set(url, document);
      const text = ownText(record);
      document[type === 'lvl1' ? 'title' : type === 'content' ? 'text' : 'heading'].push(...this.index(text));
      if (optionOf(url)) {
        // A table row that readers treat as a section by that name.
        const names = hierarchy[lastLevel(hierarchy)]!;
        document.title.push(...(names.match(/-[a-z-]+/g) ?? []));
        document.heading.push(...this.index(names));
      }
      const section = this.sections[document.id]!;
      section.records.push(record);
      section.phrases.push(` ${termsOf(text).join(' ')} `);
    }
    this.documents.addAll([...documents.values()]);
    for (const document of documents.values()) {
      new Set(FIELDS.flatMap((field) => document[field])).forEach((term) => add(this.vocabulary.terms, term));
    }
  }

  /** Answers one request; never throws for any query. A query without a word finds nothing. */
  search({query, page, hitsPerPage, snippetWords}: SearchRequest): SearchResult {
    const found = this.rank(parseQuery(query, this.vocabulary));
    const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: shown.map((rated) => this.toHit(rated, snippetWords)),
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
    };
  }

  /** Adds the section that begins with the record. */
  private open({url, hierarchy}: SearchRecord): SectionDocument {
    const own = lastLevel(hierarchy);
    const above = LEVELS.slice(1).filter((level) => level !== own);
    const id = this.sections.push({page: url.replace(/#.*/, ''), records: [], phrases: []}) - 1;
    return {
      id,
      title: [],
      // The anchor is often the best one-word name of the section.
      heading: this.index(url.replace(/\/$/, '').replace(/^.*[/#]/, '')),
      text: [],
      above: this.index(above.map((level) => hierarchy[level]).join(' ')),
    };
  }

  /** Returns the terms of a text as indexed, including compounds. */
  private index(text: string): string[] {
    const words = splitWords(text).filter(({term}) => !isStopWord(term));
    return words.map(({term}) => {
      add(this.vocabulary.spellings, term);
      return stem(term);
    });
  }

  /** Returns the inverse document frequency of what a number of sections contain. */
  private idf(count: number): number {
    return Math.log(1 + (this.sections.length - count + 0.5) / (count + 0.5));
  }

  /** Looks up the terms. Terms that aren't in the index match as prefixes. */
  private match({terms}: Query): Match[] {
    return this.documents.search([...terms.keys()].join(' '), {
      // Also in a field that rarely contains it, such as titles, a common word tells little.
      boostTerm: (term) => terms.get(term)!.weight * this.idf(this.vocabulary.terms.get(term) ?? 1) ** IDF_POWER.term,
      prefix: (term) => !this.vocabulary.terms.has(term),
    });
  }

  /** Sorts the sections. The score depends on which words match, and increases with the rest of the page. */
  private rank(query: Query): Rated[] {
    const {terms, words, pairs} = query;
    const asked = OPERATIONS.filter((each) => terms.has(stem(each)));
    // A query without an operation is seldom about deletion.
    const others = OPERATIONS.filter((each) => (asked.length > 0 ? !asked.includes(each) : each === 'delete'));
    const matches = this.match(query).map((match) => ({
      match,
      covered: new Set(match.queryTerms.flatMap((term) => [...terms.get(term)!.words])),
    }));
    const importance = new Map(
      words.map((word) => {
        const count = matches.filter(({covered}) => covered.has(word)).length;
        return [word, this.idf(count) ** IDF_POWER.coverage];
      }),
    );
    const found = matches.map(({match, covered}): Rated => {
      const section = this.sections[match.id as number]!;
      const coverage = sum([...covered].map((word) => importance.get(word)!));
      const near = pairs.filter((pair) => section.phrases.some((each) => each.includes(pair))).length;
      // MiniSearch multiplies by the number of terms, and several terms can replace one word.
      const score = (match.score / match.queryTerms.length) * coverage ** COVERAGE_POWER;
      const isAside = isMention(section.records[0]!) || others.some((each) => section.page.includes(each));
      const factor = (1 + (near / (pairs.length || 1)) ** PHRASE_POWER) * (isAside ? ASIDE_WEIGHT : 1);
      return {section, match, score: score * factor};
    });
    const pages = new Map<string, number[]>();
    found.sort((a, b) => b.score - a.score);
    for (const {section, score} of found) {
      pages.set(section.page, [...(pages.get(section.page) ?? []), score].slice(0, PAGE_SECTIONS));
    }
    const best = Math.max(...[...pages.values()].map(sum));
    return found
      .map((rated) => ({...rated, score: rated.score * (1 + (PAGE_GAIN * sum(pages.get(rated.section.page)!)) / best)}))
      .sort((a, b) => b.score - a.score)
      .filter(({score}, _, [first]) => score >= MIN_SCORE_SHARE * first!.score);
  }

  /** Returns the record that best shows the match: the first one with the most matched terms. */
  private toHit({section, match: {terms}}: Rated, snippetWords: number): SearchHit {
    const counts = section.phrases.map((phrase) => terms.filter((term) => phrase.includes(` ${term} `)).length);
    const record = section.records[counts.indexOf(Math.max(...counts))]!;
    const matched = new Set(terms);
    const snippet = (['content', ...LEVELS] as const).flatMap((field) => {
      const [text, size] = field === 'content' ? [record.content, snippetWords] : [record.hierarchy[field], Infinity];
      return text === null ? [] : [[field, snippetOf(text, matched, size)]];
    });
    return {...record, snippet: Object.fromEntries(snippet) as SearchHit['snippet']};
  }
}
