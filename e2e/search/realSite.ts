/** The site's own pages, read from the sources: for tests and measurements, without a build. */
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import guide from '../../sidebars';
import community from '../../sidebarsCommunity';
import reference from '../../sidebarsReference';
import {readSource} from '../../src/markdown/readSource';
import {listMarkdownFiles} from '../../src/markdown/sourceFiles';
import {extractPage, type Page} from '../../src/search/records/extractPage';
import type {PageTexts} from '../../src/search/records/pageRecords';

type Section = Pick<Page, 'area' | 'docusaurusTag' | 'language'> & {readonly base: string};

const SECTIONS: Readonly<Record<string, Section>> = {
  docs: {area: 'Guide', base: '/guide/', docusaurusTag: 'docs-guide-current', language: 'en'},
  reference: {area: 'Reference', base: '/reference/', docusaurusTag: 'docs-reference-current', language: 'en'},
  community: {area: 'Community', base: '/community/', docusaurusTag: 'docs-community-current', language: 'en'},
  blog: {area: 'Blog', base: '/blog/', docusaurusTag: 'default', language: 'en'},
};

interface SidebarItem {
  readonly link?: Readonly<Record<string, string>>;
  readonly items?: readonly unknown[];
}

function categoryPages(items: readonly unknown[], section: Section): PageTexts[] {
  return items.flatMap((item) => {
    const {link, items: inner = []} = typeof item === 'object' ? (item as SidebarItem) : {};
    const {type, title = '', description = '', slug = ''} = link ?? {};
    const page = {...section, url: `${slug}/`, title, description};
    return [...(type === 'generated-index' ? [extractPage(page)] : []), ...categoryPages(inner, section)];
  });
}

async function markdownPage(siteDir: string, file: string): Promise<PageTexts> {
  const [folder = '', ...rest] = file.split('/');
  const {base, ...section} = SECTIONS[folder]!;
  const filePath = join(siteDir, file);
  const {text, tree} = await readSource(filePath);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: text});
  const {title, description, slug} = frontMatter as Record<'title' | 'description' | 'slug', string>;
  const path = rest.join('/').replace(/(?:(^|\/)index)?\.md$/, '$1');
  const url = `${base}${folder === 'blog' ? slug : path}/`.replace(/\/+$/, '/');
  return extractPage({...section, url, title, description}, tree);
}

/**
 * @param siteDir the site's folder
 * @returns the texts of all pages that are searched, as in a build of the site
 */
export async function realSitePages(siteDir: string): Promise<PageTexts[]> {
  const files = (await listMarkdownFiles(siteDir)).filter((file) => Object.hasOwn(SECTIONS, file.split('/')[0]!));
  const pages = await Promise.all(files.map((file) => markdownPage(siteDir, file)));
  return [
    ...pages,
    ...categoryPages(guide.guide, SECTIONS.docs!),
    ...categoryPages(reference.reference, SECTIONS.reference!),
    ...categoryPages(community.community, SECTIONS.community!),
  ];
}
