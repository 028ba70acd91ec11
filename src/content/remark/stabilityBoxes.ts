/**
 * The boxes `:::experimental` and `:::deprecated` of the Stability Index: stock boxes with their own title and class,
 * which `src/css/custom.css` colors.
 */
import type {Root} from 'mdast';
import {visit} from '../unified';

const BOXES = {
  experimental: {name: 'info', title: 'Experimental'},
  deprecated: {name: 'warning', title: 'Deprecated'},
} as const;

const isBox = (name: string): name is keyof typeof BOXES => Object.hasOwn(BOXES, name);

/** A remark plugin. */
export default function stabilityBoxes() {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (box) => {
      if (isBox(box.name)) {
        const {name, title} = BOXES[box.name];
        const hasTitle = box.children[0]?.data && 'directiveLabel' in box.children[0].data;
        box.attributes = {class: `theme-admonition-${box.name}`, ...(!hasTitle && {title})};
        box.name = name;
      }
    });
  };
}
