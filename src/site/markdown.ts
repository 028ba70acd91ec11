import {basename, relative} from 'node:path';
import {cwd} from 'node:process';
import {logger} from '@docusaurus/logger';
import type {Config} from '@docusaurus/types';
import {validateFrontMatter} from '@docusaurus/utils-validation';
import {PAGE_FRONT_MATTER, POST_FRONT_MATTER} from '../content/frontMatter';
import {BLOG} from './sections';

const place = (file: string, node: {position?: {start: {line: number}}}): string =>
  `${file}:${node.position?.start.line ?? 1}`;

/** Markdown options, and the checks of a page's source. */
export const markdown = {
  // The v4 flags turn `{#id}` off. Explicit heading IDs keep addresses permanent.
  mdx1Compat: {headingIds: true},
  async parseFrontMatter(params) {
    const {frontMatter, content} = await params.defaultParseFrontMatter(params);
    if (basename(params.filePath).startsWith('_')) {
      return {frontMatter, content}; // A part of a page.
    }
    const isPost = relative(cwd(), params.filePath).startsWith(BLOG.folder);
    validateFrontMatter(frontMatter, isPost ? POST_FRONT_MATTER : PAGE_FRONT_MATTER);
    // Previous and next links use a page's title. The sidebar label is clear only within its category.
    return {frontMatter: {pagination_label: frontMatter.title, ...frontMatter}, content};
  },
  hooks: {
    onBrokenMarkdownLinks({sourceFilePath, url, node}) {
      logger.warn(`${place(sourceFilePath, node)}: broken link to ${url}: there is no such file.`);
    },
    onBrokenMarkdownImages({sourceFilePath, url, node}) {
      throw new Error(`${place(sourceFilePath, node)}: missing image ${url}: add the file or correct the address.`);
    },
  },
} satisfies Config['markdown'];
