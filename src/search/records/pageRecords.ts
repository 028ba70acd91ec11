/** The texts of a page as they are extracted and kept in the index, and the records that they become. */
import {EMPTY_HIERARCHY, LEVELS, type Hierarchy, type RecordType, type SearchRecord} from '../types';

/** A text under the last heading; one with its own anchor, such as an option's row; or a heading of a level. */
export type Line = string | readonly [text: string, anchor: string, level?: 2 | 3 | 4 | 5 | 6];

export interface PageTexts {
  /** Site path with base URL and trailing slash. */
  readonly url: string;
  readonly title: string;
  /** The heading that its hits are grouped under. */
  readonly category: string;
  /** `docs-guide-current` and so on; `default` for posts. */
  readonly docusaurusTag: string;
  readonly language: string;
  /** In reading order, the description first. */
  readonly lines: readonly Line[];
}

/** News and community pages mention what guide and reference explain. */
export const isMention = ({docusaurus_tag: tag}: SearchRecord): boolean => !/^docs-(?:guide|reference)/.test(tag);

/** Between the cells of a table row. */
export const CELL_SEPARATOR = ' · ';

/**
 * The records of a page, its title first. Their names stay the same from one build to the next, so that a saved search
 * still points at its record: address, type, and place among the records of the same address and type.
 */
export function pageRecords({url: path, title, category, docusaurusTag, language, lines}: PageTexts): SearchRecord[] {
  const places = new Map<string, number>();
  let hierarchy: Hierarchy = {...EMPTY_HIERARCHY, lvl0: category, lvl1: title};
  let section = '';

  function record(type: RecordType, content: string | null, anchor: string): SearchRecord {
    const url = anchor ? `${path}#${anchor}` : path;
    const name = `${url}|${type}`;
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    return {objectID: `${name}|${place}`, url, type, content, hierarchy, language, docusaurus_tag: docusaurusTag};
  }

  return [
    record('lvl1', null, ''),
    ...lines.map((line) => {
      const [text, anchor, level] = typeof line === 'string' ? [line, section] : line;
      if (!level) {
        return record('content', text, anchor);
      }
      const above = LEVELS.slice(0, level).map((name) => [name, hierarchy[name]]);
      hierarchy = {...EMPTY_HIERARCHY, ...Object.fromEntries(above), [`lvl${level}`]: text};
      section = anchor;
      return record(`lvl${level}`, null, anchor);
    }),
  ];
}
