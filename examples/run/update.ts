import type {Correction} from './verify';

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
    const [, before, fence] = /^([^`~]*)(`+|~+)/.exec(lines[line - 1]!)!;
    if (correction.lines.some((text) => text.includes(fence!))) {
      throw new Error(`${file}:${line}: the output contains ${fence}: write a longer fence.`);
    }
    // What precedes every line of the block; only the first line of a list item has a marker.
    const prefix = before!.replaceAll(/[^\s>]/g, ' ');
    lines.splice(line, endLine - line - 1, ...correction.lines.map((text) => `${prefix}${text}`.trimEnd()));
  }
  return lines.join('\n');
}
