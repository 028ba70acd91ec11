/** The index that readers download: the texts page by page, as JSON. Its name is its hash, so nothing in it is checked again. */
import {pageRecords, type Line, type PageTexts} from '../records/pageRecords';
import {SearchError, type SearchRecord} from '../types';
import {termsOf} from './words';

/** Longest text below a heading that is kept whole, in characters: some 16 words, of which a hit shows ten. */
const MAX_TEXT = 100;

const isHeading = (line: Line): boolean => typeof line !== 'string' && line[2] !== undefined;
const textOf = (line: Line): string => (typeof line === 'string' ? line : line[0]);

/**
 * Shortens the texts below a page's first heading: after the beginning of a long one, only words that are nowhere else
 * on the page are kept, so that every word still finds its page. Of posts only the headings are kept, as guide and
 * reference contain the rest.
 */
function abridge(page: PageTexts): PageTexts {
  const first = page.lines.findIndex(isHeading);
  const isWhole = (line: Line, index: number): boolean => first < 0 || index < first || isHeading(line);
  const lines = page.area === 'Blog' ? page.lines.filter(isWhole) : page.lines;
  const cuts = lines.map((line, index) => {
    const text = textOf(line);
    const end = text.lastIndexOf(' ', MAX_TEXT);
    return isWhole(line, index) || text.length <= MAX_TEXT || end < 0 ? text.length : end;
  });
  const known = new Set(lines.flatMap((line, index) => termsOf(textOf(line).slice(0, cuts[index]))));
  return {
    ...page,
    lines: lines.map((line, index) => {
      const text = textOf(line);
      const rest = text
        .slice(cuts[index])
        .split(' ')
        .filter((word) => termsOf(word).filter((term) => !known.has(term) && known.add(term)).length > 0);
      const short = cuts[index] === text.length ? text : `${text.slice(0, cuts[index])}… ${rest.join(' ')}`.trimEnd();
      return typeof line === 'string' ? short : [short, line[1], ...line.slice(2)];
    }) as Line[],
  };
}

/** Makes the text of the index, at build time. */
export const buildIndex = (pages: readonly PageTexts[]): string => JSON.stringify(pages.map(abridge));

/**
 * Reads the text of an index.
 *
 * @throws SearchError 'deserialization' if it is not one: an HTML page, or a truncated file
 */
export function readIndex(text: string): SearchRecord[] {
  try {
    return (JSON.parse(text) as PageTexts[]).flatMap(pageRecords);
  } catch (error) {
    throw new SearchError('deserialization', 'The search index could not be read.', undefined, {cause: error});
  }
}
