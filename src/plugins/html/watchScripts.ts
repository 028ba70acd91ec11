/**
 * Runs in the head of every page, before the bundles. The attribute `data-scripts` says that they can run; without it,
 * `src/css/custom.css` hides the controls that would do nothing. A page can be read without them: if the browser is too
 * old for them, or one fails on the first load, this function says so. It uses nothing from outside.
 *
 * @param chunks name of the global through which the bundles reach the bundler's runtime
 */
export function watchScripts(chunks: string): void {
  const {dataset} = document.documentElement;

  /** Only while the host answers: otherwise, the browser's own error page would replace a readable one. */
  function reload(): void {
    fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
      ({ok}) => ok && location.reload(),
      () => undefined, // The message remains.
    );
  }

  function giveUp(): void {
    delete dataset.scripts;
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="alert" class="alert alert--danger load-failure"><p><strong>Menus and search could not be loaded.</strong> Check your network connection, or update your browser, then retry.</p><button type="button" class="button button--primary">Retry</button></div>`,
    );
    document.querySelector<HTMLElement>('.load-failure button')!.onclick = reload;
  }

  function onFailure({target, filename, reason}: Event & Partial<ErrorEvent & PromiseRejectionEvent>): void {
    const source = (target as HTMLScriptElement).src ?? filename ?? reason?.request;
    if (!/\/assets\/(?:js|css)\//.test(source) || dataset.scripts === undefined || dataset.hasHydrated === 'true') {
      return; // Not ours, reported already, or handled by the page itself.
    }
    giveUp();
    // Once: after a deployment the bundles can be gone, while the page is there.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation && navigation.type !== 'reload') {
      reload();
    }
  }

  try {
    // What the bundles use, and a browser older than those in package.json may lack.
    new RegExp('(?<=a)');
    new Intl.Segmenter();
    [].findLast(() => true);
    dataset.scripts = '';
    addEventListener('error', onFailure, true);
    addEventListener('unhandledrejection', onFailure);
  } catch {
    Object.defineProperty(window, chunks, {get: () => [], set: () => undefined}); // No bundle reaches the runtime.
    addEventListener('DOMContentLoaded', giveUp);
  }
}
