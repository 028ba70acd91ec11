/** What the search dialog needs from the build: keys that work before its code is loaded, and separate chunks. */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isShortcut, takeTyping, TYPING_FIELD} from '../../search/keys';
import type {SearchConfig} from '../../search/setup';
import {LATE} from '../finish-pages/lateScripts';

/**
 * A page can be read long before hydration. Until `SearchProvider` is ready, this script listens for the keys that open
 * search, and adds a field for what is typed next, which tells the provider to open the dialog.
 */
const EARLY_KEYS_SCRIPT = `document.addEventListener('keydown', function listen(event) {
  const {dataset} = document.documentElement;
  if ('searchReady' in dataset) {
    document.removeEventListener('keydown', listen);
  } else if ('scripts' in dataset && (${isShortcut.toString()})(event)) {
    event.preventDefault();
    (${takeTyping.toString()})('${TYPING_FIELD}');
  }
});`;

/**
 * The dialog's styles are not in the style sheet that every page waits for, and are loaded with its code. Docusaurus
 * puts all styles into one file to fix their order; these have separate class names.
 */
const OTHER_STYLES =
  /^(?!.*(?:@docsearch[\\/]css[\\/]dist[\\/](?:_variables|modal)|search-dialog[\\/](?:dialog|ask-ai)\.css))/;

export default function searchDialogPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  const {askAi} = siteConfig.themeConfig.algolia as SearchConfig;
  const alias: Record<string, false> = {'@algolia/autocomplete-plugin-algolia-insights': false}; // We have our own.
  if (!askAi) {
    alias['@docsearch/react/modal'] = false; // The largest package here, for Ask AI alone.
  }
  const resolve = {alias};
  const module = {
    rules: [{test: /DocSearchModal\.js$/, loader: join(siteDir, 'src/plugins/search-dialog/withoutEval.mjs')}],
  };
  const optimization = {splitChunks: {cacheGroups: {styles: {test: OTHER_STYLES}}}};
  return {
    name: 'search-dialog',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', attributes: LATE, innerHTML: EARLY_KEYS_SCRIPT}]}),
    configureWebpack: (_config, isServer) => (isServer ? {resolve} : {resolve, module, optimization}),
  };
}
