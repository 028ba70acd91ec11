/** Converts a code block to its component's props (`examples/README.md` explains the words after its language). */
import type {Code} from 'mdast';
import {SHELLS} from './shells/shells';
import {highlight} from './highlight';
import {readMarks} from './marks';
import {recipeOf} from './recipes';

/** The props of `components/CodeBlock`. */
export interface CodePart {
  readonly kind: 'file' | 'folder' | 'terminal' | 'output' | 'code';
  readonly language?: string;
  /** The colored text, one element per line. */
  readonly html: string;
  /** The name of a file or folder. */
  readonly name?: string;
  /** The file in `static/recipes/` to download. */
  readonly recipe?: string;
  /** Names the kind of text, such as `Output`. */
  readonly label?: string;
  /** True if the text is in columns, so that long lines scroll instead of wrapping. */
  readonly isTable?: boolean;
  /** The program's exit code, unless it is 0. */
  readonly exit?: string;
}

const LABELS = {stdout: 'Output', stderr: 'Log (stderr)', result: 'Result'};
/** Text in columns, such as a drawing. Spaces after a colon only indent. */
const COLUMNS = /[^\s:] {3,}\S/;

/** Returns whether a code block is part of an example. */
export const isExamplePart = (code: Code): boolean =>
  ['example', 'input', ...Object.keys(LABELS)].some((mark) => readMarks(code).has(mark));

/** Returns whether a line is highlighted, that is, listed in braces such as `{1,3-4}`. */
function isMarked({meta}: Code, line: number): boolean {
  const ranges = /\{([\d,-]+)\}/.exec(meta ?? '')?.[1]?.split(',') ?? [];
  return ranges
    .map((range) => range.split('-').map(Number))
    .some(([first = 0, last = first]) => first <= line && line <= last);
}

/** Returns whether a command begins on a line, that is, outside quotation marks and loops and not as a continuation. */
function beginsCommand(line: string, index: number, lines: readonly string[]): boolean {
  const before = lines.slice(0, index).join('\n');
  const quotesClosed = before.replaceAll(/\\[\s\S]|"[^"]*"|'[^']*'/g, '');
  return !/^(?:\s|fi$|done$)/.test(line) && !/[\\`^|]$/.test(before) && !/["']/.test(quotesClosed);
}

export function codePart(code: Code): CodePart {
  const language = code.lang ?? 'text';
  const marks = readMarks(code);
  const valueOf = (mark: string): string | undefined => marks.get(mark)?.toString();
  const name = valueOf('title');
  const prompt = name ? undefined : SHELLS.find((shell) => shell.language === language)?.prompt;
  const isOutput = marks.has('stdout') || marks.has('stderr');
  const file = marks.has('tree') ? 'folder' : 'file';
  const lines = code.value.split('\n');
  const html = highlight(code.value, language).map((text, index) => {
    const element = isMarked(code, index + 1) ? 'mark' : 'span';
    const sign = prompt && beginsCommand(lines[index]!, index, lines) ? ` data-prompt="${prompt}"` : '';
    return `<${element}${sign}>${text}\n</${element}>`;
  });
  return {
    kind: isOutput ? 'output' : name ? file : prompt ? 'terminal' : 'code',
    language,
    html: html.join(''),
    recipe: recipeOf(code),
    name: file === 'folder' ? `${name}/` : name,
    label: Object.entries(LABELS).find(([mark]) => marks.has(mark))?.[1],
    exit: valueOf('exit') === '0' ? undefined : valueOf('exit'),
    isTable: ['csv', 'yaml'].includes(language) || (language === 'text' && COLUMNS.test(code.value)),
  };
}

/** Returns the parts of one example, in order. The exit code is shown with the command's output, if there is any. */
export function exampleParts(codes: readonly Code[]): CodePart[] {
  const parts = codes.map(codePart);
  return parts.map((part, index) => {
    const label = part.kind === 'terminal' && codes.length > 1 ? 'Terminal' : part.label;
    const exit = part.kind === 'output' ? parts[index - 1]?.exit : part.exit;
    return {...part, label, exit: parts[index + 1]?.kind === 'output' && part.kind !== 'output' ? undefined : exit};
  });
}
