/**
 * The index as a file: the texts, once each, and nothing that can be computed from them. Words are looked up in
 * the browser when the file is loaded: that takes a moment, while an index of words would double the file.
 *
 * The first line is JSON and says what the file is. Then each page is a block of lines: one that begins with
 * U+0001 for the page, with U+0002 to U+0006 for a heading of that level, any other line for a text. Behind tabs
 * stand what else belongs to a line: of a page its address and where to look up area, tag and language; of a
 * heading its anchor; of a text its anchor, if that is not the heading's.
 */
import {objectIdNamer} from '../records/objectId';
import {LEVELS, SearchError, type Hierarchy, type Level, type RecordType, type SearchRecord} from '../types';
import {checksum} from './checksum';

const FORMAT = 'embedded-search-index';
/** To be raised with every change of the lines' form. */
const VERSION = 1;

interface Head {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Checksum of the lines: other content, other build. */
  readonly build: string;
  /** Of the lines, in UTF-16 units. */
  readonly length: number;
  /** Area, tag and language of pages, each combination once. */
  readonly kinds: readonly (readonly [area: string, tag: string, language: string])[];
}

export interface IndexFile {
  readonly text: string;
  /** Changes with the content. Given to a page, it lets the page tell an index of another build. */
  readonly build: string;
}

const EMPTY_HIERARCHY = Object.fromEntries(LEVELS.map((level) => [level, null])) as Record<Level, string | null>;

const levelOf = (type: RecordType): number => (type === 'content' ? 0 : Number(type.slice(3)));

/** No text may look like another line or a further field. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const clean = (text: string | null): string => (text ?? '').replace(/[\s\u0000-\u001f]+/g, ' ').trim();

/**
 * Packs records into the text of an index file.
 *
 * @param records page by page, each page in reading order, its lvl1 record first
 * @throws Error when a page does not begin with its lvl1 record
 */
export function packIndex(records: readonly SearchRecord[]): IndexFile {
  const kinds: [string, string, string][] = [];
  const lines: string[] = [];
  let page: string | undefined;
  let section = '';
  for (const {url, type, content, hierarchy, language, docusaurus_tag: tag} of records) {
    const [path = '', anchor = ''] = url.split('#');
    const level = levelOf(type);
    if (level === 1) {
      const kind = [hierarchy.lvl0 ?? '', tag, language] as [string, string, string];
      const known = kinds.findIndex((other) => other.every((value, index) => value === kind[index]));
      lines.push(`\u0001${clean(hierarchy.lvl1)}\t${path}\t${known < 0 ? kinds.push(kind) - 1 : known}`);
      page = path;
      section = '';
    } else if (path !== page) {
      throw new Error(`The record ${url} does not follow the lvl1 record of its page.`);
    } else if (level > 1) {
      lines.push(`${String.fromCharCode(level)}${clean(hierarchy[LEVELS[level]!])}\t${anchor}`);
      section = anchor;
    } else {
      lines.push(anchor === section ? clean(content) : `${clean(content)}\t${anchor}`);
    }
  }
  const body = lines.join('\n');
  const head: Head = {format: FORMAT, version: VERSION, build: checksum(body), length: body.length, kinds};
  return {text: `${JSON.stringify(head)}\n${body}`, build: head.build};
}

/** Everything that can be wrong with a file, each in one sentence. */
function check(text: string, expectedBuild: string | undefined): {head: Head; body: string} {
  const unreadable = (message: string, cause?: unknown): SearchError =>
    new SearchError('deserialization', message, undefined, {cause});

  const end = text.indexOf('\n');
  let head: Partial<Head> | null;
  try {
    head = JSON.parse(end < 0 ? text : text.slice(0, end)) as Partial<Head> | null;
  } catch (error) {
    throw unreadable('What was loaded is not a search index.', error);
  }
  if (head?.format !== FORMAT) {
    throw unreadable('What was loaded is not a search index.');
  }
  if (head.version !== VERSION) {
    throw unreadable(
      `The search index has format ${head.version}, this page reads format ${VERSION}: reload the page.`,
    );
  }
  if (expectedBuild !== undefined && head.build !== expectedBuild) {
    throw unreadable('The search index belongs to another build of the site: reload the page.');
  }
  const body = end < 0 ? '' : text.slice(end + 1);
  if (body.length !== head.length) {
    throw unreadable(`The search index is incomplete: ${body.length} of ${head.length} characters have arrived.`);
  }
  if (checksum(body) !== head.build || !Array.isArray(head.kinds)) {
    throw unreadable('The search index is damaged.');
  }
  return {head: head as Head, body};
}

/**
 * Unpacks the text of an index file.
 *
 * @param expectedBuild the build that the page belongs to; without it any build will do
 * @returns the records as they were packed, in the same order
 * @throws SearchError 'deserialization' when the text is no index, incomplete, damaged, or of another format or build
 */
export function unpackIndex(text: string, expectedBuild?: string): SearchRecord[] {
  const {head, body} = check(text, expectedBuild);
  let nextId = objectIdNamer();
  let page = '';
  let section = '';
  let hierarchy: Hierarchy = EMPTY_HIERARCHY;
  let [, docusaurus_tag = '', language = ''] = head.kinds[0] ?? [];

  return (body === '' ? [] : body.split('\n')).map((line) => {
    const code = line.charCodeAt(0);
    const level = code >= 1 && code <= 6 ? code : 0;
    const [value = '', place, kind] = line.slice(level > 0 ? 1 : 0).split('\t');
    if (level === 1) {
      const [area, pageTag = '', pageLanguage = ''] = head.kinds[Number(kind)] ?? [];
      docusaurus_tag = pageTag;
      language = pageLanguage;
      nextId = objectIdNamer();
      page = place ?? '';
      section = '';
      hierarchy = {...EMPTY_HIERARCHY, lvl0: area ?? null, lvl1: value};
    } else if (level > 1) {
      const above = LEVELS.slice(0, level).map((name) => [name, hierarchy[name]]);
      hierarchy = {...EMPTY_HIERARCHY, ...Object.fromEntries(above), [LEVELS[level]!]: value};
      section = place ?? '';
    }
    const type = level > 0 ? (LEVELS[level] as RecordType) : 'content';
    const anchor = level > 0 ? section : (place ?? section);
    const url = anchor ? `${page}#${anchor}` : page;
    const content = level > 0 ? null : value;
    return {objectID: nextId(url, type), url, type, content, hierarchy, language, docusaurus_tag};
  });
}
