import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {fillRecipes} from './recipes';
import {remarkDirective, remarkFrontmatter, remarkGfm, remarkMdx, remarkParse, unified} from './unified';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/**
 * Parses a page's source, in the same dialect as the build, with line numbers and the recipes that it shows.
 *
 * @throws VFileMessage when the text is not valid MDX
 */
export function parseMarkdown(text: string): Root {
  // `{#id}` after a heading is no MDX expression; the build escapes it in the same way.
  const tree = processor.parse(escapeMarkdownHeadingIds(text));
  fillRecipes()(tree);
  return tree;
}
