/**
 * Replaces the core's `window.docusaurus`, which links call: `prefetch` when they come into view, and `preload` when the
 * reader is about to follow them. The stock `prefetch` works at once, which delays hydration, and asks for the same files
 * again and again. This one works in idle time, page by page: links of the article first, each file once, up to a ceiling.
 */
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {codeFiles, loadCode} from './pageCode';

/** The most that one page fetches ahead, in bytes as transferred. A page of the docs takes 4,000 to 10,000. */
const MAX_BYTES = 64_000;

const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 500)); // Safari

/** Paths of links that came into view. */
const waiting = new Set<string>();
/** Addresses of all files that have been requested, ahead or not. */
const requested = new Set<string>();
/** The page that links are on, and the bytes that it has fetched ahead. */
let page = '';
let bytes = 0;
let isBusy = false;

new PerformanceObserver((list) => {
  for (const {name, transferSize} of list.getEntries() as PerformanceResourceTiming[]) {
    bytes += requested.has(name) ? transferSize : 0; // What is new to this module, the page has loaded.
    requested.add(name);
  }
}).observe({type: 'resource', buffered: true});

function isSlow(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

const pathOf = (link: string): string => new URL(link, window.location.href).pathname;

/** The next of the waiting pages, in the order of the links; none if the ceiling is reached. */
function takeNext(): string | undefined {
  const links = ['main a', 'a'].flatMap((all) => [...document.querySelectorAll<HTMLAnchorElement>(all)]);
  const next = bytes < MAX_BYTES && links.find(({pathname}) => waiting.delete(pathname));
  if (!next) {
    waiting.clear(); // Those left are beyond the ceiling, or on a page that the reader has left.
    return undefined;
  }
  return next.pathname;
}

async function fetchNext(): Promise<void> {
  const path = takeNext();
  const files = path === undefined ? [] : codeFiles(path).filter((url) => !requested.has(url));
  files.forEach((url) => requested.add(url));
  await Promise.all(files.map(prefetchFile)); // Never rejects: a click loads what is missing.
}

function fetchAhead(): void {
  if (!isBusy && waiting.size > 0) {
    isBusy = true;
    whenIdle(() => {
      void fetchNext().then(() => {
        isBusy = false;
        fetchAhead();
      });
    });
  }
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
