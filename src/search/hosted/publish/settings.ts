import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {synonyms} from '../../engine/synonyms';
import {isStopWord} from '../../engine/words';
import {ATTRIBUTES_TO_RETRIEVE, attributesToSnippet, MARKUP} from '../request';
import {LEVELS} from '../../types';

/**
 * Settings of the hosted index. They match DocSearch's crawler for documentation, except where a comment says
 * otherwise. See https://www.algolia.com/doc/api-reference/settings-api-parameters/
 */
export const INDEX_SETTINGS = {
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  searchableAttributes: [...LEVELS.map((level) => `unordered(hierarchy.${level})`), 'content'],
  attributesToRetrieve: ATTRIBUTES_TO_RETRIEVE,
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: attributesToSnippet(10),
  ...MARKUP,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  attributeCriteriaComputedByMinProximity: true,
  minProximity: 1,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // One hit per anchor, the best of its records.
  distinct: true,
  attributeForDistinct: 'url',
  // Pages quote Japanese messages, and readers search in Japanese.
  indexLanguages: ['en', 'ja'],
  queryLanguages: ['en', 'ja'],
  ignorePlurals: true,
  // Questions contain words that the pages don't.
  removeStopWords: true,
  camelCaseAttributes: ['hierarchy', 'content'],
  separatorsToIndex: '_',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  // A pasted message finds its page even if it contains the reader's own path or number.
  removeWordsIfNoResults: 'allOptional',
  // Quoted phrases only. DocSearch also excludes words that begin with "-", but options here begin with it.
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'],
} satisfies IndexSettings;

/** Reader synonyms, shared with the embedded search. */
export const SYNONYMS = synonyms.map(([input, words]) => ({
  objectID: input,
  type: 'oneWaySynonym',
  input,
  synonyms: words.filter((word) => !isStopWord(word)),
})) satisfies SynonymHit[];
