import {relative, sep} from 'node:path';
import {cwd} from 'node:process';
import logger from '@docusaurus/logger';
import type {Config} from '@docusaurus/types';
import {frontMatterMistake} from '../markdown/frontMatter';
import optionAnchors from '../plugins/option-anchors';
import shellTabs from '../plugins/shell-tabs';
import unbrokenCode from '../plugins/unbroken-code';

/** The stock admonitions and the two boxes of the Stability Index (src/theme/Admonition). */
export const ADMONITIONS = {keywords: ['experimental', 'deprecated'], extendDefaults: true};

const place = (file: string, node: {position?: {start: {line: number}}}): string =>
  `${file}:${node.position?.start.line ?? 1}`;

/** Our additions to plain Markdown, for docs, posts and pages alike. */
export const REMARK_PLUGINS = [optionAnchors, shellTabs, unbrokenCode];

/** How Markdown is read, and the gates that a page's source passes on the way. */
export const markdown = {
  // The v4 flags turn `{#id}` off; an explicit heading id is what keeps an address for years.
  mdx1Compat: {headingIds: true},
  async parseFrontMatter(params) {
    const result = await params.defaultParseFrontMatter(params);
    const file = relative(cwd(), params.filePath).split(sep).join('/');
    const mistake = frontMatterMistake(file, params.fileContent, result.frontMatter);
    if (mistake) {
      throw new Error(mistake);
    }
    return result;
  },
  hooks: {
    onBrokenMarkdownLinks({sourceFilePath, url, node}) {
      logger.warn(
        `${place(sourceFilePath, node)}: broken link to ${url}: there is no such file, correct or remove it.`,
      );
    },
    onBrokenMarkdownImages({sourceFilePath, url, node}) {
      throw new Error(
        `${place(sourceFilePath, node)}: missing image ${url || '(no address)'}: add the file or correct the address.`,
      );
    },
  },
} satisfies Config['markdown'];
