/** The extracted texts of a page, as stored in the index, and their conversion to records. */
import {EMPTY_HIERARCHY, lastLevel, LEVELS, type Hierarchy, type RecordType, type SearchRecord} from '../types';

/** A text under the last heading, a text with its own anchor, such as an option's row, or a heading of a level. */
export type Line = string | readonly [text: string, anchor: string, level?: 2 | 3 | 4 | 5 | 6];

export interface PageTexts {
  /** Site path with base URL and trailing slash. */
  readonly url: string;
  readonly title: string;
  /** The top-level heading of its hits. */
  readonly category: string;
  /** `docs-guide-current` and so on; `default` for posts. */
  readonly docusaurusTag: string;
  readonly language: string;
  /** In reading order. */
  readonly lines: readonly Line[];
}

/** Returns whether a record belongs to news and community pages, which mention topics of guide and reference. */
export const isMention = ({docusaurus_tag: tag}: SearchRecord): boolean => !/^docs-(?:guide|reference)/.test(tag);

/** Separator between the cells of a table row. */
export const CELL_SEPARATOR = ' · ';

/**
 * Returns the records of a page, its title first. Their names are stable between builds, so that a saved search still
 * points at its record: address, type, and position among records with the same address and type.
 */
export function pageRecords({url: path, title, category, docusaurusTag, language, lines}: PageTexts): SearchRecord[] {
  const places = new Map<string, number>();
  let hierarchy: Hierarchy = {...EMPTY_HIERARCHY, lvl0: category, lvl1: title};
  let section = '';

  function record(type: RecordType, content: string | null, anchor: string, headings = hierarchy): SearchRecord {
    const url = anchor ? `${path}#${anchor}` : path;
    const name = `${url}|${type}`;
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    const objectID = `${name}|${place}`;
    return {objectID, url, type, content, hierarchy: headings, language, docusaurus_tag: docusaurusTag};
  }

  return [
    record('lvl1', null, ''),
    ...lines.map((line) => {
      if (typeof line === 'string') {
        return record('content', line, section);
      }
      const [text, anchor, level] = line;
      if (!level) {
        const [name = '', ...cells] = text.split(CELL_SEPARATOR);
        const own = LEVELS[LEVELS.indexOf(lastLevel(hierarchy)) + 1]!;
        return record('content', cells.join(CELL_SEPARATOR), anchor, {...hierarchy, [own]: name});
      }
      const above = LEVELS.slice(0, level).map((name) => [name, hierarchy[name]]);
      hierarchy = {...EMPTY_HIERARCHY, ...Object.fromEntries(above), [`lvl${level}`]: text};
      section = anchor;
      return record(`lvl${level}`, null, anchor);
    }),
  ];
}
