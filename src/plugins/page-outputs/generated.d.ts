/** Written by this plugin before the site is bundled. */
declare module '@generated/page-outputs/default/pages.json' {
  /** A page or post as lists show it, a post with its day. */
  export type ListedPage = Readonly<Record<'title' | 'description' | 'path', string>> & {readonly date?: string};
  const pages: readonly (ListedPage & {readonly section: string})[];
  export default pages;
}
declare module '@generated/page-outputs/default/posts.json' {
  type Post = Readonly<Record<'title' | 'description' | 'path' | 'date', string>>;
  const posts: readonly (Post & Readonly<Record<'authors' | 'tags', string[]>>)[];
  export default posts;
}
