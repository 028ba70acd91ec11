/** The addresses that a page's Markdown version needs to name others. */
export interface Addresses {
  /** Origin and base path, with a trailing slash. */
  readonly siteUrl: string;
  /** Source file, relative to the site's folder, to site path with base URL. */
  readonly pathOf: ReadonlyMap<string, string>;
}

/**
 * The whole address of what a source file links to. Links to files of other pages and to places on the page itself
 * become addresses of the site; addresses that do not exist stay, since the build's own checks report them.
 *
 * @param url as written in the file: `../options.md#proxy`, `/guide/options/`, `#proxy`, `https://…`
 * @param file the file that contains it, relative to the site's folder, with forward slashes
 */
export function resolveUrl(url: string, file: string, {siteUrl, pathOf}: Addresses): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    return url;
  }
  if (url.startsWith('/')) {
    return `${siteUrl}${url.slice(1)}`;
  }
  const target = new URL(url, `file:///${file}`);
  const path = pathOf.get(decodeURIComponent(target.pathname.slice(1)));
  return path === undefined ? url : `${new URL(siteUrl).origin}${path}${target.search}${target.hash}`;
}
