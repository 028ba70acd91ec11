/** Written by `src/plugins/search-index` before the site is bundled. */
declare module '@generated/search-index/default/pages.json' {
  const pages: readonly Readonly<Record<'section' | 'title' | 'description' | 'path', string>>[];
  export default pages;
}
