import {inOrder, type Mistake} from './mistake';

/** The lines that differ, without what stays and without the remedy, which is for the documented version. */
function differenceIn({text, detail = ''}: Mistake): string {
  const lines = detail.split('\n').filter((line) => /^[-+](?!-- |\+\+ )/.test(line));
  return lines.length > 0 ? lines.join('\n') : text.replace(/: [^:]*$/, '');
}

/** Lists what another version does otherwise: each difference once, with all places that show it. */
export function describeDifferences(mistakes: readonly Mistake[]): string {
  const places = new Map<string, Set<string>>();
  for (const mistake of inOrder(mistakes)) {
    const difference = differenceIn(mistake);
    const found = places.get(difference) ?? new Set();
    places.set(difference, found.add(`${mistake.file}:${mistake.line}`));
  }
  return [...places]
    .map(([difference, found]) => `${[...found].join('\n')}\n${difference.replace(/^/gm, '    ')}\n`)
    .join('\n');
}
