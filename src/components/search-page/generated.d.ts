/** Written by `src/plugins/search-pages` before the site is bundled. */
declare module '@generated/search-pages/default/pages.json' {
  const pages: readonly import('../../search/setup').ListedPage[];
  export default pages;
}
