import preload from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

/** Loads the code of a page; rejects if a part of it can't be loaded. */
export async function loadCode(path: string): Promise<void> {
  await preload(path);
  loaded.add(path);
}

/** Whether the code of a page has been loaded: it can be rendered at once. */
export const hasCode = (path: string): boolean => loaded.has(path);
