/** Words that readers use, in English and in Japanese, instead of the pages' words. */
import pageWords from './synonyms.json';
import {stem} from './words';

/** Pairs of a reader's word and the pages' words for it. One-way, so a pages' word has no synonyms. */
export const synonyms = Object.entries(pageWords).flatMap(([words, readerWords]) =>
  readerWords.split(' ').map((word) => [word, words.split(' ')] as const),
);

const byStem = new Map(synonyms.map(([word, words]) => [stem(word), words]));
// Japanese has no spaces, so its words are looked up anywhere in a query, at each place the longest.
const japanese = new Map(synonyms.filter(([word]) => /[^a-z\d]/.test(word)));
const JAPANESE_WORD = new RegExp([...japanese.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

/** The pages' words for a reader's word in any form; empty if there are none. */
export const synonymsOf = (term: string): readonly string[] => byStem.get(stem(term)) ?? [];

/** Replaces Japanese words with the pages' English ones, from left to right. */
export const translateJapanese = (query: string): string =>
  query.replace(JAPANESE_WORD, (word) => ` ${japanese.get(word)!.join(' ')} `);
