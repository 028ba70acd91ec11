import type {SkippedBlock} from './run/blocks';
import type {Page} from './run/extract';

/** The minimum share that must run, in percent. */
const LEAST = 95;

/** Whether a block calls the program in bash; other blocks install it, or belong to other shells. */
const callsProgram = ({language, text}: SkippedBlock): boolean =>
  language === 'bash' && /(?:^|[\s;&|(/])cli-kintone(?:\s|$)/m.test(text);

/**
 * Says how many of the commands on the pages were run.
 *
 * @param ran how many commands ran
 * @returns the count as it is printed, and what to do when too few ran
 */
export function summarize(pages: readonly Page[], ran: number): {count: string; shortfall?: string} {
  const skipped = pages.flatMap((page) => page.skipped);
  const left = skipped.filter(callsProgram);
  const total = ran + left.length;
  const share = total === 0 ? 0 : Math.floor((100 * ran) / total);
  const tried = pages.filter(({chains}) => chains.length > 0).length;
  const count = [
    `${total} command examples: ${ran} ran (${share} %, on ${tried} pages), ${left.length} did not:`,
    ...left.map(({file, line, reason}) => `  ${file}:${line}: ${reason}`),
    `${skipped.length - left.length} more blocks are for other programs or for other shells.`,
  ].join('\n');
  const shortfall = `Too little ran: at least ${LEAST} % have to. Turn skip="…" into example in the lines above.`;
  return share < LEAST ? {count, shortfall} : {count};
}
