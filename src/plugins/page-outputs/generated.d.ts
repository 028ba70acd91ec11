/** Written by this plugin before the site is bundled. */
declare module '@generated/page-outputs/default/home.json' {
  const home: unknown;
  export default home;
}
declare module '@generated/page-outputs/default/pages.json' {
  const pages: readonly Readonly<Record<'section' | 'title' | 'description' | 'path', string>>[];
  export default pages;
}
