import {isDeepStrictEqual} from 'node:util';
import type {Problem} from '../problem';
import {DOCUMENTED_VERSION} from '../../src/site/version';
import {MARKER} from '../kintone/rules';
import {DEFAULT_VERSION} from '../program';
import type {Fence, FileBlock} from './blocks';
import type {Example} from './extract';
import {correctLines, drawDifference, ELLIPSIS, framesOf, toLines} from './output';
import type {Sandbox} from './sandbox';

/** Corrected lines between a fence's opening and closing line. */
export interface Correction extends Pick<Fence, 'file' | 'line' | 'endLine'> {
  readonly lines: readonly string[];
}

/** The results of examples. */
export interface Results {
  readonly problems: Problem[];
  readonly corrections: Correction[];
  /** Everything that was printed, as shown on pages. */
  readonly printed: string[];
}

/** Shows the documented version instead of its substitute in the output of `--version`, and no unverified text. */
const showOnPage = (script: string, lines: readonly string[]): string[] =>
  lines
    .map((line) => (line.includes(MARKER) ? ELLIPSIS : line))
    .map((line) => (script.includes('--version') && line === DEFAULT_VERSION ? DOCUMENTED_VERSION : line));

/** Runs an example, and compares its effects with the page. */
export async function verify({command, inputs, outputs}: Example, sandbox: Sandbox, results: Results): Promise<void> {
  for (const input of inputs) {
    await sandbox.addInput(input);
  }
  const outcome = await sandbox.run(command);
  const report = ({file, line}: {file: string; line: number}, text: string, detail = ''): void => {
    results.problems.push({file, line, text: `${text}.`, detail: `$ ${command.text}\n${detail}`.trimEnd()});
  };
  const compare = (block: FileBlock, found: string[]): void => {
    const shown = block.text === '' ? [] : block.text.split('\n');
    const corrected = correctLines(shown, found);
    if (!isDeepStrictEqual(corrected, shown)) {
      const text = `"${block.path}" is not what the page shows: correct the block, or let --update do it`;
      report(block, text, drawDifference(shown, corrected));
      results.corrections.push({...block, lines: corrected});
    }
  };

  if (outcome.exit === null) {
    report(command, 'the command does not end in time: correct it, or write skip="…" instead of example');
  } else if (outcome.exit !== command.exit) {
    const text = `the exit code is ${outcome.exit}, not ${command.exit}: correct the command, or write exit=${outcome.exit}`;
    // In other cases, the comparison shows the output.
    report(command, text, command.hidden.includes('stderr') ? toLines(outcome.stderr).join('\n') : '');
  }
  for (const stream of ['stdout', 'stderr'] as const) {
    const block = outputs.find(({role}) => role === stream);
    const found = showOnPage(command.text, toLines(outcome[stream], command.file));
    results.printed.push(...found, ...framesOf(outcome[stream]));
    if (block) {
      compare(block, found);
    } else if (found.length > 0 && !command.hidden.includes(stream)) {
      const text = `${stream} is not shown: add a block with the word ${stream}, or write hide=${stream}`;
      report(command, text, found.map((line) => `+${line}`).join('\n'));
    }
  }
  for (const block of outputs.filter(({role}) => role === 'result')) {
    const found = await sandbox.readResult(block);
    if (found === undefined) {
      report(block, `the command writes no "${block.path}": correct the title or the command`);
    } else {
      compare(block, toLines(found, command.file));
    }
  }
  for (const request of sandbox.kintone.unknownRequests.splice(0)) {
    const text = 'the fake server was never taught what the command sends: correct the command, or teach the server';
    report(command, text, request);
  }
}
