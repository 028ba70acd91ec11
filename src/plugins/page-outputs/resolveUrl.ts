/**
 * Returns the full URL of a link target in a source file. Links to other pages' files and to places on the page itself
 * become URLs of the site. Missing targets are unchanged, because the build's own checks report them.
 *
 * @param url as written in the file, such as `../options.md#proxy`, `/guide/options/`, `#proxy`, or `https://…`
 * @param file the containing file, relative to the site's folder, with forward slashes, like the keys of `pathOf`
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
