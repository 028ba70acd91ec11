/** Cuts a list into parts of `size` items; the last part may be shorter. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
