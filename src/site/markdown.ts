import {relative, sep} from 'node:path';
import {cwd} from 'node:process';
import {logger} from '@docusaurus/logger';
import type {Config} from '@docusaurus/types';
import {frontMatterProblem} from '../content/frontMatter';
import {neighborLabel} from './sections';

const place = (file: string, node: {position?: {start: {line: number}}}): string =>
  `${file}:${node.position?.start.line ?? 1}`;

/** How Markdown is read, and the checks of a page's source. */
export const markdown = {
  // The v4 flags turn `{#id}` off; explicit heading IDs keep addresses permanent.
  mdx1Compat: {headingIds: true},
  async parseFrontMatter(params) {
    const {frontMatter, content} = await params.defaultParseFrontMatter(params);
    const file = relative(cwd(), params.filePath).split(sep).join('/');
    const problem = frontMatterProblem(file, params.fileContent, frontMatter);
    if (problem) {
      throw new Error(problem);
    }
    return {frontMatter: {pagination_label: neighborLabel(file, frontMatter.title), ...frontMatter}, content};
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
