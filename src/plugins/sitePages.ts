/** Lists the pages that are made of words, for the plugins that make something of each: records, twins, a list. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {SectionContent} from './docs';

export interface PageLink {
  readonly title: string;
  readonly description: string;
  /** Site path with base URL and trailing slash. */
  readonly path: string;
}

export interface SitePage extends PageLink {
  /** `Optional` are pages for writers of the site: no reader looks for them. */
  readonly section: 'Guide' | 'Reference' | 'Community' | 'Blog' | 'Optional';
  /** Docusaurus' own name for what is searched together: `docs-guide-current` and so on, `default` outside the docs. */
  readonly docusaurusTag: string;
  /** The source file, relative to the site's folder, with forward slashes; undefined for a category's index. */
  readonly file: string | undefined;
  /** The pages that a category's index lists. */
  readonly children: readonly PageLink[];
  /** Day of publication of a post. */
  readonly date?: Date;
}

/** A page that readers look for. */
export type SearchablePage = SitePage & {readonly section: Exclude<SitePage['section'], 'Optional'>};

type Place = Pick<SitePage, 'section' | 'docusaurusTag'>;
type Version = SectionContent['loadedVersions'][number];
type Doc = Version['docs'][number];
type SidebarItem = Version['sidebars'][string][number];

/** Docusaurus adds the slash that `trailingSlash` asks for only when it makes routes, after this. */
const address = (permalink: string): string => permalink.replace(/\/?$/, '/');

function docsPages({docs, sidebars}: Version, place: Place): SitePage[] {
  const docPage = ({title, description, permalink, source}: Doc): SitePage => ({
    ...place,
    title,
    description,
    path: address(permalink),
    file: aliasedSitePathToRelativePath(source),
    children: [],
  });
  const byId = (id: string): SitePage[] => docs.filter((doc) => doc.id === id).map(docPage);

  function itemPages(item: SidebarItem): SitePage[] {
    if (item.type === 'doc') {
      return byId(item.id);
    }
    if (item.type !== 'category') {
      return [];
    }
    const {label, link, items} = item;
    const below = items.flatMap(itemPages);
    if (link?.type === 'doc') {
      return [...byId(link.id), ...below];
    }
    if (link?.type === 'generated-index') {
      const {title = label, description = '', permalink} = link;
      return [{...place, title, description, path: address(permalink), file: undefined, children: below}, ...below];
    }
    return below;
  }

  const listed = Object.values(sidebars).flatMap((items) => items.flatMap(itemPages));
  const paths = new Set(listed.map(({path}) => path));
  return [...listed, ...docs.map(docPage).filter(({path}) => !paths.has(path))];
}

const posts = ({blogPosts}: BlogContent): SitePage[] =>
  blogPosts.map(({metadata: {title, description, permalink, source, date}}) => ({
    section: 'Blog',
    docusaurusTag: 'default',
    title,
    description,
    path: address(permalink),
    file: aliasedSitePathToRelativePath(source),
    children: [],
    date,
  }));

const ownPages = (pages: PagesContent): SitePage[] =>
  pages.flatMap((page) =>
    page.type === 'mdx'
      ? [
          {
            section: 'Optional' as const,
            docusaurusTag: 'default',
            title: page.title ?? '',
            description: page.description ?? '',
            path: address(page.permalink),
            file: aliasedSitePathToRelativePath(page.source),
            children: [],
          },
        ]
      : [],
  );

/** Every docs page, category index, post and other Markdown page, in the order of the sidebars. */
export function sitePages(allContent: AllContent): SitePage[] {
  // The border to Docusaurus: a plugin's content is typed `unknown` here.
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, SectionContent>;
  const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
  const pages = allContent['docusaurus-plugin-content-pages'] as Record<string, PagesContent>;
  return [
    ...Object.entries(docs).flatMap(([id, {loadedVersions}]) =>
      loadedVersions.flatMap((version) =>
        docsPages(version, {
          section: version.section as SitePage['section'],
          docusaurusTag: `docs-${id}-current`,
        }),
      ),
    ),
    ...Object.values(blogs).flatMap(posts),
    ...Object.values(pages).flatMap(ownPages),
  ];
}

/** The pages that can be found. */
export function searchablePages(allContent: AllContent): SearchablePage[] {
  return sitePages(allContent).filter((page): page is SearchablePage => page.section !== 'Optional');
}
