/**
 * The address of a page's Markdown version: `/guide/options.md` for `/guide/options/`.
 *
 * @param path site path of the page, or its whole address, with or without the trailing slash
 */
export const markdownAddress = (path: string): string => `${path.replace(/\/$/, '')}.md`;
