interface Place {
  readonly hash: string;
  readonly search: string;
  /** Set once the reader has chosen a tab on this page: then the anchor no longer counts. */
  readonly state: unknown;
}

/**
 * The tab to show: that of the anchor, of the address, the one chosen last, or that for the system. Pages contain the
 * text of this function (`src/plugins/html/`), so it uses nothing from outside.
 *
 * @param values of the tabs; each may be several names
 * @param last the name that was chosen last
 * @returns the tab's index
 */
export function chosenTab(
  values: readonly string[],
  group: string,
  {hash, search, state}: Place,
  last: string | null | undefined,
): number {
  const system = typeof navigator === 'object' && navigator.userAgent.includes('Windows NT') ? 'windows' : ''; // The build has none.
  const names = [state ? '' : hash.slice(1), new URLSearchParams(search).get(group), last, system];
  const found = names.map((name) => values.findIndex((value) => value.split(' ').includes(name!)));
  return found.find((index) => index >= 0) ?? 0;
}
