/**
 * Gives every page made of Markdown a plain Markdown version (`/guide/options.md`), for people who copy it and for programs
 * that read, and names them in `llms.txt`, `llms-full.txt` and `robots.txt`. Made from the sources, in `npm start` as in
 * the production build. `components/PageActions` links to it.
 */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSource} from '../../markdown/readSource';
import {emitAssets, type Asset} from '../emitAssets';
import {sitePages, type SitePage} from '../sitePages';
import {markdownAddress} from '../../markdown/markdownAddress';
import {LLMS_FILE, LLMS_FULL_FILE, llmsFullText, llmsText, robotsText, markdownLink} from './llms';
import {plainMarkdown} from './plainMarkdown';
import {resolveUrl, type Addresses} from './resolveUrl';

function markdownText({title, description, path, date}: SitePage, body: string, siteUrl: string): string {
  const published = date ? ` (published ${date.toISOString().slice(0, 10)})` : '';
  return `# ${title}\n\n> ${description}\n\nWeb page: ${new URL(siteUrl).origin}${path}${published}\n\n${body}\n`;
}

export default function markdownPagesPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  const {title, tagline, url, baseUrl} = siteConfig;
  const site = {title, tagline, siteUrl: `${url}${baseUrl}`};
  let assets: Asset[] = [];

  async function body({file, children}: SitePage, addresses: Addresses): Promise<string> {
    return file === undefined
      ? children.map((child) => markdownLink(child, site.siteUrl)).join('\n')
      : plainMarkdown({
          file,
          ...(await readSource(join(siteDir, file))),
          resolve: (target) => resolveUrl(target, file, addresses),
        });
  }

  return {
    name: 'markdown-pages',
    async allContentLoaded({allContent}) {
      const pages = sitePages(allContent);
      const pathOf = new Map(pages.flatMap(({file, path}) => (file === undefined ? [] : [[file, path] as const])));
      const addresses = {siteUrl: site.siteUrl, pathOf};
      const versions = await Promise.all(
        pages.map(async (page) => ({page, text: markdownText(page, await body(page, addresses), site.siteUrl)})),
      );
      const written = versions.filter(({page}) => page.file !== undefined).map(({text}) => text);
      assets = [
        ...versions.map(({page, text}) => ({name: markdownAddress(page.path.slice(baseUrl.length)), text})),
        {name: LLMS_FILE, text: llmsText(site, pages)},
        {name: 'robots.txt', text: robotsText(site)},
        {name: LLMS_FULL_FILE, text: llmsFullText(site, written)},
      ];
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitAssets(() => assets)]}),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'describedby', type: 'text/plain', href: `${baseUrl}${LLMS_FILE}`}},
      ],
    }),
  };
}
