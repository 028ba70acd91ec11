/**
 * Runs in the head of every page, before the bundles. The attribute `data-scripts` means that they can run; without it,
 * `src/css/custom.css` hides the controls that would do nothing. A page can be read without them. If the browser is too
 * old for them, or one fails on the first load, this function shows a message. It uses nothing from outside.
 *
 * @param chunks global variable that connects the bundles with the bundler's runtime
 */
export function watchScripts(chunks: string): void {
  const {dataset} = document.documentElement;

  /** Reloads only while the host answers. Otherwise, the browser's own error page would replace a readable page. */
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
      return; // Third-party, reported already, or handled by the page itself.
    }
    giveUp();
    // Once, because the bundles can be gone after a deployment while the page still exists.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation && navigation.type !== 'reload') {
      reload();
    }
  }

  try {
    // Features that the bundles use but browsers older than those in package.json may lack.
    new RegExp('(?<=a)');
    // Not called, because creating a segmenter delays the first paint by 160 ms on a slow phone.
    if (![Intl.Segmenter, [].findLast].every(Boolean)) {
      throw new TypeError();
    }
    dataset.scripts = '';
    addEventListener('error', onFailure, true);
    addEventListener('unhandledrejection', onFailure);
  } catch {
    Object.defineProperty(window, chunks, {get: () => [], set: () => undefined}); // No bundle reaches the runtime.
    addEventListener('DOMContentLoaded', giveUp);
  }
}
