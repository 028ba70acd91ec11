/** Puts places in order: the place about a thing before places that mention it. */
import type {SearchRecord} from '../types';
import type {Place} from './places';
import type {Matches} from './wordIndex';

/** What counts how much. Set by hand and by the questions of ./queries. */
export const FACTORS = {
  /** What a text inherits of the scores above it. */
  ofHeading: 0.7,
  ofAbove: 0.35,
  ofTitle: 0.45,
  /** What the lesser counts where a concept stands both in a text and above it. */
  repeated: 0.3,
  /** What a title or heading counts at least, however much else it names. */
  incomplete: 0.6,
  /** How much it counts that the words stand together in one text and not only in one section. */
  together: 0.6,
  /** How much it counts that everything asked for is there. */
  coveragePower: 1.5,
  /** Sections that have less of what is asked for than this part of the best one are left out. */
  minCoverage: 0.6,
  /** How much a section loses by length: with many texts it mentions, with few it is about. */
  length: 0.07,
  /** How much more a section counts that has the query word by word. */
  verbatim: 1,
  thin: 0.8,
  /** Each further section of the same page counts that much less than the one before. */
  samePage: 0.92,
};
/** News and community pages mention what guide and reference explain. */
export const AREAS: Readonly<Record<string, number>> = {Blog: 0.55, Community: 0.8};
/** As many sections are shown, even if they have less than they should of what is asked for. */
const MIN_SECTIONS = 5;
/** Comparing word by word takes its time: only the best are compared. */
const MAX_COMPARED = 40;
/** Texts in a section of title and description. */
const THIN_SIZE = 2;
/** Texts in a usual section. */
const USUAL_SIZE = 4;

interface Section {
  /** Number of the place that shows best why the section was found. */
  best: number;
  /** Score of that place. */
  score: number;
  /** For each concept the best value of any place. */
  readonly values: Float64Array;
}

function inherited(above: readonly number[], scores: Float64Array): number {
  let most = 0;
  const last = above.length - 1;
  for (let index = 0; index <= last; index++) {
    const share = index === last ? FACTORS.ofTitle : index === 0 ? FACTORS.ofHeading : FACTORS.ofAbove;
    most = Math.max(most, share * scores[above[index]!]!);
  }
  return most;
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/** What is known of sections beside their places. */
export interface SectionFacts {
  /** Number of texts in a section. */
  readonly size: (section: number) => number;
  /** The part of the query, 0 to 1, that a section has word by word. */
  readonly verbatimShare: (section: number) => number;
}

/**
 * @param accepts filters records
 * @returns the best record of each section that was found, best section first
 */
export function rank(
  places: readonly Place[],
  matches: readonly Matches[],
  accepts: (record: SearchRecord) => boolean,
  sections: SectionFacts,
): SearchRecord[] {
  const total = matches.reduce((weights, {weight}) => weights + weight, 0);
  const coverageOf = (values: Float64Array): number =>
    matches.reduce((covered, {weight}, index) => (values[index]! > 0 ? covered + weight : covered), 0) / total;

  const found = new Set(matches.flatMap((each) => each.places));
  for (const number of found) {
    const {subjects} = places[number]!;
    if (subjects > 0) {
      const named = matches.filter(({scores}) => scores[number]! > 0).length;
      const share = FACTORS.incomplete + (1 - FACTORS.incomplete) * Math.min(1, named / subjects);
      for (const {scores} of matches) scores[number]! *= share;
    }
  }
  const candidates = new Map<number, Section>();
  const values = new Float64Array(matches.length);
  for (const number of found) {
    const place = places[number]!;
    if (!accepts(place.record)) {
      continue;
    }
    matches.forEach(({scores}, index) => {
      const own = scores[number]!;
      const from = inherited(place.above, scores);
      values[index] = Math.max(own, from) + (place.subjects > 0 ? 0 : FACTORS.repeated * Math.min(own, from));
    });
    const score = sum(values) * coverageOf(values) ** FACTORS.coveragePower;
    const section = candidates.get(place.section);
    if (!section) {
      candidates.set(place.section, {best: number, score, values: values.slice()});
      continue;
    }
    if (score > section.score) {
      section.best = number;
      section.score = score;
    }
    values.forEach((value, index) => {
      section.values[index] = Math.max(value, section.values[index]!);
    });
  }
  const rated = [...candidates.values()].map(({best, score, values}) => {
    const coverage = coverageOf(values);
    const whole = sum(values) * coverage ** FACTORS.coveragePower;
    const {record, section} = places[best]!;
    const area = AREAS[record.hierarchy.lvl0 ?? ''] ?? 1;
    const size = sections.size(section);
    // A page of title and description only, such as a category's, leads to what it names.
    const thin = size === THIN_SIZE && !record.url.includes('#') ? FACTORS.thin : 1;
    const length = thin * (size / USUAL_SIZE) ** -FACTORS.length;
    return {best, coverage, score: length * area * (FACTORS.together * score + (1 - FACTORS.together) * whole)};
  });
  const bestCoverage = Math.max(...rated.map(({coverage}) => coverage));
  const ranked = rated
    .sort((a, b) => b.score - a.score)
    .filter(({coverage}, index) => index < MIN_SECTIONS || coverage >= FACTORS.minCoverage * bestCoverage);

  for (const each of ranked.slice(0, MAX_COMPARED)) {
    each.score *= 1 + FACTORS.verbatim * sections.verbatimShare(places[each.best]!.section) ** 2;
  }
  ranked.sort((a, b) => b.score - a.score);
  const perPage = new Map<string, number>();
  return ranked
    .map(({best, score}) => {
      const {record} = places[best]!;
      const page = record.url.replace(/#.*$/, '');
      const before = perPage.get(page) ?? 0;
      perPage.set(page, before + 1);
      return {record, score: score * FACTORS.samePage ** before};
    })
    .sort((a, b) => b.score - a.score)
    .map(({record}) => record);
}
