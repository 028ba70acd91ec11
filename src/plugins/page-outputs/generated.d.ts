/** Written by this plugin before the site is bundled. */
declare module '@generated/page-outputs/default/pages.json' {
  /** A page or post as lists show it, a post with its day. */
  export type ListedPage = Readonly<Record<'title' | 'description' | 'path', string>> & {readonly date?: string};
  const pages: readonly (ListedPage & {readonly section: string})[];
  export default pages;
}
declare module '@generated/page-outputs/default/posts.json' {
  const posts: readonly Readonly<Record<'title' | 'description' | 'path' | 'date', string> & {tags: string[]}>[];
  export default posts;
}
