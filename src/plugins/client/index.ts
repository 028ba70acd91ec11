/**
 * What the browser runs: how a page starts, with little script, and how a reader gets from page to page. Each replaced
 * file says what it is worth, measured in this folder's README.
 */
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchConfig} from '../../search/setup';
import {emitAssets} from '../emitAssets';
import {licenses} from './licenses';

const {resolve} = createRequire(import.meta.url);

/** The parts of every docs page, each of which Docusaurus would put into a file of its own, named by this hash. */
const DOCS_PARTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) => simpleHash(`@theme/${name}`, 8));

/**
 * The search dialog's styles are not in the style sheet that every page waits for, and are loaded with its code.
 * Docusaurus puts all styles into one file to fix their order; these have separate class names.
 */
const OTHER_STYLES =
  /^(?!.*(?:@docsearch[\\/]css[\\/]dist[\\/](?:_variables|modal)|search[\\/]dialog[\\/](?:dialog|ask-ai)\.css))/;

export default function clientPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  const {askAi} = siteConfig.themeConfig.algolia as SearchConfig;
  const ours = (file: string): string => join(siteDir, 'src/plugins/client', file);
  const onBothSides = {
    [resolve('@docusaurus/core/lib/client/PendingNavigation')]: ours('PendingNavigation.tsx'),
    ...(askAi ? {} : {'@docsearch/react/modal': false as const}), // The largest package here, for Ask AI alone.
  };
  const alias = {
    ...onBothSides,
    [resolve('@docusaurus/core/lib/client/exports/Head')]: ours('Head.tsx'),
    // Its highlighter, 34 kB (gzip): the build colors code (`src/content/highlight.ts`).
    [resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '')]: false as const,
    tslib$: ours('tslib.ts'),
  };
  const rules = [{test: /DocSearchModal\.js$/, loader: ours('withoutEval.mjs')}];
  const cacheGroups = {
    // One file instead of seven requests.
    docs: {
      name: 'docs',
      chunks: ({name}: {readonly name?: string | null}) => DOCS_PARTS.includes(name!),
      enforce: true,
      priority: 30, // Before the groups of Docusaurus.
    },
    styles: {test: OTHER_STYLES},
  };
  return {
    name: 'client',
    getClientModules: () => [ours('announcePage.ts')],
    configureWebpack: (_config, isServer) =>
      isServer
        ? {resolve: {alias: onBothSides}}
        : {
            resolve: {alias},
            module: {rules},
            optimization: {splitChunks: {cacheGroups}},
            plugins: [emitAssets((compilation) => [{name: 'licenses.txt', text: licenses(compilation)}])],
          },
  };
}
