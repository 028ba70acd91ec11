/** Puts places in order: the place about a thing before places that mention it. */
import type {SearchRecord} from '../types';
import type {Place} from './places';
import type {SectionTexts} from './verbatim';
import type {Matches} from './wordIndex';

// All figures of this file are set by hand and by the questions of ./questions.

/** The part of a score that a text inherits from what stands above it. */
const INHERITED = {ownHeading: 0.7, otherHeading: 0.35, title: 0.45} as const;
/** What the lesser of two scores counts where a concept stands both in a text and above it. */
const REPEATED = 0.3;
/** What a title or heading counts at least, however much else it names. */
const INCOMPLETE_NAME = 0.6;
/** How much of a section's score comes from its best place alone; the rest is for the section as a whole. */
const TOGETHER = 0.6;
/** How much it counts that everything asked for is there: above 1, two concepts are more than twice one. */
const COVERAGE_POWER = 1.5;
/** Sections that cover less than this part of what the best one covers are left out … */
const MIN_COVERAGE = 0.6;
/** … unless fewer than these would be left. */
const MIN_SECTIONS = 5;
/** Texts in a usual section. */
const USUAL_SIZE = 4;
/** How much a section loses by length, as a power: with many texts it mentions, with few it is about. */
const LENGTH_POWER = 0.07;
/** Texts of a page that has a title and a description only, such as a category's: it leads to what it names … */
const SUMMARY_SIZE = 2;
/** … and counts so much less than the page that it leads to. */
const SUMMARY_ONLY = 0.8;
/** News and community pages mention what guide and reference explain. By lvl0; other areas count 1. */
const AREAS: Readonly<Record<string, number>> = {Blog: 0.55, Community: 0.8};
/** How much more a section counts that has the whole query word by word. */
const VERBATIM = 1;
/** Comparing word by word takes its time: only so many of the best sections are compared. */
const MAX_COMPARED = 40;
/** Each further section of a page counts that much less than the one before, so that other pages are seen too. */
const SAME_PAGE = 0.92;

interface Section {
  /** Number of the place that shows best why the section was found. */
  best: number;
  /** Score of that place. */
  score: number;
  /** For each concept the best value of any place. */
  readonly values: Float64Array;
}

interface Rated {
  readonly place: Place;
  readonly score: number;
  /** The part of what is asked for that the section has, 0 to 1. */
  readonly coverage: number;
}

const byScore = (a: Rated, b: Rated): number => b.score - a.score;

/** For each concept the scores by number of the place, where a name that names other things as well counts less. */
function weighNames(
  matches: readonly Matches[],
  found: Iterable<number>,
  places: readonly Place[],
): readonly Float64Array[] {
  const scores = matches.map((each) => each.scores.slice());
  for (const number of found) {
    const {subjects} = places[number]!;
    if (subjects > 0) {
      const named = scores.filter((each) => each[number]! > 0).length;
      const share = INCOMPLETE_NAME + (1 - INCOMPLETE_NAME) * Math.min(1, named / subjects);
      for (const each of scores) each[number]! *= share;
    }
  }
  return scores;
}

/** The most that a text gets from the headings and the title above it. */
function inherited(above: readonly number[], scores: Float64Array): number {
  const last = above.length - 1;
  let most = 0;
  for (let index = 0; index <= last; index++) {
    const share = index === last ? INHERITED.title : index === 0 ? INHERITED.ownHeading : INHERITED.otherHeading;
    most = Math.max(most, share * scores[above[index]!]!);
  }
  return most;
}

/** Writes down for each concept what it is worth in a place, by what stands in it and above it. */
function valuesOf(
  number: number,
  {above, subjects}: Place,
  scores: readonly Float64Array[],
  values: Float64Array,
): void {
  for (let concept = 0; concept < scores.length; concept++) {
    const own = scores[concept]![number]!;
    const fromAbove = inherited(above, scores[concept]!);
    values[concept] = Math.max(own, fromAbove) + (subjects > 0 ? 0 : REPEATED * Math.min(own, fromAbove));
  }
}

/** Joins the places of each section: several records share an address, and an address is shown once. */
function joinSections(
  found: readonly number[],
  places: readonly Place[],
  scores: readonly Float64Array[],
  scoreOf: (values: Float64Array) => number,
): Iterable<Section> {
  const sections = new Map<number, Section>();
  const values = new Float64Array(scores.length); // One for all places: a query finds hundreds.
  for (const number of found) {
    const place = places[number]!;
    valuesOf(number, place, scores, values);
    const score = scoreOf(values);
    const section = sections.get(place.section);
    if (!section) {
      sections.set(place.section, {best: number, score, values: values.slice()});
      continue;
    }
    if (score > section.score) {
      section.best = number;
      section.score = score;
    }
    for (let concept = 0; concept < values.length; concept++) {
      section.values[concept] = Math.max(values[concept]!, section.values[concept]!);
    }
  }
  return sections.values();
}

/** What values amount to: how much they cover of all that is asked for, 0 to 1, and their score. */
class Coverage {
  private readonly total: number;

  /** @param weights what each concept says; above 0 */
  constructor(private readonly weights: readonly number[]) {
    this.total = weights.reduce((sum, weight) => sum + weight, 0);
  }

  of(values: Float64Array): number {
    let covered = 0;
    for (let concept = 0; concept < values.length; concept++) {
      covered += values[concept]! > 0 ? this.weights[concept]! : 0;
    }
    return covered / this.total;
  }

  score(values: Float64Array): number {
    let sum = 0;
    for (const value of values) {
      sum += value;
    }
    return sum * this.of(values) ** COVERAGE_POWER;
  }
}

/** What a section counts for what it is, whatever is asked for. */
function standingOf({record}: Place, size: number): number {
  const area = AREAS[record.hierarchy.lvl0 ?? ''] ?? 1;
  const isSummaryOnly = size === SUMMARY_SIZE && !record.url.includes('#');
  return area * (isSummaryOnly ? SUMMARY_ONLY : 1) * (size / USUAL_SIZE) ** -LENGTH_POWER;
}

/** Leaves out what covers much less than the best. */
function dropPoor(rated: readonly Rated[]): Rated[] {
  const best = rated.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  return rated.filter(({coverage}, index) => index < MIN_SECTIONS || coverage >= MIN_COVERAGE * best);
}

/** Lets sections that have the query's own words one after the other come first. */
function preferVerbatim(rated: readonly Rated[], query: readonly string[], texts: SectionTexts): Rated[] {
  return rated
    .map((each, index) => {
      const share = index < MAX_COMPARED ? texts.verbatimShare(each.place.section, query) : 0;
      return {...each, score: each.score * (1 + VERBATIM * share ** 2)};
    })
    .sort(byScore);
}

/** Lets other pages come between the sections of a page. */
function spreadPages(rated: readonly Rated[]): Rated[] {
  const perPage = new Map<string, number>();
  return rated
    .map((each) => {
      const page = each.place.record.url.replace(/#.*$/, '');
      const before = perPage.get(page) ?? 0;
      perPage.set(page, before + 1);
      return {...each, score: each.score * SAME_PAGE ** before};
    })
    .sort(byScore);
}

export interface RankingInput {
  readonly places: readonly Place[];
  /** Where each concept of the query was found. */
  readonly matches: readonly Matches[];
  /** The query's words in order, as `wordSequence` cuts them. */
  readonly query: readonly string[];
  readonly texts: SectionTexts;
  /** Which records may be shown. */
  readonly accepts: (record: SearchRecord) => boolean;
}

/** @returns the best record of each section that was found, best section first */
export function rank({places, matches, query, texts, accepts}: RankingInput): SearchRecord[] {
  const found = new Set(matches.flatMap((each) => each.places));
  const scores = weighNames(matches, found, places);

  const coverage = new Coverage(matches.map(({weight}) => weight));
  const shown = [...found].filter((number) => accepts(places[number]!.record));
  const rated = Array.from(
    joinSections(shown, places, scores, (values) => coverage.score(values)),
    ({best, score, values}): Rated => {
      const place = places[best]!;
      const joined = TOGETHER * score + (1 - TOGETHER) * coverage.score(values);
      return {place, score: standingOf(place, texts.size(place.section)) * joined, coverage: coverage.of(values)};
    },
  ).sort(byScore);
  return spreadPages(preferVerbatim(dropPoor(rated), query, texts)).map(({place}) => place.record);
}
