import type {Root} from 'mdast';
import {parseMarkdown} from '../src/content/parse';

/** A page, or the proofs. */
export interface Source {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
}

/** @throws Error that names file and place when the text is not valid MDX */
export function parseSource(file: string, text: string): Source {
  try {
    return {file, text, tree: parseMarkdown(text)};
  } catch (error) {
    throw new Error(`${file}:${String(error)}`, {cause: error});
  }
}
