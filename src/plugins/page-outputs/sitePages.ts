/** Lists the pages with text, for the search records, the Markdown versions, and the list of pages. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

export interface SitePage {
  readonly title: string;
  readonly description: string;
  /** Site path with base URL and trailing slash. */
  readonly path: string;
  /** `Optional` pages are for the site's writers; readers don't need them. */
  readonly section: 'Guide' | 'Reference' | 'Community' | 'Blog' | 'Optional';
  /** Its outermost category in the sidebar; the section for pages outside categories. */
  readonly category: string;
  /** Docusaurus' name for a set of searchable pages: `docs-guide-current` and so on, `default` outside the docs. */
  readonly docusaurusTag: string;
  /** The source file, relative to the site's folder, with forward slashes; undefined for a category's index. */
  readonly file: string | undefined;
  /** Publication date of a post. */
  readonly date?: Date;
}

type Place = Pick<SitePage, 'section' | 'category' | 'docusaurusTag'>;
type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** The common properties of a doc, a post, and a page. A category's index has no source. */
interface Source {
  readonly title?: string;
  readonly description?: string;
  readonly permalink: string;
  readonly source?: string;
}

function toPage(place: Place, {title = '', description = '', permalink, source}: Source): SitePage {
  return {
    ...place,
    title,
    description,
    // Docusaurus adds the slash that `trailingSlash` requires only later, when it creates routes.
    path: permalink.replace(/\/?$/, '/'),
    file: source && aliasedSitePathToRelativePath(source),
  };
}

/** Returns the pages of a section in sidebar order. `e2e/pages.spec.ts` reports pages outside the sidebar. */
function docsPages({docs, sidebars}: Version, place: Place): SitePage[] {
  function itemPages(item: SidebarItem, to: Place): SitePage[] {
    const docPages = (id?: string): SitePage[] => docs.filter((doc) => doc.id === id).map((doc) => toPage(to, doc));
    if (item.type !== 'category') {
      return item.type === 'doc' ? docPages(item.id) : [];
    }
    const {label, link} = item;
    const index = link?.type === 'generated-index' ? [toPage(to, {title: label, ...link})] : docPages(link?.id);
    return [...index, ...item.items.flatMap((inner) => itemPages(inner, to))];
  }

  return Object.values(sidebars).flatMap((items) =>
    items.flatMap((item) => itemPages(item, item.type === 'category' ? {...place, category: item.label} : place)),
  );
}

/** Returns every docs page, category index, post, and other Markdown page, in sidebar order. */
export function sitePages(allContent: AllContent): SitePage[] {
  // Docusaurus types a plugin's content as `unknown`.
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, DocsContent>;
  const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
  const pages = allContent['docusaurus-plugin-content-pages'] as Record<string, PagesContent>;
  const elsewhere = (section: SitePage['section']): Place => ({section, category: section, docusaurusTag: 'default'});
  return [
    ...Object.entries(docs).flatMap(([id, {loadedVersions}]) =>
      loadedVersions.flatMap((version) => {
        const section = version.label as SitePage['section'];
        return docsPages(version, {section, category: section, docusaurusTag: `docs-${id}-current`});
      }),
    ),
    ...blogs.default!.blogPosts.map(({metadata}) => ({...toPage(elsewhere('Blog'), metadata), date: metadata.date})),
    ...pages.default!.filter((page) => page.type === 'mdx').map((page) => toPage(elsewhere('Optional'), page)),
  ];
}

/** Returns whether a page is searchable. */
export const isSearchable = (page: SitePage): boolean => page.section !== 'Optional';
