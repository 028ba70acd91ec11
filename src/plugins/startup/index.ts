/** Splits what the browser does when a page starts into short tasks, between which it can react to the reader. */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function startupPlugin({siteDir}: LoadContext): Plugin {
  const folder = join(siteDir, 'src/plugins/startup');
  const browserContext = require.resolve('@docusaurus/core/lib/client/browserContext');
  const tabs = require.resolve('@docusaurus/theme-classic/lib/theme/Tabs');
  return {
    name: 'startup',
    configureWebpack: (_config, isServer) => ({
      ...(!isServer && {entry: join(folder, 'entry.ts')}),
      resolve: {alias: {[browserContext]: join(folder, 'browserContext.tsx')}},
      module: {rules: [{test: tabs, resolve: {alias: {'@docusaurus/useIsBrowser': join(folder, 'always.ts')}}}]},
    }),
  };
}
