/** Shortens texts for the index that readers download. A hosted index holds them whole. */
import type {SearchRecord} from '../types';
import {isStopWord, splitWords, stem} from './words';

/** Longest text below a heading that is kept whole, in characters: some 20 words, of which a hit shows ten. */
const MAX_TEXT = 120;
/** The area of news. What a post says below its headings, guide and reference say too. */
const NEWS = 'Blog';

const stemsOf = (text: string): string[] =>
  splitWords(text)
    .filter(({term, parts}) => !parts && !isStopWord(term))
    .map(({term}) => stem(term));

const textOf = ({type, content, hierarchy}: SearchRecord): string =>
  (type === 'content' ? content : hierarchy[type]) ?? '';

/** What is kept of a record's text in any case: titles, headings and what stands above the first heading whole. */
function beginning(record: SearchRecord): string {
  const text = textOf(record);
  const end = text.lastIndexOf(' ', MAX_TEXT);
  const isLong = record.type === 'content' && record.hierarchy.lvl2 !== null && text.length > MAX_TEXT && end > 0;
  return isLong ? text.slice(0, end) : text;
}

/**
 * Shortens the long texts of a page for an index that readers download: behind the beginning only those words
 * are kept that the page has nowhere else. So every word still finds the page, and a third of it is saved.
 */
function abridgePage(records: readonly SearchRecord[]): SearchRecord[] {
  const known = new Set(records.flatMap((record) => stemsOf(beginning(record))));
  return records.map((record) => {
    const text = textOf(record);
    const start = beginning(record);
    const rest = [...text.slice(start.length).matchAll(/\S+/g)].flatMap(([word]) => {
      const fresh = stemsOf(word).filter((each) => !known.has(each));
      fresh.forEach((each) => known.add(each));
      return fresh.length > 0 ? [word.replace(/^[^\p{L}\p{N}$-]+|[^\p{L}\p{N}]+$/gu, '')] : [];
    });
    const short = `${start}… ${rest.join(' ')}`.trimEnd();
    return start.length < text.length && short.length < text.length ? {...record, content: short} : record;
  });
}

/**
 * Shortens the long texts of each page, so that every word still finds its page.
 *
 * @param records page by page
 * @returns the records in the same order, without what posts say below their headings
 */
export function abridge(records: readonly SearchRecord[]): SearchRecord[] {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    if (record.type === 'content' && record.hierarchy.lvl0 === NEWS && record.hierarchy.lvl2 !== null) {
      continue;
    }
    if (record.type === 'lvl1' || pages.length === 0) {
      pages.push([]);
    }
    pages.at(-1)!.push(record);
  }
  return pages.flatMap(abridgePage);
}
