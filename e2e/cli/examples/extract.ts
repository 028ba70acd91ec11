import type {Mistake} from '../mistake';
import {type CommandBlock, type FileBlock, readBlocks, type SkippedBlock, type StreamBlock} from './blocks';

/** A command of a page with everything that belongs to it. */
export interface Example {
  readonly command: CommandBlock;
  /** Files that are there before the command runs, in the order of the page. */
  readonly inputs: readonly FileBlock[];
  /** What the page shows of the command's effects. */
  readonly outputs: (StreamBlock | FileBlock)[];
}

/** Examples that share a folder and a server, in order. */
export type Chain = readonly Example[];

export interface Page {
  readonly file: string;
  readonly chains: readonly Chain[];
  readonly skipped: readonly SkippedBlock[];
  readonly mistakes: readonly Mistake[];
}

/** What makes two outputs of one example the same one. */
const subjectOf = (block: StreamBlock | FileBlock): string => (block.role === 'stream' ? block.stream : block.path);

/** Whether a chain names a file, or a folder above it, in one of its commands. */
const isUsed = (input: FileBlock, chain: Chain): boolean =>
  chain.some(({command}) => command.text.includes(input.path.split('/')[0] ?? input.path));

/**
 * Finds the examples of a page.
 *
 * @param file path relative to the site's folder, with forward slashes
 */
export function extractExamples(file: string, markdown: string): Page {
  const {blocks, mistakes} = readBlocks(file, markdown);
  const page = {file, mistakes, skipped: blocks.filter((block) => block.role === 'skipped')};
  if (mistakes.length > 0) {
    // A fence that cannot be read makes others look wrong that are not.
    return {...page, chains: []};
  }
  const report = ({line}: {line: number}, text: string): void => {
    mistakes.push({file, line, text: `${text}.`});
  };
  const chains: Example[][] = [];
  let inputs: FileBlock[] = [];
  /** The command that an output may follow. */
  let last: Example | undefined;
  for (const block of blocks) {
    if (block.role === 'command') {
      const chain = chains.at(-1);
      last = {command: block, inputs, outputs: []};
      inputs = [];
      if (!block.continues) {
        chains.push([last]);
      } else if (chain) {
        chain.push(last);
      } else {
        report(block, 'there is no example before this one to continue: remove the word continue');
      }
    } else if (block.role === 'stream' || block.role === 'result') {
      const subject = subjectOf(block);
      if (last === undefined) {
        report(block, `no example stands before the output of ${subject}: move it behind one, or correct its words`);
      } else if (last.outputs.some((other) => subjectOf(other) === subject)) {
        report(block, `the example shows ${subject} twice: keep one of the blocks`);
      } else {
        last.outputs.push(block);
      }
    } else {
      last = undefined;
      inputs.push(...(block.role === 'input' ? [block] : []));
    }
  }
  inputs.forEach((input) => report(input, 'no example comes after this input: add one, or remove the word input'));
  for (const chain of chains) {
    for (const input of chain.flatMap((example) => example.inputs).filter((candidate) => !isUsed(candidate, chain))) {
      report(input, `no command uses the input "${input.path}": correct the title, or remove the word input`);
    }
  }
  return {...page, chains};
}
