import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchConfig, SearchIndexData, SearchSetup} from '../setup';

/** Reads configuration and build data for the dialog and the search page. */
export function useSearchSetup(): SearchSetup {
  const {url, themeConfig} = useDocusaurusContext().siteConfig;
  const {indexUrl} = usePluginData('page-outputs') as SearchIndexData;
  const config = themeConfig.algolia as SearchConfig;
  return useMemo(() => ({config, indexUrl, siteUrl: url}), [config, indexUrl, url]);
}
