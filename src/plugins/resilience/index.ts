/** Keeps pages working where Docusaurus fails: at odd addresses, with stale stored values, offline, in old browsers. */
import {join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforeScripts} from './beforeScripts';
import {watchScripts} from './watchScripts';

const CHUNKS = 'siteChunks';

export default function resiliencePlugin({siteConfig, siteDir}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const calls = [
    `(${watchScripts.toString()})('${CHUNKS}')`, // First: the other one may remove the whole document.
    `(${beforeScripts.toString()})(${JSON.stringify(announcementBar?.id)})`,
  ];
  const stock = require.resolve('@docusaurus/core/lib/client/PendingNavigation');
  return {
    name: 'resilience',
    injectHtmlTags: () => ({headTags: calls.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
    configureWebpack: () => ({
      output: {chunkLoadingGlobal: CHUNKS},
      resolve: {alias: {[stock]: join(siteDir, 'src/plugins/resilience/PendingNavigation.tsx')}},
    }),
  };
}
