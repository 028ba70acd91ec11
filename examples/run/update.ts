import type {Correction} from './verify';

/** Writes corrections into a page, and keeps fences and indentation. */
export function applyCorrections(page: string, corrections: readonly Correction[]): string {
  const lines = page.split('\n');
  // From the end, so that line numbers above remain valid.
  for (const {line, endLine, lines: corrected} of [...corrections].sort((a, b) => b.line - a.line)) {
    const [indentation] = /^ */.exec(lines[line - 1]!)!;
    lines.splice(line, endLine - line - 1, ...corrected.map((text) => (indentation + text).trimEnd()));
  }
  return lines.join('\n');
}
