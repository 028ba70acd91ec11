import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Returns a component or an HTML element for a page. Props that are undefined or false are omitted. */
export function element(name: string, props: object, children: RootContent[] = []): MdxJsxFlowElement {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([prop, value]: [string, string | true]) => ({
      type: 'mdxJsxAttribute' as const,
      name: prop,
      value: value === true ? null : value,
    }));
  return {type: 'mdxJsxFlowElement', name, attributes, children: children as MdxJsxFlowElement['children']};
}
