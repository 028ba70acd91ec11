/**
 * Marks what readers of a page see only after scrolling, for `BelowTheFold`, which lets the top of a page be shown first.
 */
import type {Root} from 'mdast';
import {element} from './element';

/** So many paragraphs, tables, or code blocks fill a screen. */
const BLOCKS = 12;

/** A remark plugin, to run after those that look for blocks at the top level of a page. */
export default function belowTheFold() {
  return (tree: Root): void => {
    const statements = tree.children.filter(({type}) => type === 'mdxjsEsm');
    const blocks = tree.children.filter(({type}) => type !== 'mdxjsEsm');
    const rest = blocks.slice(BLOCKS);
    if (rest.length > 0) {
      tree.children = [...statements, ...blocks.slice(0, BLOCKS), element('BelowTheFold', {}, rest)];
    }
  };
}
