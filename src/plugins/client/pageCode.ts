/** The code of a page: which files it has, and whether they have been loaded. */
import flat from '@docusaurus/core/lib/client/flat';
import preload from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';

/** Added by the core: the address of a chunk's file; it contains `undefined` for a chunk that is part of another. */
declare const __webpack_require__: {gca(chunkName: string): string};

const loaded = new Set<string>();

/** Loads the code of a page; rejects if a part of it can't be loaded. */
export async function loadCode(path: string): Promise<void> {
  await preload(path);
  loaded.add(path);
}

/** Whether the code of a page has been loaded: it can be rendered at once. */
export const hasCode = (path: string): boolean => loaded.has(path);

/** @returns the addresses of a page's files: its own, and those of the layouts around it */
export function codeFiles(path: string): string[] {
  const around = matchRoutes(routes, path).map(({route}) => route.path);
  return Object.entries(routesChunkNames)
    .filter(([key, names]) => {
      const chunkPath = key.slice(0, key.lastIndexOf('-')); // A key ends in a hash.
      // The first page of a section has the section's path, without being around all its pages.
      return chunkPath === path || (around.includes(chunkPath) && !('content' in names));
    })
    .flatMap(([, names]) => Object.values(flat(names)))
    .map((name) => __webpack_require__.gca(name))
    .filter((url) => !url.includes('undefined'))
    .map((url) => new URL(url, window.location.href).href);
}
