/** Options of the docs, blog, and pages plugins. */
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {fillRecipes} from '../content/recipes';
import markText from '../content/rehype/markText';
import belowTheFold from '../content/remark/belowTheFold';
import codeFigures from '../content/remark/codeFigures';
import inlinePictures from '../content/remark/inlinePictures';
import tableRows from '../content/remark/tableRows';
import {EDIT_URL} from './links';
import type {Section} from './sections';

export const pages = {
  editUrl: EDIT_URL,
  showLastUpdateTime: true,
  admonitions: {keywords: ['experimental', 'deprecated']},
  beforeDefaultRemarkPlugins: [fillRecipes, codeFigures, inlinePictures, tableRows],
  rehypePlugins: [markText],
  remarkPlugins: [belowTheFold],
} satisfies PagesOptions;

export const blog = {
  ...pages,
  blogTitle: 'Blog',
  blogDescription: 'Announcements and releases of cli-kintone, the CLI tool for kintone records.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  async processBlogPosts({blogPosts}) {
    for (const {metadata} of blogPosts) {
      // The sidebar gets no other metadata. `src/theme/BlogSidebar` splits it.
      const label = `${metadata.title}\n${Math.ceil(metadata.readingTime ?? 0)}\u00a0min\u00a0read`;
      metadata.frontMatter.sidebar_label = label.replaceAll('-', '\u2011'); // Keeps names from breaking at this hyphen.
    }
  },
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: 'cli-kintone blog',
    description: 'Announcements and releases of cli-kintone.',
    copyright: 'Copyright © 2025 Cybozu, Inc.',
    language: 'en',
  },
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies BlogOptions;

/** Returns the options of `src/plugins/docs` for a section. */
export const docsOptions = ({id, label, folder, sidebarPath}: Section): Partial<DocsOptions> =>
  ({
    ...pages,
    id,
    path: folder,
    routeBasePath: id,
    sidebarPath,
    versions: {current: {label}}, // Name of the section in lists of pages.
  }) satisfies Partial<DocsOptions>;
