/** Writes `robots.txt`, whose addresses of the sitemap and of `llms.txt` depend on the site's own address. */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LLMS_FILE} from '../markdown-pages/llms';

export default function robotsPlugin({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      const lines = [
        `# Overview for language models: ${url}${baseUrl}${LLMS_FILE}`,
        'User-agent: *',
        'Allow: /',
        '',
        `Sitemap: ${url}${baseUrl}sitemap.xml`,
        '',
      ];
      await writeFile(join(outDir, 'robots.txt'), lines.join('\n'));
    },
  };
}
