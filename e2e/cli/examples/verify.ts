import {isDeepStrictEqual} from 'node:util';
import type {Mistake} from '../mistake';
import {DOCUMENTED_VERSION} from '../../../src/site/version';
import {DEFAULT_VERSION} from '../program';
import type {Fence, FileBlock, StreamBlock} from './blocks';
import type {Example} from './extract';
import {correctLines, drawDifference, ELLIPSIS, toLines} from './output';
import {decode, type Sandbox} from './sandbox';
import type {Outcome} from './runBash';
import {drawTree, parseTree} from './tree';

/** New lines for a fence, between its opening and closing line. */
export interface Correction extends Pick<Fence, 'file' | 'line' | 'endLine'> {
  readonly lines: readonly string[];
}

/** What came of an example. */
export interface Verdict {
  readonly mistakes: Mistake[];
  readonly corrections: Correction[];
  /** Everything that was printed, in the form that pages show. */
  readonly printed: string[];
}

const NAMES = {stdout: 'the standard output', stderr: 'the standard error'} as const;

/** `cli-kintone --version` prints the version that stands in for the documented one. */
const showDocumentedVersion = (script: string, lines: readonly string[]): string[] =>
  lines.map((line) => (script.includes('--version') && line === DEFAULT_VERSION ? DOCUMENTED_VERSION : line));

/** Compares what an example did with what its page shows. */
export async function verify(example: Example, outcome: Outcome, sandbox: Sandbox): Promise<Verdict> {
  const {command, outputs} = example;
  const verdict: Verdict = {mistakes: [], corrections: [], printed: []};
  const report = ({file, line}: {file: string; line: number}, text: string, detail = ''): void => {
    verdict.mistakes.push({file, line, text: `${text}.`, detail: `$ ${command.text}\n${detail}`.trimEnd()});
  };
  const compare = (block: StreamBlock | FileBlock, name: string, shown: readonly string[], found: string[]): void => {
    const corrected = correctLines(shown, found);
    if (!isDeepStrictEqual(corrected, shown)) {
      const text = `${name} is not what the page shows: correct the block, or let --update do it`;
      report(block, text, drawDifference(shown, corrected));
      verdict.corrections.push({...block, lines: corrected});
    }
  };

  if (outcome.exit === undefined) {
    report(command, 'the command does not end in time: correct it, or say skip="…" instead of example');
  } else if (outcome.exit !== command.exit) {
    const text = `the exit code is ${outcome.exit}, not ${command.exit}: correct the command, or write exit=${outcome.exit}`;
    // Otherwise the comparison shows what was printed.
    report(command, text, command.hidden.includes('stderr') ? toLines(outcome.stderr.toString()).join('\n') : '');
  }
  for (const stream of ['stdout', 'stderr'] as const) {
    const block = outputs.find((output) => output.role === 'stream' && output.stream === stream);
    const raw = toLines(decode(outcome[stream], block?.encoding ?? 'utf8'));
    const found = showDocumentedVersion(command.text, raw);
    verdict.printed.push(...found);
    if (block) {
      compare(block, NAMES[stream], toLines(block.text), found);
    } else if (found.length > 0 && !command.hidden.includes(stream)) {
      const text = `${NAMES[stream]} is not shown: add a block with the word ${stream}, or write hide=${stream}`;
      report(command, text, found.map((line) => `+${line}`).join('\n'));
    }
  }
  for (const block of outputs.filter((output) => output.role !== 'stream')) {
    const found = block.tree ? await sandbox.readTree(block.path) : await sandbox.readFile(block.path, block.encoding);
    if (found === undefined) {
      report(block, `the command writes no "${block.path}": correct the title or the command`);
    } else if (typeof found === 'string') {
      compare(block, `the file "${block.path}"`, toLines(block.text), toLines(found));
    } else {
      // The order of entries is free.
      const {root, paths, open} = parseTree(block.text);
      const relevant = open ? found.filter((path) => paths.includes(path)) : found;
      const more = open ? [ELLIPSIS] : [];
      const [shown, drawn] = [drawTree(root, paths), drawTree(block.path, relevant)];
      compare(block, `the folder "${block.path}"`, [...shown, ...more], [...drawn, ...more]);
    }
  }
  return verdict;
}
