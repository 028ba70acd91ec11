/**
 * Publishes the pages in other forms, made from their sources in `npm start` as in the production build:
 *
 * - for the home page, the archive, and the list of tags, the posts, in a file that only they import, because global
 *   data would be loaded with every page;
 * - for the search page, a list of all pages, shown before a query and without script;
 * - for the embedded search, its index, named by its hash and loaded on demand; for `npm run search:publish`, the
 *   records;
 * - for people who copy text and for programs, a Markdown version of each page (`/guide/options.md`), linked by
 *   `theme/EditThisPage`, `llms.txt`, and `robots.txt`.
 */
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type posts from '@generated/page-outputs/default/posts.json';
import {markdownAddress} from '../../content/markdownAddress';
import {type MarkdownSource, readSource} from '../../content/readSource';
import {extractPage} from '../../search/records/extractPage';
import {pageRecords} from '../../search/records/pageRecords';
import type {SearchIndexData} from '../../search/setup';
import {type Asset, emitAssets} from '../emitAssets';
import {LLMS_FILE, llmsText, robotsText} from './llms';
import {plainMarkdown} from './plainMarkdown';
import {resolveUrl} from './resolveUrl';
import {isSearchable, sitePages, type SitePage} from './sitePages';

/** A page with a Markdown source, unlike a category's index, which only lists others. */
type WrittenPage = SitePage & {readonly file: string};

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the posts for lists, the newest first, as the blog plugin sorts them. */
const listedPosts = ({blogPosts}: BlogContent): typeof posts =>
  blogPosts.map(({metadata: {title, description, permalink, date, authors, tags}}) => ({
    title,
    description,
    path: permalink,
    date: toDay(date),
    authors: authors.map(({name = ''}) => name),
    tags: tags.map(({label}) => label),
  }));

export default function pageOutputs({siteDir, siteConfig: {title, tagline, url}, baseUrl, i18n}: LoadContext): Plugin {
  const site = {title, tagline, siteUrl: `${url}${baseUrl}`};
  const read = (file: string): Promise<MarkdownSource> => readSource(join(siteDir, file));
  let assets: Asset[] = [];

  async function markdownText(page: WrittenPage, pathOf: ReadonlyMap<string, string>): Promise<string> {
    const {file, path, date} = page;
    const resolve = (target: string): string => resolveUrl(target, file, site.siteUrl, pathOf);
    const body = plainMarkdown({file, tree: (await read(file)).tree, resolve});
    const published = date ? ` (published ${toDay(date)})` : '';
    return `# ${page.title}\n\n> ${page.description}\n\nWeb page: ${url}${path}${published}\n\n${body}\n`;
  }

  return {
    name: 'page-outputs',
    async allContentLoaded({allContent, actions}) {
      const pages = sitePages(allContent);
      // Docusaurus types a plugin's content as `unknown`.
      const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
      await actions.createData('posts.json', listedPosts(blogs.default!));

      const searchable = pages.filter(isSearchable);
      const listed = searchable.map(({section, title, description, path}) => ({section, title, description, path}));
      await actions.createData('pages.json', listed);
      const extracted = await Promise.all(
        searchable.map(async ({title, path, category, docusaurusTag, file}) =>
          extractPage(
            {url: path, title, category, docusaurusTag, language: i18n.currentLocale},
            file === undefined ? undefined : (await read(file)).tree,
          ),
        ),
      );
      await actions.createData('records.json', extracted.flatMap(pageRecords)); // The hosted index gets whole texts.
      // By address, because neighbors are similar and compress better.
      const index = JSON.stringify(extracted.toSorted((a, b) => a.url.localeCompare(b.url)));
      const hash = createHash('sha256').update(index).digest('hex').slice(0, 16);
      const indexName = `assets/search/index.${hash}.json`;
      actions.setGlobalData({indexUrl: `${baseUrl}${indexName}`} satisfies SearchIndexData);

      const written = pages.filter((page): page is WrittenPage => page.file !== undefined);
      const pathOf = new Map(written.map(({file, path}) => [file, path]));
      const texts = await Promise.all(written.map((page) => markdownText(page, pathOf)));
      assets = [
        {name: indexName, text: index},
        ...written.map(({path}, i) => ({name: markdownAddress(path.slice(baseUrl.length)), text: texts[i]!})),
        {name: LLMS_FILE, text: llmsText(site, written)},
        {name: 'robots.txt', text: robotsText(site)},
      ];
    },
    // A function, so that the next compilation serves changed pages under `npm start`.
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitAssets(() => assets)]}),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'describedby', type: 'text/plain', href: `${baseUrl}${LLMS_FILE}`}},
      ],
    }),
  };
}
