/** Written by `src/plugins/search-pages` before the site is bundled. */
declare module '@generated/search-pages/default/pages.json' {
  import type {ListedPage} from '@site/src/search/setup';

  const pages: readonly ListedPage[];
  export default pages;
}
