/** How a reader gets from page to page: pages are fetched ahead, and the page that is left stays until the next is there. */
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const {resolve} = createRequire(import.meta.url);

export default function navigationPlugin({siteDir}: LoadContext): Plugin {
  const ours = (file: string): string => join(siteDir, 'src/plugins/navigation', file);
  const alias = {
    [resolve('@docusaurus/core/lib/client/PendingNavigation')]: ours('PendingNavigation.tsx'),
    [resolve('@docusaurus/core/lib/client/docusaurus')]: ours('fetchAhead.ts'),
  };
  return {name: 'navigation', configureWebpack: () => ({resolve: {alias}})};
}
