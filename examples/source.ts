import type {Root} from 'mdast';
import {parseMarkdown} from '../src/content/parse';

/** A page, or the proofs. */
export interface Source {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
}

/** @throws Error with file and position if the text isn't valid MDX */
export function parseSource(file: string, text: string): Source {
  try {
    return {file, text, tree: parseMarkdown(text)};
  } catch (error) {
    throw new Error(`${file}:${String(error)}`, {cause: error});
  }
}
