import {visit} from '../../src/content/unified';
import type {Problem} from '../problem';
import type {Source} from '../source';
import {type Block, type CommandBlock, type FileBlock, readBlock, type SkippedBlock} from './blocks';

/** A command of a page with its inputs and outputs. */
export interface Example {
  readonly command: CommandBlock;
  /** Files that exist before the command runs, in page order. */
  readonly inputs: readonly FileBlock[];
  /** The command's effects as shown on the page. */
  readonly outputs: FileBlock[];
}

/** Examples that share a folder and a server, in order. */
export type Chain = readonly Example[];

export interface Page {
  readonly file: string;
  readonly chains: readonly Chain[];
  readonly skipped: readonly SkippedBlock[];
  readonly problems: readonly Problem[];
}

/** Finds the examples of a page. Fences inside other fences are text. */
export function extractExamples({file, tree}: Source): Page {
  const problems: Problem[] = [];
  const report = ({line}: {line: number}, text: string): void => {
    problems.push({file, line, text: `${text}.`});
  };
  const blocks: Block[] = [];
  visit(tree, 'code', (code) => {
    try {
      const block = readBlock(file, code);
      blocks.push(...(block ? [block] : []));
    } catch (error) {
      report(code.position!.start, (error as Error).message);
    }
  });
  const page = {file, problems, skipped: blocks.filter((block) => block.role === 'skip')};
  if (problems.length > 0) {
    // An unreadable fence makes correct ones look wrong.
    return {...page, chains: []};
  }
  const chains: Example[][] = [];
  let inputs: FileBlock[] = [];
  /** The command that the next output belongs to. */
  let last: Example | undefined;
  for (const block of blocks) {
    if (block.role === 'example') {
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
    } else if (block.role === 'skip') {
      last = undefined;
    } else if (block.role === 'input') {
      last = undefined;
      inputs.push(block);
    } else if (last === undefined) {
      report(block, `no example before the output of ${block.path}: move it after one, or correct its words`);
    } else if (last.outputs.some(({path}) => path === block.path)) {
      report(block, `the example shows ${block.path} twice: keep one of the blocks`);
    } else {
      last.outputs.push(block);
    }
  }
  inputs.forEach((input) => report(input, 'no example comes after this input: add one, or remove the word input'));
  return {...page, chains};
}
