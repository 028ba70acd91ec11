/** How texts and queries are cut into words: once here, so that index, query and highlighting agree. */

export interface Word {
  /** As searched: lower case, full-width forms folded, no signs. */
  readonly term: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Of a compound such as `update-key`: its parts, which are words of their own too. */
  readonly parts?: readonly string[];
}

/** Words that stand in every text and ask for nothing. */
const STOP_WORDS = new Set(
  (
    'a about also am an and are as at be been between by can could did difference do does due for from get had has ' +
    'have how i if in into is it its just many me much my need of on or our per please shall should so some than ' +
    'that the their them then there these they this those to us via vs want was we were what when where which ' +
    'while who why will with would you your'
  ).split(' '),
);

export const isStopWord = (term: string): boolean => STOP_WORDS.has(term);

/** The program that all pages are about: named in every text, it asks for nothing either. */
export const PRODUCT = 'clikintone';

/**
 * Letters and digits, joined by single signs: `KINTONE_API_TOKEN`, `manifest.json`, `don't`, `2,000`; options
 * with their dashes: `--update-key`, `-c`; signs that have a name.
 */
const CHUNK =
  /(?:(?<![\p{L}\p{M}\p{N}-])--?(?=\p{L}))?[\p{L}\p{M}\p{N}]+(?:(?:[-_.'’]|(?<=\p{N}),(?=\p{N}{3}))[\p{L}\p{M}\p{N}]+)*|(?<![^\s"'([])[*?>](?![^\s"')\],.;:])/gu;
/** Signs that are a subject when they stand alone. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['*', ['asterisk']],
  ['?', ['question', 'mark']],
  ['>', ['redirect']],
]);
/** Most words; told apart first because that is quicker. */
const SIMPLE = /^[A-Za-z]?[a-z]*$/;
const VERSION = /^v?(\d+(?:\.\d+)+)$/i;
const POSSESSIVE = /['’]s$/i;
/** Parts of a chunk: runs of Japanese or Chinese, humps of camel case, capitals, digits with what follows them. */
const PART =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+|[\p{L}\p{M}\p{N}]+/gu;
const IDEOGRAPHIC = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Japanese has no blanks between words: every two neighbouring characters make a word. */
function pairs(text: string, start: number): Word[] {
  const characters = [...text];
  if (characters.length < 3) {
    return [{term: fold(text), start, end: start + text.length}];
  }
  const words: Word[] = [];
  let at = start;
  for (let index = 0; index + 1 < characters.length; index++) {
    const pair = characters[index]! + characters[index + 1]!;
    words.push({term: fold(pair), start: at, end: at + pair.length});
    at += characters[index]!.length;
  }
  return words;
}

function chunkWords(chunk: string, start: number): Word[] {
  const end = start + chunk.length;
  if (SIMPLE.test(chunk)) {
    return [{term: chunk.toLowerCase(), start, end}];
  }
  const version = VERSION.exec(chunk)?.[1];
  if (version) {
    return [{term: version, start, end}];
  }
  const names = SIGNS.get(chunk);
  if (names) {
    return names.map((term) => ({term, start, end}));
  }
  const dashes = /^-+/.exec(chunk)?.[0].length ?? 0;
  if (dashes > 0) {
    const words = chunkWords(chunk.slice(dashes), start + dashes);
    const parts = words.filter((word) => !word.parts).map(({term}) => term);
    return [...words, {term: fold(chunk), start, end, parts}];
  }
  if (/^\d+(?:,\d+)+$/.test(chunk)) {
    return [{term: chunk.replaceAll(',', ''), start, end}];
  }
  const base = chunk.replace(POSSESSIVE, '').replace(/['’]/g, '');
  if (base.length !== chunk.length) {
    return [{term: fold(base), start, end}];
  }
  const words = [...chunk.matchAll(PART)].flatMap((match) => {
    const [part] = match;
    const at = start + match.index;
    return IDEOGRAPHIC.test(part) ? pairs(part, at) : [{term: fold(part), start: at, end: at + part.length}];
  });
  if (words.length < 2 || words.some(({term}) => IDEOGRAPHIC.test(term))) {
    return words;
  }
  const parts = words.map(({term}) => term);
  return [...words, {term: parts.join(''), start, end, parts}];
}

/** All words of a text in order; a compound stands behind its parts. Safe for any text, lone surrogates included. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(CHUNK)].flatMap((match) => chunkWords(match[0], match.index));
}

/**
 * What the forms of an English word have in common: `delete`, `deletes`, `deleted`, `deleting` and `deletion`
 * are one. Coarse on purpose; only forms that stand in the index are ever compared.
 */
export function stem(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) {
    return term;
  }
  return term
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[^su])s$|(?<=s)es$/, '')
    .replace(/(?<=.{5})(?:ation|ion)$|(?<=.{3})(?:ing|ed)$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/e$/, '');
}
