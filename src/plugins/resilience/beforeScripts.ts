/**
 * Runs in the head of every page, before the theme's own scripts and long before React, and mends what neither of them
 * can take: the function's text is what the page holds, so it uses nothing from outside.
 *
 * @param announcementId id of the bar above the navigation
 */
export function beforeScripts(announcementId: string): void {
  const {classList} = document.documentElement;
  const {origin, pathname, search, hash} = location;

  // React takes a page only at its own address, and stops at one that cannot be decoded.
  let path = pathname.replace(/(?:\/index)?\.html$/, '/');
  try {
    decodeURI(decodeURI(path)); // It is decoded twice: by the router, and when the page's code is loaded.
  } catch {
    path = path.replaceAll('%', '%EF%BF%BD'); // The sign for what cannot be read.
  }
  const address = origin + path + search + hash;
  if (pathname.endsWith('.html') && classList.contains('plugin-native')) {
    location.replace(address); // The host sent the not-found page, as GitHub Pages does for /guide.html.
    document.documentElement.remove(); // And nothing of that one runs any more.
  } else if (path !== pathname) {
    history.replaceState(null, '', address);
  }

  try {
    if (!/^(?:dark|light)$/.test(localStorage.getItem('theme')!)) {
      localStorage.removeItem('theme'); // The theme would take any text for a color mode.
    }
    if (localStorage.getItem('docusaurus.announcement.id') !== announcementId) {
      localStorage.removeItem('docusaurus.announcement.dismiss'); // Closed was the bar before this one.
    }
  } catch {
    // Storage is forbidden, and so has nothing to mend.
  }
}
