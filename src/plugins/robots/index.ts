/** Writes `robots.txt`, whose sitemap address depends on the site's own address. */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function robotsPlugin({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${url}${baseUrl}sitemap.xml`, ''];
      await writeFile(join(outDir, 'robots.txt'), lines.join('\n'));
    },
  };
}
