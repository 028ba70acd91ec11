import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {Page} from '../../search/pages';

/** Sections in the order of the navigation bar; plugin id and heading. */
const DOCS_SECTIONS = [
  ['guide', 'Guide'],
  ['reference', 'Reference'],
  ['community', 'Community'],
] as const;

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

function categoryPages(item: SidebarItem, section: string): Page[] {
  if (item.type !== 'category') {
    return [];
  }
  const own =
    item.link?.type === 'generated-index'
      ? [
          {
            section,
            title: item.link.title ?? item.label,
            description: item.link.description ?? '',
            url: item.link.permalink,
          },
        ]
      : [];
  return [...own, ...item.items.flatMap((child) => categoryPages(child, section))];
}

/** Every page that can be found: docs, their category pages, posts. */
export function collectPages(allContent: AllContent): Page[] {
  // The border to Docusaurus: a plugin's content is typed `unknown` here.
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, DocsContent>;
  const blog = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;

  const docPages = DOCS_SECTIONS.flatMap(([id, section]) =>
    (docs[id]?.loadedVersions ?? []).flatMap((version) => [
      ...version.docs.map(({title, description, permalink}) => ({section, title, description, url: permalink})),
      ...Object.values(version.sidebars).flatMap((items) => items.flatMap((item) => categoryPages(item, section))),
    ]),
  );
  const posts = Object.values(blog).flatMap(({blogPosts}) =>
    blogPosts.map(({metadata: {title, description, permalink}}) => ({
      section: 'Blog',
      title,
      description,
      url: permalink,
    })),
  );
  return [...docPages, ...posts];
}
