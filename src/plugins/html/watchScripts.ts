/**
 * Runs in every page, before the bundles. A page can be read without them: if one fails on the first load, this function
 * says so, and `src/css/custom.css` hides the controls that would do nothing. It uses nothing from outside.
 */
export function watchScripts(): void {
  const {dataset} = document.documentElement;

  /** Only while the host answers: otherwise, the browser's own error page would replace a readable one. */
  function reload(): void {
    fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
      ({ok}) => ok && location.reload(),
      () => undefined, // The message remains.
    );
  }

  function onFailure({target, filename, reason}: Event & Partial<ErrorEvent & PromiseRejectionEvent>): void {
    const source = (target as HTMLScriptElement).src ?? filename ?? reason?.request;
    if (!/\/assets\/(?:js|css)\//.test(source) || dataset.scripts === undefined || dataset.hasHydrated === 'true') {
      return; // Not ours, reported already, or handled by the page itself.
    }
    delete dataset.scripts;
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="alert" class="alert alert--danger load-failure"><p><strong>Menus and search could not be loaded.</strong> Check your network connection, then retry.</p><button type="button" class="button button--primary">Retry</button></div>`,
    );
    document.querySelector<HTMLElement>('.load-failure button')!.onclick = reload;
    // Once: after a deployment the bundles can be gone, while the page is there.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation && navigation.type !== 'reload') {
      reload();
    }
  }

  addEventListener('error', onFailure, true);
  addEventListener('unhandledrejection', onFailure);
}
