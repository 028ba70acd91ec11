/** Where words stand: what each record is searched by, how much it counts, and what stands above it. */
import {CELL_SEPARATOR, POINTER} from '../records/row';
import type {RecordType, SearchRecord} from '../types';
import {isStopWord, splitWords, stem} from './words';

interface PlaceText {
  readonly text: string;
  /** One of `WEIGHTS`. */
  readonly weight: number;
  /** Whether words count more for standing together, as in the title of a thing. */
  readonly isName?: boolean;
}

export interface Place {
  readonly record: SearchRecord;
  readonly texts: readonly PlaceText[];
  /** Number of the address; several records share one. */
  readonly section: number;
  /** How many different words a title, a heading or an option has; 0 for texts. */
  readonly subjects: number;
  /** Numbers of the records above: the own heading first, the page's title last. */
  readonly above: readonly number[];
}

/** What a word counts for standing where it stands. Set by hand and by the questions of ./questions. */
const WEIGHTS = {
  title: 5,
  heading: 3,
  /** Words of an address: often what the writer would have called it in one word. */
  address: 1.5,
  /** The name of an option in its row, which has an address of its own. */
  option: 1.8,
  /** First cell of any other row: the message, the field. */
  lead: 1.3,
  /** Description and first paragraph of a page. */
  summary: 1.8,
  text: 1,
  /** A row that sends the reader to the page that explains. */
  signpost: 0.6,
} as const;
/** So many texts at the start of a page sum it up. */
const SUMMARY_TEXTS = 2;

/** Begins the anchor of an option's row. */
const OPTION = '#option-';

const levelOf = (type: RecordType): number => (type === 'content' ? Infinity : Number(type.slice(3)));

function textsOf({type, content, hierarchy, url}: SearchRecord, isSummary: boolean): PlaceText[] {
  if (type !== 'content') {
    const text = hierarchy[type] ?? '';
    const address = type === 'lvl1' ? url.replace(/^.*?([^/]*)\/*$/, '$1') : url.replace(/^[^#]*#?/, '');
    return [
      {text, weight: type === 'lvl1' ? WEIGHTS.title : WEIGHTS.heading, isName: true},
      {text: address, weight: WEIGHTS.address},
    ];
  }
  const text = content ?? '';
  if (text.includes(POINTER)) {
    return [{text, weight: WEIGHTS.signpost}];
  }
  const cut = text.indexOf(CELL_SEPARATOR);
  return cut < 0
    ? [{text, weight: isSummary ? WEIGHTS.summary : WEIGHTS.text}]
    : [
        {text: text.slice(0, cut), weight: url.includes(OPTION) ? WEIGHTS.option : WEIGHTS.lead},
        {text: text.slice(cut), weight: WEIGHTS.text},
      ];
}

const subjectsOf = (text: string): number =>
  new Set(splitWords(text).flatMap(({term, parts}) => (parts || isStopWord(term) ? [] : [stem(term)]))).size;

/** @param records page by page in reading order */
export function placesOf(records: readonly SearchRecord[]): Place[] {
  const sections = new Map<string, number>();
  let headings: {readonly id: number; readonly level: number}[] = [];
  return records.map((record, id) => {
    const level = levelOf(record.type);
    headings = headings.filter((heading) => heading.level < level);
    const above = headings.map((heading) => heading.id).reverse();
    if (level !== Infinity) {
      headings.push({id, level});
    }
    const section = sections.get(record.url) ?? sections.size;
    sections.set(record.url, section);
    const subjects = record.type === 'content' ? 0 : subjectsOf(record.hierarchy[record.type] ?? '');
    const isSummary = above.length === 1 && id - above[0]! <= SUMMARY_TEXTS;
    return {record, texts: textsOf(record, isSummary), section, subjects, above};
  });
}
