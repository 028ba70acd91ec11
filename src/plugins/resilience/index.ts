/** Keeps pages working where Docusaurus fails: at odd addresses, with stale values, without scripts, before hydration. */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforeScripts} from './beforeScripts';
import {chooseTabs} from './chooseTabs';
import {watchScripts} from './watchScripts';

const CHUNKS = 'siteChunks';

export default function resiliencePlugin({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const calls = [
    `(${watchScripts.toString()})('${CHUNKS}')`, // First: the other one may remove the whole document.
    `(${beforeScripts.toString()})(${JSON.stringify(announcementBar?.id)})`,
    `(${chooseTabs.toString()})()`,
  ];
  return {
    name: 'resilience',
    injectHtmlTags: () => ({headTags: calls.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
    configureWebpack: () => ({output: {chunkLoadingGlobal: CHUNKS}}),
  };
}
