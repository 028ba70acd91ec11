/**
 * Runs in the head of every page. The attribute `data-scripts` says that the bundles can run in this browser; without
 * it, `src/css/custom.css` hides the controls that would do nothing. It uses nothing from outside.
 *
 * @param chunks name of the global through which the bundles reach the bundler's runtime
 */
export function checkBrowser(chunks: string): void {
  // What the bundles use, and a browser older than those in package.json may lack.
  let isSupported = [Intl.Segmenter, [].findLast, window.IntersectionObserver, window.ResizeObserver].every(Boolean);
  try {
    new RegExp('(?<=a)');
  } catch {
    isSupported = false;
  }
  if (isSupported) {
    document.documentElement.dataset.scripts = '';
    return;
  }
  const ignore = (): void => undefined;
  Object.defineProperty(window, chunks, {get: () => ({forEach: ignore, push: ignore}), set: ignore});
  addEventListener('DOMContentLoaded', () =>
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div role="status" class="alert alert--warning">Menus and search need a newer browser.</div>',
    ),
  );
}
