/** Makes hits of the records found, with the attributes, highlights and snippets that a request asks for. */
import type {Highlighted, HighlightResult, SearchHit, SearchRequest} from '../wire';
import {LEVELS, type Level, type SearchRecord} from '../types';
import type {Highlighter} from './highlight';

/** The hosted service's default; and as many words as no text has. */
const SNIPPET_WORDS = {usual: 10, most: 1_000} as const;

/** Of a record, all that is no hierarchy. */
const SIMPLE_ATTRIBUTES = ['objectID', 'url', 'type', 'content', 'language', 'docusaurus_tag'] as const;

type Attribute = 'content' | `hierarchy.${Level}`;
const ATTRIBUTES: readonly Attribute[] = ['content', ...LEVELS.map((level) => `hierarchy.${level}` as const)];

const levelOf = (attribute: Exclude<Attribute, 'content'>): Level => attribute.slice('hierarchy.'.length) as Level;

/** Applies a function to those of a record's attributes that have a text. */
function mapTexts(
  {content, hierarchy}: SearchRecord,
  attributes: Iterable<Attribute>,
  map: (text: string, attribute: Attribute) => HighlightResult,
): Highlighted {
  const levels: Partial<Record<Level, HighlightResult>> = {};
  let ofContent: HighlightResult | undefined;
  for (const attribute of attributes) {
    const text = attribute === 'content' ? content : hierarchy[levelOf(attribute)];
    if (text === null) {
      continue;
    }
    if (attribute === 'content') {
      ofContent = map(text, attribute);
    } else {
      levels[levelOf(attribute)] = map(text, attribute);
    }
  }
  return {...(ofContent && {content: ofContent}), hierarchy: levels};
}

/** Number of words for each attribute, of entries such as `content:10`, `hierarchy.lvl1`, `*:5`. */
function snippetSizes(entries: readonly string[]): Map<Attribute, number> {
  return new Map(
    entries.flatMap((entry) => {
      const [name = '', words = ''] = entry.split(':');
      const asked = Math.trunc(Number(words)) || SNIPPET_WORDS.usual;
      const size = Math.min(SNIPPET_WORDS.most, Math.max(1, asked));
      return ATTRIBUTES.filter((attribute) => name === '*' || name === attribute).map((each) => [each, size] as const);
    }),
  );
}

/** Keeps of records what was asked for, and `objectID`, as the hosted service does. */
function retriever(attributes: readonly string[] | undefined): (record: SearchRecord) => SearchRecord {
  if (!attributes || attributes.includes('*')) {
    return (record) => record;
  }
  const names = SIMPLE_ATTRIBUTES.filter((name) => name === 'objectID' || attributes.includes(name));
  const levels = LEVELS.filter(
    (level) => attributes.includes('hierarchy') || attributes.includes(`hierarchy.${level}`),
  );
  const pick = <Key extends string, Value>(from: Readonly<Record<Key, Value>>, keys: readonly Key[]): object =>
    Object.fromEntries(keys.map((key) => [key, from[key]]));
  return (record) =>
    ({
      ...pick(record, names),
      ...(levels.length > 0 && {hierarchy: pick(record.hierarchy, levels)}),
    }) as SearchRecord; // As of a hosted service: what was not asked for is missing.
}

/**
 * @param highlighter knows the words of the request's query
 * @returns a function that makes a hit of a record
 */
export function hitMaker(
  {attributesToRetrieve, attributesToSnippet = []}: SearchRequest,
  highlighter: Highlighter,
): (record: SearchRecord) => SearchHit {
  const sizes = snippetSizes(attributesToSnippet);
  const retrieve = retriever(attributesToRetrieve);
  return (record) => ({
    ...retrieve(record),
    _highlightResult: mapTexts(record, ATTRIBUTES, (text) => highlighter.highlight(text)),
    ...(sizes.size > 0 && {
      _snippetResult: mapTexts(record, sizes.keys(), (text, attribute) =>
        highlighter.snippet(text, sizes.get(attribute)!),
      ),
    }),
  });
}
