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
  if (url.startsWith('/')) {
    return `${siteUrl}${url.slice(1)}`;
  }
  const {protocol, pathname, search, hash} = new URL(url, `file:///${file}`);
  const path = protocol === 'file:' ? pathOf.get(decodeURIComponent(pathname.slice(1))) : undefined;
  return path === undefined ? url : `${new URL(siteUrl).origin}${path}${search}${hash}`;
}
