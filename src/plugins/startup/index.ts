/**
 * What a page does when it starts: little, in tasks between which the browser can react to the reader; and then, in idle
 * time, it fetches the pages that it links to.
 */
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

const {resolve} = createRequire(import.meta.url);

/** The parts of every docs page, each of which Docusaurus would put into a file of its own, named by this hash. */
const DOCS_PARTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) => simpleHash(`@theme/${name}`, 8));

/** Theme components for options that this site does not use: versions of the docs, a sidebar that can be hidden. */
const UNUSED_COMPONENTS = [
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocSidebarItem/Html',
  'DocVersionBadge',
  'DocVersionBanner',
  'Footer/Links/Simple',
  'NavbarItem/DocNavbarItem',
  'NavbarItem/DocSidebarNavbarItem',
  'NavbarItem/DocsVersionDropdownNavbarItem',
  'NavbarItem/DocsVersionNavbarItem',
];

export default function startupPlugin({siteDir}: LoadContext): Plugin {
  const ours = (file: string): string => join(siteDir, 'src/plugins/startup', file);
  const noop = resolve('@docusaurus/core/lib/client/exports/Noop');
  const alias = {
    [resolve('@docusaurus/core/lib/client/docusaurus')]: ours('prefetch.ts'),
    [resolve('@docusaurus/core/lib/client/browserContext')]: ours('browserContext.tsx'),
    [resolve('@docusaurus/core/lib/client/exports/Head')]: ours('Head.tsx'),
    [resolve(join(dirname(resolve('@docusaurus/theme-common')), 'hooks/useWindowSize'))]: ours('useWindowSize.ts'),
    // Its highlighter: the build colors code (`src/markdown/highlight.ts`).
    [resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '')]: false as const,
    [resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner')]: noop,
    ...Object.fromEntries(UNUSED_COMPONENTS.map((name) => [`@theme/${name}`, noop])),
    tslib$: ours('tslib.ts'),
  };
  const docs = {
    name: 'docs',
    chunks: ({name}: {readonly name?: string | null}) => DOCS_PARTS.includes(name!),
    enforce: true,
    priority: 30, // Before the groups of Docusaurus.
  };
  const tabs = resolve('@docusaurus/theme-classic/lib/theme/Tabs');
  // What hydration meets must be the same on the server.
  const rules = [{test: tabs, resolve: {alias: {'@docusaurus/useIsBrowser': ours('useIsBrowser.ts')}}}];
  // The router brings them for functions that nobody calls; their packages don't say that they can be left out.
  const unusedParts = {test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false};
  return {
    name: 'startup',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {module: {rules}}
        : {
            entry: ours('entry.ts'),
            resolve: {alias},
            module: {rules: [...rules, unusedParts]},
            optimization: {splitChunks: {cacheGroups: {docs}}},
          },
  };
}
