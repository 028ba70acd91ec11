/** Which page is shown with which picture where its address is shared. */

/** The sections that have a picture of their own, by the routes that belong to them. */
const SECTIONS: readonly (readonly [card: string, routes: RegExp])[] = [
  ['guide', /^(?:guide\/|category\/(?:commands|file-formats)\/)/],
  ['reference', /^(?:reference\/|category\/)/],
  ['community', /^community\//],
];

const BLOG_LISTS = /^blog\/(?:$|(?:archive|authors|tags)\/)/;

/**
 * Names the picture of a page, a file below the site's root.
 *
 * @param route what follows the base path, with its slash at the end: `guide/options/`; empty for the home page
 * @returns such as `img/social/guide.png`; each post has its own, all other pages that of their section or the site
 */
export function socialCard(route: string): string {
  const section = SECTIONS.find(([, routes]) => routes.test(route))?.[0];
  if (section) {
    return `img/social/${section}.png`;
  }
  if (BLOG_LISTS.test(route)) {
    return 'img/social/blog.png';
  }
  const post = /^blog\/([^/]+)\/$/.exec(route)?.[1];
  return post ? `img/social/blog-${post}.png` : 'img/social/site.png';
}
