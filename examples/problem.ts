import {withoutRandom} from './run/output';

/** A problem in a page. */
export interface Problem {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** One sentence with the problem and, after a colon, the fix. */
  readonly text: string;
  /** Further lines, such as a difference. */
  readonly detail?: string;
}

/** Formats a problem for printing. */
export function describeProblem({file, line, text, detail}: Problem): string {
  const indented = detail?.replace(/^(?=.)/gm, '    ');
  return `${file}:${line}: ${text}${indented ? `\n${indented}` : ''}`;
}

/** Sorts by file and line. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Returns the changed lines, without unchanged lines and without the fix, which is for the documented version. */
function differenceIn({text, detail = ''}: Problem): string {
  const lines = detail.split('\n').filter((line) => /^[-+](?!-- |\+\+ )/.test(line));
  return lines.length > 0 ? lines.join('\n') : text.replace(/: [^:]*$/, '');
}

/**
 * Lists the differences in another version, each once, below the files that show it. The text is the same in each run,
 * and doesn't change if pages change without affecting a difference elsewhere.
 */
export function listDifferences(problems: readonly Problem[]): string {
  const files = new Map<string, Set<string>>();
  for (const problem of inOrder(problems)) {
    const difference = differenceIn(problem);
    files.set(difference, (files.get(difference) ?? new Set()).add(problem.file));
  }
  const list = [...files].map(
    ([difference, found]) => `${[...found].join('\n')}\n${difference.replace(/^/gm, '    ')}\n`,
  );
  return withoutRandom(list.sort().join('\n'));
}
