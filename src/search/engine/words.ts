/** How texts and queries are cut into words: once here, so that index, query and marks agree. */

export interface Word {
  /** As searched: lowercase, full-width forms folded, no signs. */
  readonly term: string;
  /** Its place in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Whether it is a compound whose parts are also words: `updatekey` and `--update-key`. */
  readonly isCompound: boolean;
}

/** Words that are in every text and mean nothing in a query. */
const STOP_WORDS = new Set(
  (
    'a about also am an and are as at be been between by can cli could did difference do does due for from get had has ' +
    'have how i if in into is it its just many me much my need not of on only or our per please s shall should ' +
    'since so some t than that the their them then there these they this those to us via vs want was we were what ' +
    'when where which while who why will with would you your'
  ).split(' '),
);

export const isStopWord = (term: string): boolean => STOP_WORDS.has(term) || /^\p{Script=Hiragana}+$/u.test(term);

/** Letters and digits, joined by single signs: `KINTONE_API_TOKEN`, `manifest.json`; options with their dashes. */
const CHUNK =
  /(?:(?<![\p{L}\p{M}\p{N}-])--?(?=\p{L}))?[\p{L}\p{M}\p{N}]+(?:(?:[-_.'’]|(?<=\p{N}),(?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;
/** A version or a number: one word. */
const NUMBER = /^v?(\d[\d.,]*)$/i;
/** Parts of a chunk: runs of Japanese, humps of camel case, capitals, digits with what follows them. */
const PART =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+|[\p{L}\p{M}\p{N}]+/gu;
/** A character of Japanese. */
export const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Japanese has no spaces between words: every two neighboring characters make one. */
function bigrams(text: string): {readonly text: string; readonly at: number}[] {
  return text.length < 3 || !JAPANESE.test(text)
    ? [{text, at: 0}]
    : Array.from({length: text.length - 1}, (_, at) => ({text: text.slice(at, at + 2), at}));
}

/** All words of a text in order, a compound after its parts. Safe for any text, lone surrogates included. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(CHUNK)].flatMap(({0: chunk, index: start}) => {
    const whole = {start, end: start + chunk.length};
    const number = NUMBER.exec(chunk)?.[1];
    if (number) {
      return [{term: number.replaceAll(',', ''), ...whole, isCompound: false}];
    }
    const parts = [...chunk.matchAll(PART)].flatMap(({0: part, index}) =>
      bigrams(part).map(({text: word, at}) => {
        const from = start + index + at;
        return {term: fold(word), start: from, end: from + word.length, isCompound: false};
      }),
    );
    const compounds = [
      ...(parts.length > 1 && !JAPANESE.test(chunk) ? [parts.map(({term}) => term).join('')] : []),
      ...(chunk.startsWith('-') ? [fold(chunk)] : []),
    ];
    return [...parts, ...compounds.map((term) => ({term, ...whole, isCompound: true}))];
  });
}

/**
 * What the forms of an English word have in common: `delete`, `deletes`, `deleted`, `deleting` and `deletion` are one.
 * Coarse on purpose; only forms in the index are ever compared.
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

/** The stems of a text in order, without stop words and compounds. */
export const termsOf = (text: string): string[] =>
  splitWords(text)
    .filter(({term, isCompound}) => !isCompound && !isStopWord(term))
    .map(({term}) => stem(term));
