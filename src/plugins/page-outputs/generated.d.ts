/** Written by this plugin before the site is bundled. */
declare module '@generated/page-outputs/default/releases.json' {
  const releases: readonly Readonly<Record<'title' | 'description' | 'permalink' | 'date', string>>[];
  export default releases;
}
declare module '@generated/page-outputs/default/pages.json' {
  const pages: readonly Readonly<Record<'section' | 'title' | 'description' | 'path', string>>[];
  export default pages;
}
