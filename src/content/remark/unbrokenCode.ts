/**
 * Keeps short code within a sentence on one line: browsers break `--update-key` after each of its hyphens. Longer code,
 * and code of several words, breaks as text does, or it would leave a narrow page.
 */
import type {Root} from 'mdast';
import {visit} from '../unified';

/** Letters that fit into a line at 320 pixels, with a margin. */
const SHORT = /^\S{1,24}$/;

/** A remark plugin. */
export default function unbrokenCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (code) => {
      if (SHORT.test(code.value)) {
        code.data = {hProperties: {className: ['unbroken']}};
      }
    });
  };
}
