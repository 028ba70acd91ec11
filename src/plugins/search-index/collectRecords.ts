import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {extractRecords, summaryRecords, type Area, type Page} from '../../search/records/extractRecords';
import type {SearchRecord} from '../../search/types';

/** Docs sections in the order of the navigation bar: plugin id and the area that hits are grouped under. */
const SECTIONS: readonly (readonly [id: string, area: Area])[] = [
  ['guide', 'Guide'],
  ['reference', 'Reference'],
  ['community', 'Community'],
];

/** A page with its source file, relative to the site's folder; none for a generated page. */
interface SourcePage {
  readonly page: Page;
  readonly source: string | undefined;
}

/** Docusaurus adds the slash that `trailingSlash` asks for only when it makes routes, after this. */
const address = (permalink: string): string => permalink.replace(/\/?$/, '/');

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];
type Place = Pick<Page, 'area' | 'docusaurusTag'>;

function categoryPages(item: SidebarItem, place: Place): SourcePage[] {
  if (item.type !== 'category') {
    return [];
  }
  const {link, label, items} = item;
  const own =
    link?.type === 'generated-index'
      ? [
          {
            page: {
              ...place,
              url: address(link.permalink),
              title: link.title ?? label,
              description: link.description ?? '',
            },
            source: undefined,
          },
        ]
      : [];
  return [...own, ...items.flatMap((child) => categoryPages(child, place))];
}

function docsPages({loadedVersions}: DocsContent, id: string, area: Area): SourcePage[] {
  const place = {area, docusaurusTag: `docs-${id}-current`};
  return loadedVersions.flatMap(({docs, sidebars}) => [
    ...docs.map(({permalink, title, description, source}) => ({
      page: {...place, url: address(permalink), title, description},
      source: aliasedSitePathToRelativePath(source),
    })),
    ...Object.values(sidebars).flatMap((items) => items.flatMap((item) => categoryPages(item, place))),
  ]);
}

function blogPages({blogPosts}: BlogContent): SourcePage[] {
  return blogPosts.map(({metadata: {permalink, title, description, source}}) => ({
    page: {area: 'Blog', docusaurusTag: 'default', url: address(permalink), title, description},
    source: aliasedSitePathToRelativePath(source),
  }));
}

/** Lists what can be found: docs, their category pages and posts. Pages for writers of the site stay out. */
function listPages(allContent: AllContent): SourcePage[] {
  // The border to Docusaurus: a plugin's content is typed `unknown` here.
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, DocsContent>;
  const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
  return [
    ...SECTIONS.flatMap(([id, area]) => docsPages(docs[id]!, id, area)),
    ...Object.values(blogs).flatMap(blogPages),
  ];
}

/**
 * Turns the site's content into search records.
 *
 * @returns the records page by page, in reading order
 */
export async function collectRecords(allContent: AllContent, siteDir: string): Promise<SearchRecord[]> {
  const records = await Promise.all(
    listPages(allContent).map(async ({page, source}) =>
      source === undefined
        ? summaryRecords(page)
        : extractRecords({...page, markdown: await readFile(join(siteDir, source), 'utf8')}),
    ),
  );
  return records.flat();
}
