/** The embedded search engine: MiniSearch matches and scores sections; whole queries and pages then count, too. */
import MiniSearch, {type SearchResult as Match} from 'minisearch';
import {CELL_SEPARATOR, isMention} from '../records/pageRecords';
import {LEVELS, type SearchHit, type SearchRecord, type SearchRequest, type SearchResult} from '../types';
import {parseQuery, type Query} from './query';
import {snippetOf} from './snippet';
import {synonyms} from './synonyms';
import {isStopWord, splitWords, stem, termsOf} from './words';

// The figures below were set with the questions of e2e/search; the README says what each part earns.

/** Where a term may be: "above" are the page's title and the headings that lead to the section. */
const FIELDS = ['title', 'heading', 'text', 'above'] as const;
type Field = (typeof FIELDS)[number];
/** What a term counts in a field, if not 1: what a page or a section is called says what it is about. */
const BOOSTS = {title: 2, heading: 1.5} as const satisfies Partial<Record<Field, number>>;
/** What a term counts that is the beginning of another: less than one that is there. Misspellings are corrected before. */
const UNSURE = {fuzzy: 0, prefix: 0.8} as const;
/** How much it counts that all words are found: above 1, two words are more than twice one. */
const COVERAGE_POWER = 1.5;
/** How many times more a section counts that has the whole query as a phrase, such as a pasted message. */
const PHRASE = 2;
/** What a page counts that mentions what others explain. */
const MENTIONED = 0.6;
/** Least share of the best score: weaker sections would stand between better ones, as the best of their group. */
const WEAKEST = 0.15;

/** The records of one address: what is found. */
interface Section {
  readonly page: string;
  readonly records: SearchRecord[];
  /** For each record, its terms in order, between spaces. */
  readonly phrases: string[];
}

/** A section as it is searched: its terms by place. */
type SectionDocument = Record<Field, string[]> & {readonly id: number};

interface Rated {
  readonly section: Section;
  readonly match: Match;
  readonly score: number;
}

const ownText = ({type, content, hierarchy}: SearchRecord): string =>
  (type === 'content' ? content : hierarchy[type]) ?? '';

export class SearchEngine {
  private readonly sections: Section[] = [];
  private readonly vocabulary = {terms: new Set<string>(), spellings: new Map(synonyms.map(([word]) => [word, 1]))};
  private readonly documents = new MiniSearch<SectionDocument>({
    fields: [...FIELDS],
    // The terms are there already, in fields and in queries.
    stringifyField: (terms) => (terms as string[]).join(' '),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: {boost: BOOSTS, weights: UNSURE},
  });

  /** @param records page by page in reading order */
  constructor(records: readonly SearchRecord[]) {
    const documents = new Map<string, SectionDocument>();
    for (const record of records) {
      const {url, type} = record;
      const document = documents.get(url) ?? this.open(record);
      documents.set(url, document);
      const text = ownText(record);
      document[type === 'lvl1' ? 'title' : type === 'content' ? 'text' : 'heading'].push(...this.index(text));
      if (url.includes('#option-')) {
        // A row of a table, but for its reader a place by that name.
        const [names = ''] = text.split(CELL_SEPARATOR, 1);
        document.title.push(...(names.match(/-[a-z-]+/g) ?? []));
        document.heading.push(...this.index(names));
      }
      const section = this.sections[document.id]!;
      section.records.push(record);
      section.phrases.push(` ${termsOf(text).join(' ')} `);
    }
    this.documents.addAll([...documents.values()]);
  }

  /** Answers one request; never throws, whatever the query. A query without a word finds nothing. */
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
  private open({url, type, hierarchy}: SearchRecord): SectionDocument {
    const above = LEVELS.slice(1).filter((level) => level !== type);
    const id = this.sections.push({page: url.replace(/#.*/, ''), records: [], phrases: []}) - 1;
    return {
      id,
      title: [],
      // The anchor is often what the writer would have called the section in one word.
      heading: this.index(url.replace(/\/$/, '').replace(/^.*[/#]/, '')),
      text: [],
      above: this.index(above.map((level) => hierarchy[level]).join(' ')),
    };
  }

  /** The terms of a text, compounds too, as the index has them. */
  private index(text: string): string[] {
    const words = splitWords(text).filter(({term}) => !isStopWord(term));
    const {terms, spellings} = this.vocabulary;
    return words.map(({term}) => {
      spellings.set(term, (spellings.get(term) ?? 0) + 1);
      terms.add(stem(term));
      return stem(term);
    });
  }

  /** Looks up the terms; those that are not in the index, as beginnings. */
  private match({terms}: Query): Match[] {
    return this.documents.search([...terms.keys()].join(' '), {
      boostTerm: (term) => terms.get(term)!.weight,
      prefix: (term) => !this.vocabulary.terms.has(term),
    });
  }

  /** Puts the sections in order: each counts by how many of the words it has, and gains from the rest of its page. */
  private rank(query: Query): Rated[] {
    const {terms, words, phrase} = query;
    const found = this.match(query).map((match): Rated => {
      const section = this.sections[match.id as number]!;
      const covered = new Set(match.queryTerms.flatMap((term) => [...terms.get(term)!.words]));
      const isPhrase = phrase.includes(' ') && section.phrases.some((each) => each.includes(` ${phrase} `));
      // MiniSearch multiplies by the number of terms, and several terms may replace one word.
      const score = (match.score / match.queryTerms.length) * (covered.size / words.length) ** COVERAGE_POWER;
      const factor = (isPhrase ? PHRASE : 1) * (isMention(section.records[0]!) ? MENTIONED : 1);
      return {section, match, score: score * factor};
    });
    const pages = new Map<string, number>();
    found.forEach(({section: {page}, score}) => pages.set(page, (pages.get(page) ?? 0) + score));
    const best = Math.max(...pages.values());
    return found
      .map((rated) => ({...rated, score: rated.score * (1 + pages.get(rated.section.page)! / best)}))
      .sort((a, b) => b.score - a.score)
      .filter(({score}, _, [first]) => score >= WEAKEST * first!.score);
  }

  /** The record that shows best why the section was found: the first with most of the matched terms. */
  private toHit({section, match: {terms}}: Rated, snippetWords: number): SearchHit {
    const counts = section.phrases.map((phrase) => terms.filter((term) => phrase.includes(` ${term} `)).length);
    const record = section.records[counts.indexOf(Math.max(...counts))]!;
    const matched = new Set(terms);
    const snippet = (['content', ...LEVELS] as const).flatMap((attribute) => {
      const text = attribute === 'content' ? record.content : record.hierarchy[attribute];
      return text === null ? [] : [[attribute, snippetOf(text, matched, snippetWords)]];
    });
    return {...record, snippet: Object.fromEntries(snippet) as SearchHit['snippet']};
  }
}
