interface Place {
  readonly hash: string;
  readonly search: string;
  /** Set once the reader has chosen a tab on this page. The anchor is then ignored. */
  readonly state: unknown;
}

/**
 * Returns the index of the tab to show, chosen by the anchor, the URL, the last choice, or the system. Pages contain
 * the text of this function (`src/plugins/html/`), so it uses nothing from outside.
 *
 * @param values of the tabs; each can contain several names
 * @param last name of the last choice
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
