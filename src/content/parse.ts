import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {fillRecipes} from './recipes';
import {remarkDirective, remarkFrontmatter, remarkGfm, remarkMdx, remarkParse, unified} from './unified';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/**
 * Parses a page's source in the same dialect as the build, with line numbers and the text of recipes.
 *
 * @throws VFileMessage when the text is not valid MDX
 */
export function parseMarkdown(text: string): Root {
  // `{#id}` after a heading is not an MDX expression. The build escapes it in the same way.
  const tree = processor.parse(escapeMarkdownHeadingIds(text));
  fillRecipes()(tree);
  return tree;
}
