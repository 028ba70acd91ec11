import type {SkippedBlock} from './examples/blocks';
import type {Page} from './examples/extract';

/** How much of what the pages show was tried. */

export interface ExampleCount {
  readonly pages: number;
  readonly ran: number;
  /** Commands of the program that did not run: number by reason. */
  readonly skipped: ReadonlyMap<string, number>;
  /** Skipped blocks for other programs and other shells. */
  readonly others: number;
}

/** The least that has to run. */
const LEAST = 60;
const LEAST_SHARE = 0.9;

/** Whether a block calls the program in bash; other blocks install it, or belong to other shells. */
const callsProgram = ({language, text}: SkippedBlock): boolean =>
  language === 'bash' && /(?:^|[\s;&|(/])cli-kintone(?:\s|$)/m.test(text);

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

const total = ({ran, skipped}: ExampleCount): number => ran + sum(skipped.values());

/**
 * Counts examples.
 *
 * @param ran how many commands ran
 */
export function countExamples(pages: readonly Page[], ran: number): ExampleCount {
  const blocks = pages.flatMap((page) => page.skipped);
  const skipped = new Map<string, number>();
  for (const {reason} of blocks.filter(callsProgram)) {
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  }
  return {
    pages: pages.filter(({chains}) => chains.length > 0).length,
    ran,
    skipped,
    others: blocks.length - sum(skipped.values()),
  };
}

/** A count as it is printed. */
export function describeCount(count: ExampleCount): string {
  const {ran, skipped, others, pages} = count;
  const share = total(count) === 0 ? 0 : Math.floor((100 * ran) / total(count));
  return [
    `${total(count)} command examples: ${ran} ran (${share} %, on ${pages} pages), ${total(count) - ran} did not.`,
    ...[...skipped].sort(([, a], [, b]) => b - a).map(([reason, number]) => `  ${number} × ${reason}`),
    `${others} more blocks are for other programs or for other shells.`,
  ].join('\n');
}

/** Says when too little ran. */
export function shortfall(count: ExampleCount): string | undefined {
  if (count.ran >= LEAST && count.ran >= LEAST_SHARE * total(count)) {
    return undefined;
  }
  return `Too little ran: at least ${LEAST} examples and ${LEAST_SHARE * 100} % have to. Turn skip="…" into example where it can run.`;
}
