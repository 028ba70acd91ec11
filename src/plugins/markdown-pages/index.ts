/**
 * Gives every page made of Markdown a plain Markdown version (`/guide/options.md`), for people who copy it and for programs
 * that read, and names them in `llms.txt`, `llms-full.txt` and `robots.txt`. Made from the sources, in `npm start` as in
 * the production build. `theme/EditThisPage` links to it.
 */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSource} from '../../markdown/readSource';
import {emitAssets, type Asset} from '../emitAssets';
import {sitePages, type SitePage} from '../sitePages';
import {markdownAddress} from '../../markdown/markdownAddress';
import {LLMS_FILE, LLMS_FULL_FILE, llmsFullText, llmsText, robotsText} from './llms';
import {plainMarkdown} from './plainMarkdown';
import {resolveUrl} from './resolveUrl';

/** A page made of Markdown; a category's index only lists others. */
type WrittenPage = SitePage & {readonly file: string};

export default function markdownPagesPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  const {title, tagline, url, baseUrl} = siteConfig;
  const site = {title, tagline, siteUrl: `${url}${baseUrl}`};
  let assets: Asset[] = [];

  async function markdownText(page: WrittenPage, pathOf: ReadonlyMap<string, string>): Promise<string> {
    const {file, path, date} = page;
    const resolve = (target: string): string => resolveUrl(target, file, site.siteUrl, pathOf);
    const body = plainMarkdown({file, ...(await readSource(join(siteDir, file))), resolve});
    const published = date ? ` (published ${date.toISOString().slice(0, 10)})` : '';
    return `# ${page.title}\n\n> ${page.description}\n\nWeb page: ${url}${path}${published}\n\n${body}\n`;
  }

  return {
    name: 'markdown-pages',
    async allContentLoaded({allContent}) {
      const pages = sitePages(allContent).filter((page): page is WrittenPage => page.file !== undefined);
      const pathOf = new Map(pages.map(({file, path}) => [file, path]));
      const texts = await Promise.all(pages.map((page) => markdownText(page, pathOf)));
      assets = [
        ...pages.map(({path}, index) => ({name: markdownAddress(path.slice(baseUrl.length)), text: texts[index]!})),
        {name: LLMS_FILE, text: llmsText(site, pages)},
        {name: 'robots.txt', text: robotsText(site)},
        {name: LLMS_FULL_FILE, text: llmsFullText(site, texts)},
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
