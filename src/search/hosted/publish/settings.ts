import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {synonyms} from '../../engine/synonyms';
import {isStopWord} from '../../engine/words';
import {ATTRIBUTES_TO_RETRIEVE, attributesToSnippet, MARKUP} from '../request';
import {LEVELS} from '../../types';

/**
 * Settings of the hosted index: those of DocSearch's crawler for documentation, except where a comment says
 * otherwise. Each is explained at https://www.algolia.com/doc/api-reference/settings-api-parameters/
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
  // One hit for each anchor: the best of the records that lead there.
  distinct: true,
  attributeForDistinct: 'url',
  // The pages quote messages in Japanese, and are asked in Japanese.
  indexLanguages: ['en', 'ja'],
  queryLanguages: ['en', 'ja'],
  ignorePlurals: true,
  // Questions have more words than pages have of them.
  removeStopWords: true,
  camelCaseAttributes: ['hierarchy', 'content'],
  separatorsToIndex: '_',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  // A pasted message finds its page even if it contains a path or a number of the reader.
  removeWordsIfNoResults: 'allOptional',
  // Quoted phrases only. DocSearch excludes words that begin with "-", too: here those are the options.
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'],
} satisfies IndexSettings;

/** The readers' words that the embedded search knows, too. */
export const SYNONYMS = synonyms.map(([input, words]) => ({
  objectID: input,
  type: 'oneWaySynonym',
  input,
  synonyms: words.filter((word) => !isStopWord(word)),
})) satisfies SynonymHit[];
