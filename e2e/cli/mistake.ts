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
