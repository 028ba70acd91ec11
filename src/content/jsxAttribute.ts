import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** The attribute of a component, by its name; undefined if it has none. */
export const jsxAttribute = (
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): MdxJsxAttribute | undefined =>
  attributes.find((one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name);
