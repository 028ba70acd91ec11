/** Lists the pages with text, for the plugins that process each of them: records, Markdown versions, a list. */
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
  /** `Optional` are pages for writers of the site: readers do not need them. */
  readonly section: 'Guide' | 'Reference' | 'Community' | 'Blog' | 'Optional';
  /** Docusaurus' name for a set of searched pages: `docs-guide-current` and so on, `default` outside the docs. */
  readonly docusaurusTag: string;
  /** The source file, relative to the site's folder, with forward slashes; undefined for a category's index. */
  readonly file: string | undefined;
  /** Day of publication of a post. */
  readonly date?: Date;
}

/** A page that readers look for. */
export type SearchablePage = SitePage & {readonly section: Exclude<SitePage['section'], 'Optional'>};

type Place = Pick<SitePage, 'section' | 'docusaurusTag'>;
type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** The common properties of a doc, a post, and a page; a category's index has no source. */
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
    // Docusaurus adds the slash that `trailingSlash` asks for only when it makes routes, after this.
    path: permalink.replace(/\/?$/, '/'),
    file: source && aliasedSitePathToRelativePath(source),
  };
}

/** The pages of a section in the order of its sidebar, then those that are not in it. */
function docsPages({docs, sidebars}: Version, place: Place): SitePage[] {
  const docPages = (id?: string): SitePage[] => docs.filter((doc) => doc.id === id).map((doc) => toPage(place, doc));

  function itemPages(item: SidebarItem): SitePage[] {
    if (item.type !== 'category') {
      return item.type === 'doc' ? docPages(item.id) : [];
    }
    const {label, link} = item;
    const index = link?.type === 'generated-index' ? [toPage(place, {title: label, ...link})] : docPages(link?.id);
    return [...index, ...item.items.flatMap(itemPages)];
  }

  const listed = Object.values(sidebars).flatMap((items) => items.flatMap(itemPages));
  const paths = new Set(listed.map(({path}) => path));
  return [...listed, ...docs.map((doc) => toPage(place, doc)).filter(({path}) => !paths.has(path))];
}

/** Every docs page, category index, post and other Markdown page, in the order of the sidebars. */
export function sitePages(allContent: AllContent): SitePage[] {
  // The border to Docusaurus: a plugin's content is typed `unknown` here.
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, DocsContent>;
  const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
  const pages = allContent['docusaurus-plugin-content-pages'] as Record<string, PagesContent>;
  const elsewhere = {docusaurusTag: 'default'};
  return [
    ...Object.entries(docs).flatMap(([id, {loadedVersions}]) =>
      loadedVersions.flatMap((version) =>
        docsPages(version, {section: version.label as SitePage['section'], docusaurusTag: `docs-${id}-current`}),
      ),
    ),
    ...blogs.default!.blogPosts.map(({metadata}) => ({
      ...toPage({...elsewhere, section: 'Blog'}, metadata),
      date: metadata.date,
    })),
    ...pages
      .default!.filter((page) => page.type === 'mdx')
      .map((page) => toPage({...elsewhere, section: 'Optional'}, page)),
  ];
}

/** The pages that can be found. */
export function searchablePages(allContent: AllContent): SearchablePage[] {
  return sitePages(allContent).filter((page): page is SearchablePage => page.section !== 'Optional');
}
