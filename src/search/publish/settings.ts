import type {IndexSettings} from 'algoliasearch';
import {ATTRIBUTES_TO_RETRIEVE, attributesToSnippet, MARKUP} from '../hosted/request';
import {LEVELS} from '../types';

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
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
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
