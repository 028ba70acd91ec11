import type {Root} from 'mdast';
import {parseMarkdown} from '../src/content/parse';

const trees = new Map<string, Root>();

/** Parses a page once for all checks; they only read the tree. */
export function parsePage(markdown: string): Root {
  const tree = trees.get(markdown) ?? parseMarkdown(markdown);
  trees.set(markdown, tree);
  return tree;
}
