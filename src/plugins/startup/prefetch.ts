/**
 * Replaces the core's `window.docusaurus`, which links call: `prefetch` when they come into view, and `preload` when the
 * reader is about to follow them. The stock `prefetch` works at once and delays hydration.
 */
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {loadCode} from '../pageCode';

/** Added by the core: the address of a chunk's file; it contains `undefined` for a chunk that is part of another. */
declare const __webpack_require__: {gca(chunkName: string): string};

/** The most that one page fetches ahead, in bytes as transferred. A page of the docs takes 4,000 to 10,000. */
const MAX_BYTES = 64_000;

const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 500)); // Safari

/** Paths of links that came into view. */
const waiting = new Set<string>();
/** Addresses of all files that have been requested. */
const requested = new Set<string>();
let page = '';
let bytes = 0;
let isBusy = false;

new PerformanceObserver((list) => {
  for (const {name, transferSize} of list.getEntries() as PerformanceResourceTiming[]) {
    bytes += requested.has(name) ? transferSize : 0;
    requested.add(name);
  }
}).observe({type: 'resource', buffered: true});

function isSlow(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

const pathOf = (link: string): string => new URL(link, window.location.href).pathname;

/** Fetches the code of a page, except what has been requested. If that fails, a click loads it. */
async function fetchCode(path: string): Promise<void> {
  const paths = matchRoutes(routes, path).map(({route}) => route.path);
  const urls = Object.entries(routesChunkNames)
    .filter(([key, names]) => {
      const chunkPath = key.slice(0, key.lastIndexOf('-')); // A key ends in a hash.
      // The first page of a section has the section's path, without being part of all its pages.
      return chunkPath === path || (paths.includes(chunkPath) && !('content' in names));
    })
    .flatMap(([, names]) => Object.values(flat(names)))
    .map((name) => __webpack_require__.gca(name))
    .filter((url) => !url.includes('undefined'))
    .map((url) => new URL(url, window.location.href).href)
    .filter((url) => !requested.has(url));
  urls.forEach((url) => requested.add(url));
  await Promise.all(urls.map(prefetchFile));
}

/** Works through the queue in idle time, page by page: links in the main part first. */
function fetchAhead(): void {
  if (isBusy || waiting.size === 0) {
    return;
  }
  isBusy = true;
  whenIdle(() => {
    const links = ['main a', 'a'].flatMap((all) => [...document.querySelectorAll<HTMLAnchorElement>(all)]);
    const next = bytes < MAX_BYTES && links.find(({pathname}) => waiting.delete(pathname));
    if (!next) {
      waiting.clear(); // The ceiling is reached, or the links belong to a page that the reader has left.
    }
    void Promise.resolve(next && fetchCode(next.pathname)).then(() => {
      isBusy = false;
      fetchAhead();
    });
  });
}

export default {
  prefetch(link: string): void {
    if (page !== window.location.pathname) {
      page = window.location.pathname;
      bytes = 0;
    }
    if (!isSlow()) {
      waiting.add(pathOf(link));
      fetchAhead();
    }
  },
  preload(link: string): void {
    if (!isSlow()) {
      loadCode(pathOf(link)).catch(() => undefined); // A click fails in the same way, and handles it.
    }
  },
};
