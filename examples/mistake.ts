import {withoutRandom} from './run/output';

/** Something that is wrong in a page. */
export interface Mistake {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** One sentence: what is wrong, and after a colon what to do. */
  readonly text: string;
  /** Further lines, such as a difference. */
  readonly detail?: string;
}

/** A mistake as it is printed. */
export function describeMistake({file, line, text, detail}: Mistake): string {
  const indented = detail?.replace(/^(?=.)/gm, '    ');
  return `${file}:${line}: ${text}${indented ? `\n${indented}` : ''}`;
}

/** Sorts by file and line. */
export function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  return [...mistakes].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The lines that differ, without unchanged lines and without the fix, which is for the documented version. */
function differenceIn({text, detail = ''}: Mistake): string {
  const lines = detail.split('\n').filter((line) => /^[-+](?!-- |\+\+ )/.test(line));
  return lines.length > 0 ? lines.join('\n') : text.replace(/: [^:]*$/, '');
}

/**
 * What another version does differently: each difference once, below all places that show it.
 *
 * @param place names a place; without its line, it stays the same when its page changes
 */
export function describeDifferences(
  mistakes: readonly Mistake[],
  place = ({file, line}: Mistake): string => `${file}:${line}`,
): string[] {
  const places = new Map<string, Set<string>>();
  for (const mistake of inOrder(mistakes)) {
    const difference = differenceIn(mistake);
    const found = places.get(difference) ?? new Set();
    places.set(difference, found.add(place(mistake)));
  }
  return [...places].map(([difference, found]) => `${[...found].join('\n')}\n${difference.replace(/^/gm, '    ')}\n`);
}

/** The same as text that stays the same from run to run, and when pages change without showing a difference elsewhere. */
export const listDifferences = (mistakes: readonly Mistake[]): string =>
  withoutRandom(
    describeDifferences(mistakes, ({file}) => file)
      .sort()
      .join('\n'),
  );
