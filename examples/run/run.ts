import type {Chain} from './extract';
import {type Laboratory, Sandbox} from './sandbox';
import {type Results, verify} from './verify';

/** Number of chains that run in parallel, one per processor of the smallest supported machine. */
const WORKERS = 2;

async function runChain(chain: Chain, laboratory: Laboratory, results: Results): Promise<void> {
  const sandbox = await Sandbox.open(laboratory, chain[0]!.command.server);
  try {
    for (const example of chain) {
      await verify(example, sandbox, results);
    }
  } finally {
    sandbox.kintone.close();
  }
}

/** Runs all examples. */
export async function runExamples(chains: readonly Chain[], laboratory: Laboratory): Promise<Results> {
  const results: Results = {problems: [], corrections: [], printed: []};
  const waiting = [...chains];
  const work = async (): Promise<void> => {
    for (let chain = waiting.shift(); chain; chain = waiting.shift()) {
      await runChain(chain, laboratory, results);
    }
  };
  await Promise.all(Array.from({length: WORKERS}, work));
  return results;
}
