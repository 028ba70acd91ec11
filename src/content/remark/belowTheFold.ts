/**
 * Wraps the part of a page below the fold in `BelowTheFold`, so that the top of the page can be shown first.
 */
import type {Root} from 'mdast';
import {element} from './element';

/** Number of paragraphs, tables, or code blocks that fill a screen. */
const BLOCKS = 12;

/** A remark plugin. Run it after those that look for blocks at the top level of a page. */
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
