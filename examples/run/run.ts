import type {Chain, Page} from './extract';
import {type Laboratory, Sandbox} from './sandbox';
import {type Verdict, verify} from './verify';

/** How many chains run at the same time: as many as the smallest machine that this runs on has processors. */
const WORKERS = 2;

/** The results of all examples. */
export interface RunResult extends Verdict {
  /** How many commands ran. */
  count: number;
  /** How many of them differ from their pages. */
  failed: number;
}

async function runChain(chain: Chain, laboratory: Laboratory, result: RunResult): Promise<void> {
  const sandbox = await Sandbox.open(laboratory, chain[0]!.command.server);
  try {
    for (const example of chain) {
      for (const input of example.inputs) {
        await sandbox.addInput(input);
      }
      const {problems, corrections, printed} = await verify(example, await sandbox.run(example.command), sandbox);
      result.count++;
      result.failed += problems.length > 0 ? 1 : 0;
      result.problems.push(...problems);
      result.corrections.push(...corrections);
      result.printed.push(...printed);
    }
  } finally {
    sandbox.kintone.close();
  }
}

/** Runs all examples. */
export async function runExamples(pages: readonly Page[], laboratory: Laboratory): Promise<RunResult> {
  const result: RunResult = {count: 0, failed: 0, problems: [], corrections: [], printed: []};
  const waiting = pages.flatMap(({chains}) => chains);
  const work = async (): Promise<void> => {
    for (let chain = waiting.shift(); chain; chain = waiting.shift()) {
      await runChain(chain, laboratory, result);
    }
  };
  await Promise.all(Array.from({length: WORKERS}, work));
  return result;
}
