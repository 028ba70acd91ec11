import type {Mistake} from '../mistake';
import {PLUGIN_VERSION} from '../program';
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
  const report = ({line}: {line: number}, text: string): void => {
    mistakes.push({file, line, text: `${text}.`});
  };
  const chains: Example[][] = [];
  let inputs: FileBlock[] = [];
  /** The command that an output may follow; `wrong` when it has a mistake, so that none more is reported. */
  let last: Example | 'wrong' | undefined;
  for (const block of blocks) {
    switch (block.role) {
      case 'command': {
        if (/\bcli-kintone\s+plugin\b/.test(block.text) && !block.namesVersion) {
          report(block, `the plugin commands are those of another version: add cli=${PLUGIN_VERSION}`);
        }
        const chain = chains.at(-1);
        last = {command: block, inputs, outputs: []};
        inputs = [];
        if (block.continues && chain) {
          chain.push(last);
        } else {
          chains.push([last]);
        }
        if (block.continues && !chain) {
          report(block, 'there is no example before this one to continue: remove the word continue');
        }
        break;
      }
      case 'skipped':
        last = undefined;
        break;
      case 'input':
        last = undefined;
        inputs.push(block);
        break;
      case 'stream':
      case 'result':
        if (last === undefined) {
          const word = block.role === 'stream' ? block.stream : block.role;
          report(block, `no example stands before this output: move it behind one, or remove the word ${word}`);
        } else if (last !== 'wrong' && last.outputs.some((other) => subjectOf(other) === subjectOf(block))) {
          report(block, `the example shows ${subjectOf(block)} twice: keep one of the blocks`);
        } else if (last !== 'wrong') {
          last.outputs.push(block);
        }
        break;
      case 'wrong':
        last = 'wrong';
        inputs = [];
        break;
    }
  }
  inputs.forEach((input) => report(input, 'no example comes after this input: add one, or remove the word input'));
  for (const chain of chains) {
    for (const input of chain.flatMap((example) => example.inputs).filter((candidate) => !isUsed(candidate, chain))) {
      report(input, `no command uses the input "${input.path}": correct the title, or remove the word input`);
    }
  }
  return {file, chains, skipped: blocks.filter((block) => block.role === 'skipped'), mistakes};
}
