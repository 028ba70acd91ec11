/**
 * How a page starts: with little script, in tasks between which the browser can react to the reader. Each replacement
 * says what it buys, measured with and without it on the page of `record import` with a processor slowed four times.
 */
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

const {resolve} = createRequire(import.meta.url);

/** The parts of every docs page, each of which Docusaurus would put into a file of its own, named by this hash. */
const DOCS_PARTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) => simpleHash(`@theme/${name}`, 8));

export default function hydrationPlugin({siteDir}: LoadContext): Plugin {
  const ours = (file: string): string => join(siteDir, 'src/plugins/hydration', file);
  const alias = {
    [resolve('@docusaurus/core/lib/client/exports/Head')]: ours('Head.tsx'),
    [resolve(join(dirname(resolve('@docusaurus/theme-common')), 'hooks/useWindowSize'))]: ours('useWindowSize.ts'),
    // Its highlighter, 34 kB (gzip): the build colors code (`src/markdown/highlight.ts`).
    [resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '')]: false as const,
    tslib$: ours('tslib.ts'),
  };
  // One file instead of seven requests.
  const docs = {
    name: 'docs',
    chunks: ({name}: {readonly name?: string | null}) => DOCS_PARTS.includes(name!),
    enforce: true,
    priority: 30, // Before the groups of Docusaurus.
  };
  // The router brings them for functions that nobody calls; their packages don't say that they can be left out. 0.9 kB.
  const unusedParts = {test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false};
  return {
    name: 'hydration',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            entry: ours('entry.ts'),
            resolve: {alias},
            module: {rules: [unusedParts]},
            optimization: {splitChunks: {cacheGroups: {docs}}},
          },
  };
}
