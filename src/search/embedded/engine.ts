/** The embedded search engine: MiniSearch matches and scores sections, one step of ours sorts them. */
import MiniSearch, {type SearchResult as Match} from 'minisearch';
import {CELL_SEPARATOR} from '../records/pageRecords';
import {LEVELS, type SearchHit, type SearchRecord, type SearchRequest, type SearchResult} from '../types';
import {parseQuery, type Query} from './query';
import {snippetOf} from './snippet';
import {isStopWord, splitWords, stem, termsOf} from './words';

// All figures in this file are set by hand, and measured with the questions of e2e/search.

/** What a term counts for its place. */
const BOOSTS = {
  title: 5,
  heading: 3,
  /** Last part of the address: often what the writer would have called it in one word. */
  address: 1.4,
  /** First cell of a table row: the message, the field. */
  lead: 1.3,
  text: 1,
  /** The page's title and the headings above. */
  above: 0.8,
} as const;
type Field = keyof typeof BOOSTS;

/** How much it counts that all terms are found: above 1, two words are more than twice one. */
const COVERAGE_POWER = 1.5;
/** News and community pages mention what guide and reference explain. By lvl0; other areas count 1. */
const AREAS: Readonly<Record<string, number>> = {Blog: 0.8, Community: 0.8};
/** How much more a section counts that has the whole query as a phrase. */
const PHRASE = 1;
/** How much more if that phrase is all that one of its texts says. */
const EXACT = 0.3;
/** How much more if the whole query is in the title and the headings that lead to the section. */
const NAMED = 0.5;
const NAMES: readonly string[] = ['title', 'heading', 'above'] satisfies Field[];
/** Shorter phrases are in many texts by chance. */
const MIN_PHRASE = 3;
/** Comparing takes time: only so many of the best sections are compared. */
const MAX_COMPARED = 25;
/** A query of more words was pasted, not typed: it has no typing errors, and looking for them takes time. */
const MAX_TYPED = 8;
/** Letters of the longest word that must be right; twice as many may have two errors. */
const MAX_EXACT = 3;
/** Letters of the longest word that may be misspelled: longer ones are not words, and take long to compare. */
const MAX_MISSPELT = 30;

/** The records of one address: what is found. */
interface Section {
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

const byScore = (a: Rated, b: Rated): number => b.score - a.score;

/** The terms of the record's own texts. */
function fieldsOf(record: SearchRecord): Partial<Record<Field, string>> {
  const text = ownText(record);
  if (record.type !== 'content') {
    return record.type === 'lvl1' ? {title: text} : {heading: text};
  }
  const cut = text.indexOf(CELL_SEPARATOR);
  if (cut < 0) {
    return {text};
  }
  // The row of an option has its own address, like a heading.
  return {[record.url.includes('#option-') ? 'heading' : 'lead']: text.slice(0, cut), text: text.slice(cut)};
}

/** What it adds to a section's score that its texts have the query, or the longest part of it, word by word. */
function phraseBonus(query: readonly string[], {phrases}: Section): number {
  const text = phrases.join('|');
  let longest = MIN_PHRASE - 1;
  for (let from = 0; from + longest < query.length; from++) {
    while (from + longest < query.length && text.includes(` ${query.slice(from, from + longest + 1).join(' ')} `)) {
      longest++;
    }
  }
  const share = longest < MIN_PHRASE ? 0 : longest / query.length;
  const whole = ` ${query.join(' ')} `;
  const exactness = phrases.map((phrase) => (phrase.includes(whole) ? whole.length / phrase.length : 0));
  return PHRASE * share ** 2 + EXACT * Math.max(...exactness);
}

export class SearchEngine {
  private readonly sections: Section[] = [];
  private readonly vocabulary = new Set<string>();
  private readonly documents = new MiniSearch<SectionDocument>({
    fields: Object.keys(BOOSTS),
    // The terms are there already, in fields and in queries.
    stringifyField: (terms) => (terms as string[]).join(' '),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: {boost: BOOSTS},
  });

  /** @param records page by page in reading order */
  constructor(records: readonly SearchRecord[]) {
    const documents = new Map<string, SectionDocument>();
    for (const record of records) {
      let document = documents.get(record.url);
      if (!document) {
        const above = LEVELS.slice(1)
          .filter((level) => level !== record.type)
          .map((level) => record.hierarchy[level]);
        document = {
          id: this.sections.length,
          title: [],
          heading: [],
          address: this.index(record.url.replace(/\/$/, '').replace(/^.*[/#]/, '')),
          lead: [],
          text: [],
          above: this.index(above.join(' ')),
        };
        documents.set(record.url, document);
        this.sections.push({records: [], phrases: []});
      }
      for (const [field, text] of Object.entries(fieldsOf(record))) {
        document[field as Field].push(...this.index(text));
      }
      const section = this.sections[document.id]!;
      section.records.push(record);
      section.phrases.push(` ${termsOf(ownText(record)).join(' ')} `);
    }
    this.documents.addAll([...documents.values()]);
  }

  /** Answers one request; never throws, whatever the query. A query without a word finds nothing. */
  search({query: text, page, hitsPerPage, snippetWords}: SearchRequest): SearchResult {
    const query = parseQuery(text, (term) => this.vocabulary.has(term));
    const found = this.rank(query, text, this.match(query));
    const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: shown.map((rated) => this.toHit(rated, snippetWords)),
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
    };
  }

  /** The terms of a text, compounds too, as the index has them. */
  private index(text: string): string[] {
    const terms = splitWords(text)
      .filter(({term}) => !isStopWord(term))
      .map(({term}) => stem(term));
    terms.forEach((term) => this.vocabulary.add(term));
    return terms;
  }

  private match({terms, words, unfinished}: Query): Match[] {
    const isTyped = words.length <= MAX_TYPED;
    return this.documents.search([...terms.keys()].join(' '), {
      boostTerm: (term) => terms.get(term)!.weight,
      prefix: (term) => unfinished.has(term) && (term.length > 1 || terms.size === 1),
      fuzzy: (term) =>
        isTyped && terms.get(term)!.isUnknown && term.length > MAX_EXACT && term.length <= MAX_MISSPELT
          ? Math.min(2, Math.floor(term.length / MAX_EXACT))
          : false,
    });
  }

  /** Puts the sections in order by coverage, area, phrase and names. */
  private rank({terms, words}: Query, text: string, matches: readonly Match[]): Rated[] {
    const wordsOf = (some: readonly string[]): Set<string> =>
      new Set(some.flatMap((term) => [...(terms.get(term)?.words ?? [])]));
    const counts = new Map<string, number>();
    const found = matches.map((match) => ({match, covered: wordsOf(match.queryTerms)}));
    found.forEach(({covered}) => covered.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1)));
    // As BM25 weighs words: those in fewer sections count more.
    const rarity = new Map(
      words.map((word) => {
        const count = counts.get(word) ?? 0;
        return [word, count > 0 ? Math.log(1 + (this.sections.length - count + 0.5) / (count + 0.5)) : 0];
      }),
    );
    const sum = (some: Iterable<string>): number => [...some].reduce((total, word) => total + rarity.get(word)!, 0);
    const total = sum(words);
    const namedShare = ({match}: Match): number =>
      sum(wordsOf(Object.keys(match).filter((term) => match[term]!.some((field) => NAMES.includes(field))))) / total;
    const rated = found
      .map(({match, covered}): Rated => {
        const section = this.sections[match.id as number]!;
        const area = AREAS[section.records[0]!.hierarchy.lvl0 ?? ''] ?? 1;
        // MiniSearch multiplies by the number of terms, and several terms may replace one word.
        const score = (match.score / match.queryTerms.length) * (sum(covered) / total) ** COVERAGE_POWER * area;
        return {section, match, score};
      })
      .sort(byScore);

    const phrase = termsOf(text);
    const best = rated
      .slice(0, MAX_COMPARED)
      .map(({section, match, score}) => {
        const bonus = phraseBonus(phrase, section) + NAMED * namedShare(match) ** 2;
        return {section, match, score: score * (1 + bonus)};
      })
      .sort(byScore);
    return [...best, ...rated.slice(MAX_COMPARED)];
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
