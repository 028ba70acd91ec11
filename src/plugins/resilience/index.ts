/** Keeps pages working where Docusaurus fails: at odd addresses, with stale values, without scripts, before hydration. */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {LATE} from '../finish-pages/lateScripts';
import {beforeScripts} from './beforeScripts';
import {checkBrowser} from './checkBrowser';
import {chooseTabs} from './chooseTabs';
import {watchScripts} from './watchScripts';

const CHUNKS = 'siteChunks';

export default function resiliencePlugin({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const call = (code: string, attributes = {}): HtmlTagObject => ({tagName: 'script', attributes, innerHTML: code});
  const headTags = [
    call(`(${checkBrowser.toString()})('${CHUNKS}')`), // First: the next one may remove the whole document.
    call(`(${beforeScripts.toString()})(${JSON.stringify(announcementBar?.id)})`),
    call(`(${watchScripts.toString()})()`, LATE),
    call(`(${chooseTabs.toString()})()`, LATE),
  ];
  return {
    name: 'resilience',
    injectHtmlTags: () => ({headTags}),
    configureWebpack: () => ({output: {chunkLoadingGlobal: CHUNKS}}),
  };
}
