/** Reads a recorded session from a page: the examples there are run, and their outputs are compared, by `e2e/cli/`. */
import type {Code} from 'mdast';
import {parseMarkdown} from '../../markdown/parse';
import {toString} from '../../markdown/unified';

export interface Session {
  /** The files that it begins with. */
  readonly files: readonly {readonly name: string; readonly text: string}[];
  /** Each command and what it prints. */
  readonly steps: readonly {readonly command: string; readonly output: string}[];
}

/** The code blocks between the heading with this id and the next one of its level or above. */
function blocksBelow(markdown: string, id: string): Code[] {
  const blocks: Code[] = [];
  let depth = 0; // Of the heading; 0 outside its section.
  for (const node of parseMarkdown(markdown).children) {
    if (node.type === 'heading' && toString(node).endsWith(`{#${id}}`)) {
      depth = node.depth;
    } else if (node.type === 'heading' && node.depth <= depth) {
      depth = 0;
    } else if (node.type === 'code' && depth > 0) {
      blocks.push(node);
    }
  }
  return blocks;
}

/**
 * Reads the examples below one heading of a page, in order, with the files before them and the outputs after them.
 *
 * @param file path of the page, for the message
 * @param id the heading's own id
 * @throws Error with file and remedy when the heading is gone, or has no example below it
 */
export function readSession(file: string, markdown: string, id: string): Session {
  const files: {name: string; text: string}[] = [];
  const steps: {command: string; output: string}[] = [];
  for (const {meta, value} of blocksBelow(markdown, id)) {
    const words = meta?.split(' ') ?? [];
    const last = steps.at(-1);
    if (words.includes('input')) {
      files.push({name: /title="([^"]*)"/.exec(meta!)?.[1] ?? '', text: value});
    } else if (words.includes('example')) {
      steps.push({command: value, output: ''});
    } else if (last && (words.includes('stdout') || words.includes('stderr'))) {
      last.output = [last.output, value].filter(Boolean).join('\n');
    }
  }
  if (steps.length === 0) {
    throw new Error(
      `${file}: no example below a heading {#${id}} for the home page: restore it, or name another section in docusaurus.config.ts.`,
    );
  }
  return {files, steps};
}
