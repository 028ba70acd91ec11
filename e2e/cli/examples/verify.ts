import type {Mistake} from '../mistake';
import {DOCUMENTED_VERSION, VERSIONS} from '../program';
import type {FileBlock, Stream, StreamBlock} from './blocks';
import {compareLines, correctedLines, drawDifference, ELLIPSIS, isSame} from './difference';
import type {Example} from './extract';
import {toCanonical} from './masks';
import {decode, type Sandbox} from './sandbox';
import type {Outcome} from './shell';
import {render} from './terminal';
import {drawTree, parseTree} from './tree';

/** New lines for a fence. */
export interface Correction {
  readonly file: string;
  /** The line of the opening fence. */
  readonly line: number;
  /** The line of the closing fence. */
  readonly endLine: number;
  readonly lines: readonly string[];
}

/** What came of an example. */
export interface Verdict {
  readonly mistakes: readonly Mistake[];
  readonly corrections: readonly Correction[];
  /** Everything that was printed, in the form that pages show. */
  readonly printed: readonly string[];
}

const NAMES: Readonly<Record<Stream, string>> = {stdout: 'the standard output', stderr: 'the standard error'};

/** Splits a text; a line break at its end adds no line. */
const toLines = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

/** Shows a command above a difference. */
const withCommand = ({command}: Example, detail: string): string =>
  [`$ ${command.text}`, ...(detail === '' ? [] : [detail])].join('\n');

/** `cli-kintone --version` prints the version that stands in for the documented one. */
function showDocumentedVersion(script: string, output: string): string {
  const versions = VERSIONS.map((version) => version.replaceAll('.', '\\.')).join('|');
  return script.includes('--version')
    ? output.replace(new RegExp(`^(?:${versions})$`, 'gm'), DOCUMENTED_VERSION)
    : output;
}

class Verification {
  readonly mistakes: Mistake[] = [];
  readonly corrections: Correction[] = [];

  constructor(
    private readonly example: Example,
    private readonly sandbox: Sandbox,
  ) {}

  checkExit({exit, stderr}: Outcome): void {
    const {command} = this.example;
    if (exit === undefined) {
      this.#report(command, 'the command does not end in time: correct it, or say skip="…" instead of example');
    } else if (exit !== command.exit) {
      const text = `the exit code is ${exit}, not ${command.exit}: correct the command, or write exit=${exit}`;
      // Otherwise the comparison shows what was printed.
      this.#report(command, text, command.hidden.has('stderr') ? toCanonical(stderr.toString().trimEnd()) : '');
    }
  }

  checkStream(stream: Stream, found: readonly string[]): void {
    const {command, outputs} = this.example;
    const block = outputs.find((output) => output.role === 'stream' && output.stream === stream);
    if (block) {
      this.#compare(block, NAMES[stream], found);
    } else if (found.length > 0 && !command.hidden.has(stream)) {
      const text = `${NAMES[stream]} is not shown: add a block with the word ${stream}, or write hide=${stream}`;
      this.#report(command, text, found.map((line) => `+${line}`).join('\n'));
    }
  }

  async checkResult(block: FileBlock): Promise<void> {
    const found = block.tree
      ? await this.sandbox.readTree(block.path)
      : await this.sandbox.readFile(block.path, block.encoding);
    if (found === undefined) {
      this.#report(block, `the command writes no "${block.path}": correct the title or the command`);
    } else if (typeof found === 'string') {
      this.#compare(block, `the file "${block.path}"`, toLines(toCanonical(found)));
    } else {
      this.#compareTree(block, found);
    }
  }

  #compare(block: StreamBlock | FileBlock, name: string, found: readonly string[]): void {
    const steps = compareLines(toLines(block.text), found);
    if (!isSame(steps)) {
      this.#report(
        block,
        `${name} is not what the page shows: correct the block, or let --update do it`,
        drawDifference(steps),
      );
      this.corrections.push({...block, lines: correctedLines(steps)});
    }
  }

  /** The order of entries is free. */
  #compareTree(block: FileBlock, found: readonly string[]): void {
    const {root, paths, open} = parseTree(block.text);
    const relevant = open ? found.filter((path) => paths.some((shown) => shown === path)) : found;
    const shownLines = toLines(drawTree(root, paths));
    const foundLines = toLines(drawTree(block.path, relevant));
    const steps = compareLines(shownLines, foundLines);
    if (!isSame(steps)) {
      this.#report(
        block,
        `the folder "${block.path}" is not what the page shows: correct the tree, or let --update do it`,
        drawDifference(steps),
      );
      this.corrections.push({...block, lines: open ? [...foundLines, ELLIPSIS] : foundLines});
    }
  }

  #report({file, line}: {file: string; line: number}, text: string, detail = ''): void {
    this.mistakes.push({file, line, text: `${text}.`, detail: withCommand(this.example, detail)});
  }
}

/** Compares what an example did with what its page shows. */
export async function verify(example: Example, outcome: Outcome, sandbox: Sandbox): Promise<Verdict> {
  const verification = new Verification(example, sandbox);
  const printed: string[] = [];
  verification.checkExit(outcome);
  for (const stream of ['stdout', 'stderr'] as const) {
    const block = example.outputs.find((output) => output.role === 'stream' && output.stream === stream);
    const text = render(decode(outcome[stream], block?.encoding ?? 'utf8'));
    const lines = toLines(toCanonical(showDocumentedVersion(example.command.text, text)));
    verification.checkStream(stream, lines);
    printed.push(...lines);
  }
  for (const output of example.outputs) {
    if (output.role === 'result') {
      await verification.checkResult(output);
    }
  }
  return {mistakes: verification.mistakes, corrections: verification.corrections, printed};
}
