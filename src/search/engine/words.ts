/** Tokenizes texts and queries in one place, so that the index, queries, and highlights agree. */

export interface Word {
  /** Normalized word: lowercase, full-width forms folded, no punctuation. */
  readonly term: string;
  /** Position in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** True for a compound whose parts are also words, such as `updatekey` and `--update-key`. */
  readonly isCompound: boolean;
}

/** Stop words, also those cut off from "didn’t" and the like. */ // cspell:ignore didn doesn
const STOP_WORDS = new Set(
  (
    'a about also am an and are as at be been between by can cant cli could did didn difference do does doesn don ' +
    'due enter for from get had has have how i if in into is isn it its just like many me much my need not of on ' +
    'only or our per please put s shall should since so some t than that the their them then there these they this ' +
    'those to us via vs want was we were what when where which while who why will with won wont would you your'
  ).split(' '),
);

export const isStopWord = (term: string): boolean => STOP_WORDS.has(term) || /^\p{Script=Hiragana}+$/u.test(term);

export const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const JAPANESE_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/u.source;
const OTHER_RUN = `(?:(?!${JAPANESE.source})[\\p{L}\\p{M}\\p{N}])+`;
/**
 * Japanese, which follows other words without a space, as in `Excelで`; or other letters and digits joined by single
 * signs, such as `KINTONE_API_TOKEN`, `manifest.json`, and `--update-key`.
 */
const CHUNK = new RegExp(
  `${JAPANESE_RUN}|(?:(?<![\\p{L}\\p{M}\\p{N}-])--?(?=\\p{L}))?` +
    `${OTHER_RUN}(?:(?:[-_.'’]|(?<=\\p{N}),(?=\\p{N}))${OTHER_RUN})*`,
  'gu',
);
/** A version or a number, which is one word. */
const NUMBER = /^v?(\d[\d.,]*)$/i;
/** Parts of a chunk: camel case words, capitals, digits with the text after them; Japanese is one part. */
const PART = /\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+|[\p{L}\p{M}\p{N}]+/gu;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns bigrams, since Japanese has no spaces between words. */
function bigrams(text: string): {readonly text: string; readonly at: number}[] {
  return text.length < 3 || !JAPANESE.test(text)
    ? [{text, at: 0}]
    : Array.from({length: text.length - 1}, (_, at) => ({text: text.slice(at, at + 2), at}));
}

/** Returns all words of a text in order, a compound after its parts. Accepts any text, including lone surrogates. */
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
 * Returns the common stem of an English word's forms, such as `delete`, `deletes`, `deleted`, `deleting`, and
 * `deletion`. Coarse on purpose, since only forms in the index are ever compared.
 */
export function stem(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) {
    return term;
  }
  return term
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[^su])s$|(?<=s)es$/, '')
    .replace(/(?<=.{5})ion$|(?<=.{3})(?:ing|ed)$/, '')
    .replace(/(?<=.{5})ate?$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/e$/, '');
}

/** Returns the stems of a text in order, without stop words and compounds. */
export const termsOf = (text: string): string[] =>
  splitWords(text)
    .filter(({term, isCompound}) => !isCompound && !isStopWord(term))
    .map(({term}) => stem(term));
