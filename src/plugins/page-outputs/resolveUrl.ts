/**
 * The whole address of what a source file links to. Links to files of other pages and to places on the page itself
 * become addresses of the site; addresses that do not exist stay, since the build's own checks report them.
 *
 * @param url as written in the file: `../options.md#proxy`, `/guide/options/`, `#proxy`, `https://…`
 * @param file the file that contains it, like the keys of `pathOf` relative to the site's folder, with forward slashes
 * @param siteUrl origin and base path, with a trailing slash
 * @param pathOf site paths with base URL, by source file
 */
export function resolveUrl(url: string, file: string, siteUrl: string, pathOf: ReadonlyMap<string, string>): string {
  if (url.startsWith('/')) {
    return `${siteUrl}${url.slice(1)}`;
  }
  const {protocol, pathname, search, hash} = new URL(url, `file:///${file}`);
  const path = protocol === 'file:' && pathOf.get(decodeURIComponent(pathname.slice(1)));
  return path ? `${new URL(siteUrl).origin}${path}${search}${hash}` : url;
}
