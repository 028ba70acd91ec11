import type {Mistake} from '../mistake';
import type {Chain, Page} from './extract';
import {type Laboratory, Sandbox} from './sandbox';
import {type Correction, verify} from './verify';

export interface RunResult {
  /** How many commands ran. */
  readonly count: number;
  readonly mistakes: readonly Mistake[];
  readonly corrections: readonly Correction[];
  /** Every line that any example printed, in the form that pages show. */
  readonly printed: ReadonlySet<string>;
}

class Collector {
  count = 0;
  readonly mistakes: Mistake[] = [];
  readonly corrections: Correction[] = [];
  readonly printed = new Set<string>();
}

async function runChain(chain: Chain, laboratory: Laboratory, collector: Collector): Promise<void> {
  const [first] = chain;
  if (!first) {
    return;
  }
  const sandbox = await Sandbox.open(laboratory, first.command.server);
  try {
    for (const example of chain) {
      for (const input of example.inputs) {
        await sandbox.addInput(input);
      }
      const outcome = await sandbox.run(example.command);
      const {mistakes, corrections, printed} = await verify(example, outcome, sandbox);
      collector.count++;
      collector.mistakes.push(
        ...mistakes,
        ...sandbox.takeUnknownRequests().map((request) => ({
          file: example.command.file,
          line: example.command.line,
          text: 'the fake server was never taught what the command sends: correct the command, or teach the server.',
          detail: request,
        })),
      );
      collector.corrections.push(...corrections);
      printed.forEach((line) => collector.printed.add(line));
    }
  } finally {
    await sandbox.close();
  }
}

/**
 * Runs all examples.
 *
 * @param workers how many chains run at the same time
 */
export async function runExamples(pages: readonly Page[], laboratory: Laboratory, workers: number): Promise<RunResult> {
  const collector = new Collector();
  const waiting = pages.flatMap(({chains}) => chains);
  const work = async (): Promise<void> => {
    for (let chain = waiting.shift(); chain; chain = waiting.shift()) {
      await runChain(chain, laboratory, collector);
    }
  };
  await Promise.all(Array.from({length: workers}, work));
  return collector;
}
