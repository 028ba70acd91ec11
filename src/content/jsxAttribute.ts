import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Returns a component's attribute by name; undefined if there is none. */
export const jsxAttribute = (
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): MdxJsxAttribute | undefined =>
  attributes.find((one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name);
