/**
 * The packages that read and write Markdown, loaded by Node itself. Docusaurus' configuration loader would translate
 * their 280 ES modules one by one, which takes two of a cold build's ten seconds.
 */
import {createRequire} from 'node:module';
import type * as MdastToString from 'mdast-util-to-string';
import type * as RemarkDirective from 'remark-directive';
import type * as RemarkFrontmatter from 'remark-frontmatter';
import type * as RemarkGfm from 'remark-gfm';
import type * as RemarkMdx from 'remark-mdx';
import type * as RemarkParse from 'remark-parse';
import type * as RemarkStringify from 'remark-stringify';
import type * as Unified from 'unified';
import type * as UnistVisit from 'unist-util-visit';

const load = createRequire(import.meta.url);

export const {unified} = load('unified') as typeof Unified;
export const {default: remarkDirective} = load('remark-directive') as typeof RemarkDirective;
export const {default: remarkFrontmatter} = load('remark-frontmatter') as typeof RemarkFrontmatter;
export const {default: remarkGfm} = load('remark-gfm') as typeof RemarkGfm;
export const {default: remarkMdx} = load('remark-mdx') as typeof RemarkMdx;
export const {default: remarkParse} = load('remark-parse') as typeof RemarkParse;
export const {default: remarkStringify} = load('remark-stringify') as typeof RemarkStringify;
export const {toString} = load('mdast-util-to-string') as typeof MdastToString;
export const {SKIP, visit} = load('unist-util-visit') as typeof UnistVisit;
