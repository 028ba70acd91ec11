/** Splits what the browser does when a page starts into short tasks, between which it can react to the reader. */
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function startupPlugin({siteDir}: LoadContext): Plugin {
  const ours = (file: string): string => join(siteDir, 'src/plugins/startup', file);
  const tabs = require.resolve('@docusaurus/theme-classic/lib/theme/Tabs');
  const browserContext = require.resolve('@docusaurus/core/lib/client/browserContext');
  const windowSize = require.resolve(join(dirname(require.resolve('@docusaurus/theme-common')), 'hooks/useWindowSize'));
  const alias = {[browserContext]: ours('browserContext.tsx'), [windowSize]: ours('useWindowSize.ts')};
  return {
    name: 'startup',
    configureWebpack: (_config, isServer) => ({
      ...(!isServer && {entry: ours('entry.ts')}),
      resolve: {alias},
      module: {rules: [{test: tabs, resolve: {alias: {'@docusaurus/useIsBrowser': ours('always.ts')}}}]},
    }),
  };
}
