/**
 * Runs in the head of every page, before the theme's scripts and React. Fixes addresses and stored values that they
 * can't handle. The function's text is part of every page, so it uses nothing from outside.
 *
 * @param announcementId id of the announcement bar
 * @param baseUrl the site's base path, with leading and trailing slashes
 */
export function beforeScripts(announcementId: string, baseUrl: string): void {
  const {classList, dataset} = document.documentElement;
  const {origin, pathname, search, hash} = location;

  // React hydrates a page only at its own address, and fails at an address that can't be decoded.
  let path = pathname.replace(/(?:\/index)?\.html$/, '/');
  try {
    decodeURI(decodeURI(path)); // Decoded twice: by the router, and when the page's code is loaded.
  } catch {
    path = path.replaceAll('%', '%EF%BF%BD'); // The replacement character.
  }
  // The host sent the not-found page, as GitHub Pages does for /guide.html.
  const isNotFound = classList.contains('plugin-native') && !path.includes('%');
  if (isNotFound && path.startsWith(baseUrl)) {
    path = baseUrl + path.slice(baseUrl.length).toLowerCase(); // Paths are case-sensitive on the host, but not in the router.
  }
  const address = origin + path + search + hash;
  if (isNotFound && path !== pathname) {
    location.replace(address);
    document.documentElement.remove(); // Keeps the page's scripts from running until then.
  } else if (path !== pathname) {
    history.replaceState(null, '', address);
  }
  const shown = location.pathname;
  addEventListener('popstate', () => {
    if (location.pathname !== shown && dataset.hasHydrated !== 'true') {
      location.reload(); // Going back from a reloaded page changes only the address.
    }
    try {
      decodeURIComponent(location.hash);
    } catch {
      history.replaceState(history.state, '', location.hash.replaceAll('%', '%25')); // Docusaurus decodes it.
    }
  });

  try {
    if (!/^(?:dark|light)$/.test(localStorage.getItem('theme')!)) {
      localStorage.removeItem('theme'); // The theme would accept any text as a color mode.
    }
    if (localStorage.getItem('docusaurus.announcement.id') !== announcementId) {
      localStorage.removeItem('docusaurus.announcement.dismiss'); // The reader closed an earlier announcement.
    }
  } catch {
    // Storage is blocked; nothing to fix.
  }
}
