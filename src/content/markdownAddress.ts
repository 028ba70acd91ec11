/**
 * Returns the address of a page's Markdown version, such as `/guide/options.md` for `/guide/options/`.
 *
 * @param path site path or full URL of the page, with or without the trailing slash
 */
export const markdownAddress = (path: string): string => `${path.replace(/\/$/, '')}.md`;
