/**
 * Customizes the client: a page start with little script, and navigation between pages. Each replaced file states its
 * benefit, measured in this folder's README.
 */
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchConfig} from '../../search/setup';
import {emitAssets} from '../emitAssets';
import {licenses} from './licenses';

const {resolve} = createRequire(import.meta.url);

/** The parts of every docs page. Docusaurus would put each into its own file, named by this hash. */
const DOCS_PARTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) => simpleHash(`@theme/${name}`, 8));

const DIALOG_STYLES =
  /@docsearch[\\/]css[\\/]dist[\\/](?:_variables|modal)|search[\\/]dialog[\\/](?:dialog|ask-ai)\.css/;

export default function clientPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  const {askAi, insights} = siteConfig.themeConfig.algolia as SearchConfig;
  const ours = (file: string): string => join(siteDir, 'src/plugins/client', file);
  const onBothSides = {
    [resolve('@docusaurus/core/lib/client/PendingNavigation')]: ours('PendingNavigation.tsx'),
    ...(askAi ? {} : {'@docsearch/react/modal': false as const}), // The largest package here, needed only for Ask AI.
    ...(insights ? {} : {[join(siteDir, 'src/search/insights.ts')]: false as const}),
  };
  const alias = {
    ...onBothSides,
    [resolve('@docusaurus/core/lib/client/exports/Head')]: ours('Head.tsx'),
    // Prism costs 34 kB (gzip); the build colors code (`src/content/highlight.ts`).
    [resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '')]: false as const,
  };
  const rules = [
    {test: /@docusaurus[\\/]theme-.*\.js$/, loader: ours('withoutNotes.mjs')},
    {test: /DocSearchModal\.js$/, loader: ours('withoutEval.mjs')},
  ];
  const cacheGroups = {
    // Replaces seven requests.
    docs: {
      name: 'docs',
      chunks: ({name}: {readonly name?: string | null}) => DOCS_PARTS.includes(name!),
      enforce: true,
      priority: 30, // Before the groups of Docusaurus.
    },
    // Docusaurus puts all styles into the one sheet that every page waits for; these are loaded with the dialog's code.
    dialog: {name: 'dialog', test: DIALOG_STYLES, enforce: true, priority: 60},
  };
  return {
    name: 'client',
    getClientModules: () => [ours('onRoute.ts')],
    configureWebpack: (_config, isServer) =>
      isServer
        ? {resolve: {alias: onBothSides}}
        : {
            entry: ours('entry.ts'),
            resolve: {alias},
            module: {rules},
            optimization: {splitChunks: {cacheGroups}},
            plugins: [emitAssets((compilation) => [{name: 'licenses.txt', text: licenses(compilation)}])],
          },
  };
}
