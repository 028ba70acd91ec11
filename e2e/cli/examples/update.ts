import type {Correction} from './verify';

/** The text before the fence on its line, which must precede every other line of the block. */
function prefixOf(openingLine: string): string {
  const before = /^[^`~]*/.exec(openingLine)?.[0] ?? '';
  // The first line of a list item has a marker where the others have spaces.
  return before.replace(/(?:[-*+]|\d+[.)])(?= )/g, (marker) => ' '.repeat(marker.length));
}

/**
 * Writes corrections into a page; fences and indentation stay.
 *
 * @throws Error when a line would end the fence
 */
export function applyCorrections(markdown: string, corrections: readonly Correction[]): string {
  const lines = markdown.split('\n');
  // From the end, so that line numbers above stay valid.
  for (const correction of [...corrections].sort((a, b) => b.line - a.line)) {
    const {file, line, endLine} = correction;
    const opening = lines[line - 1] ?? '';
    const fence = /(?:`{3,}|~{3,})/.exec(opening)?.[0] ?? '```';
    if (correction.lines.some((text) => text.includes(fence))) {
      throw new Error(`${file}:${line}: the output contains ${fence}: write a longer fence.`);
    }
    const prefix = prefixOf(opening);
    lines.splice(line, endLine - line - 1, ...correction.lines.map((text) => `${prefix}${text}`.trimEnd()));
  }
  return lines.join('\n');
}
