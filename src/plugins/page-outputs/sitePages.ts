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
  /** Its category in the sidebar, the outermost one; outside categories the section. */
  readonly category: string;
  /** Docusaurus' name for a set of searched pages: `docs-guide-current` and so on, `default` outside the docs. */
  readonly docusaurusTag: string;
  /** The source file, relative to the site's folder, with forward slashes; undefined for a category's index. */
  readonly file: string | undefined;
  /** Day of publication of a post. */
  readonly date?: Date;
}

type Place = Pick<SitePage, 'section' | 'category' | 'docusaurusTag'>;
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
  function itemPages(item: SidebarItem, to: Place): SitePage[] {
    const docPages = (id?: string): SitePage[] => docs.filter((doc) => doc.id === id).map((doc) => toPage(to, doc));
    if (item.type !== 'category') {
      return item.type === 'doc' ? docPages(item.id) : [];
    }
    const {label, link} = item;
    const index = link?.type === 'generated-index' ? [toPage(to, {title: label, ...link})] : docPages(link?.id);
    return [...index, ...item.items.flatMap((inner) => itemPages(inner, to))];
  }

  const listed = Object.values(sidebars).flatMap((items) =>
    items.flatMap((item) => itemPages(item, item.type === 'category' ? {...place, category: item.label} : place)),
  );
  const paths = new Set(listed.map(({path}) => path));
  return [...listed, ...docs.map((doc) => toPage(place, doc)).filter(({path}) => !paths.has(path))];
}

/** Every docs page, category index, post and other Markdown page, in the order of the sidebars. */
export function sitePages(allContent: AllContent): SitePage[] {
  // The border to Docusaurus: a plugin's content is typed `unknown` here.
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
    ...blogs.default!.blogPosts.map(({metadata}) => ({
      ...toPage(elsewhere('Blog'), metadata),
      date: metadata.date,
    })),
    ...pages.default!.filter((page) => page.type === 'mdx').map((page) => toPage(elsewhere('Optional'), page)),
  ];
}

/** Whether readers look for a page. */
export const isSearchable = (page: SitePage): boolean => page.section !== 'Optional';
