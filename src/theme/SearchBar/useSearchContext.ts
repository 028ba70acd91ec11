import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {getDocsVersionSearchTag, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {SearchIndexData} from '../../plugins/search-index';
import {DEFAULT_INDEX_NAME, type ContextualFilters} from '../../search/request';
import type {HostedSearch} from '../../site/environment';
import type {SearchSetup} from './searchClient';
import type {Assistant} from './SearchDialog/useAskAi';

/** The tag of pages outside the documentation sets, as the blog's. */
const DEFAULT_TAG = 'default';

export interface SearchContext {
  readonly setup: SearchSetup;
  readonly indexName: string;
  /** Undefined: none is configured. */
  readonly assistant: Assistant | undefined;
  readonly contextualFilters: ContextualFilters;
}

/** Each documentation set in its latest version. The theme's own hook works inside a layout only. */
function docsTags(docs: ReturnType<typeof useAllDocsData>): string[] {
  return Object.entries(docs).map(([id, {versions}]) => {
    const {name} = versions.find(({isLast}) => isLast) ?? versions[0]!;
    return getDocsVersionSearchTag(id, name);
  });
}

/** Reads what the dialog and the search page need of configuration and build. */
export function useSearchContext(): SearchContext {
  const {siteConfig, i18n} = useDocusaurusContext();
  const index = usePluginData('search-index') as SearchIndexData;
  const docs = useAllDocsData();
  const {hosted} = (siteConfig.customFields?.search ?? {hosted: null}) as {hosted: HostedSearch | null};
  const siteUrl = siteConfig.url;
  const language = i18n.currentLocale;
  return useMemo(
    () => ({
      setup: {...index, hosted, ownOrigins: typeof window === 'undefined' ? [] : [siteUrl, window.location.origin]},
      indexName: hosted?.indexName ?? DEFAULT_INDEX_NAME,
      assistant: hosted?.assistantId ? {...hosted, assistantId: hosted.assistantId, language} : undefined,
      contextualFilters: {language, tags: [DEFAULT_TAG, ...docsTags(docs)]},
    }),
    [index, hosted, siteUrl, language, docs],
  );
}
