import type {Options} from '@docusaurus/plugin-content-blog';
import {EDIT_URL} from './links';
import {ADMONITIONS, REMARK_PLUGINS} from './markdown';

export const blog = {
  blogTitle: 'Blog',
  blogDescription: 'Announcements and release posts of cli-kintone, the CLI tool for kintone records.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  editUrl: EDIT_URL,
  showLastUpdateTime: true,
  admonitions: ADMONITIONS,
  beforeDefaultRemarkPlugins: REMARK_PLUGINS,
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: 'cli-kintone blog',
    description: 'Announcements and release posts of cli-kintone.',
    copyright: 'Copyright © 2025 Cybozu, Inc.',
    language: 'en',
  },
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies Options;
