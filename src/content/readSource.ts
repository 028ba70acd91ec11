import {readFile} from 'node:fs/promises';
import type {Root} from 'mdast';
import {parseMarkdown} from './parse';

/** A page's source. Don't change the tree, which is shared. */
export interface MarkdownSource {
  /** The file's text, front matter included. */
  readonly text: string;
  readonly tree: Root;
}

const parsed = new Map<string, MarkdownSource>();

/**
 * Reads a source. Several plugins read each page, and parsing is most of their work, so a parse is cached until the
 * file's text changes.
 *
 * @param path absolute path of the file
 * @throws VFileMessage when the text is not valid MDX
 */
export async function readSource(path: string): Promise<MarkdownSource> {
  const text = await readFile(path, 'utf8');
  const known = parsed.get(path);
  if (known?.text === text) {
    return known;
  }
  const source = {text, tree: parseMarkdown(text)};
  parsed.set(path, source);
  return source;
}
