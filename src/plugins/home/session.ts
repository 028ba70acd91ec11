/** Takes a recorded session out of a page: the examples there are run, and their outputs are compared, by `e2e/cli/`. */
import type {Code, Heading, Root} from 'mdast';
import {parseMarkdown} from '../../markdown/parse';
import {toString} from '../../markdown/unified';

/** A CSV file that the session begins with. */
export interface SessionFile {
  readonly name: string;
  readonly text: string;
}

/** A command and what it prints. */
export interface SessionStep {
  readonly command: string;
  readonly output: string;
}

export interface Session {
  readonly files: readonly SessionFile[];
  readonly steps: readonly SessionStep[];
}

/** The code blocks between a heading and the next one of its level or above; undefined without such a heading. */
function blocksBelow({children}: Root, id: string): Code[] | undefined {
  const start = children.findIndex((node) => node.type === 'heading' && toString(node).endsWith(`{#${id}}`));
  if (start < 0) {
    return undefined;
  }
  const {depth} = children[start] as Heading;
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return rest.slice(0, end < 0 ? undefined : end).filter((node) => node.type === 'code');
}

const hasWord = ({meta}: Code, word: string): boolean => new RegExp(`(^|\\s)${word}(\\s|$)`).test(meta ?? '');

/**
 * Reads the examples below one heading of a page, in order, with the files before them and the outputs behind.
 *
 * @param file path of the page, for the messages
 * @param id the heading's own id
 * @throws Error with file and remedy when the heading is gone, or has no example below it
 */
export function readSession(file: string, markdown: string, id: string): Session {
  const remedy = 'put it back, or name another section in docusaurus.config.ts';
  const blocks = blocksBelow(parseMarkdown(markdown), id);
  if (!blocks) {
    throw new Error(`${file}: the heading {#${id}}, whose examples the home page shows, is gone: ${remedy}.`);
  }
  const files: SessionFile[] = [];
  const steps: {command: string; output: string}[] = [];
  for (const block of blocks) {
    const last = steps.at(-1);
    if (hasWord(block, 'input')) {
      files.push({name: /title="([^"]*)"/.exec(block.meta ?? '')?.[1] ?? '', text: block.value});
    } else if (block.lang === 'bash' && hasWord(block, 'example')) {
      steps.push({command: block.value, output: ''});
    } else if (last && (hasWord(block, 'stdout') || hasWord(block, 'stderr'))) {
      last.output = [last.output, block.value].filter(Boolean).join('\n');
    }
  }
  if (steps.length === 0) {
    throw new Error(`${file}: no example stands below {#${id}} for the home page to show: ${remedy}.`);
  }
  return {files, steps};
}
