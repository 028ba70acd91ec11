/** The site's own pages as records, read from the sources: for tests and measurements, without a build. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import guide from '../../../sidebars';
import community from '../../../sidebarsCommunity';
import reference from '../../../sidebarsReference';
import {parseMarkdown} from '../../markdown/parse';
import {listMarkdownFiles} from '../../markdown/sourceFiles';
import {extractRecords, summaryRecords, type Area, type Page} from '../records/extractRecords';
import type {SearchRecord} from '../types';

interface Section {
  readonly area: Area;
  readonly base: string;
  readonly tag: string;
}

const SECTIONS: Readonly<Record<string, Section>> = {
  docs: {area: 'Guide', base: '/guide/', tag: 'docs-guide-current'},
  reference: {area: 'Reference', base: '/reference/', tag: 'docs-reference-current'},
  community: {area: 'Community', base: '/community/', tag: 'docs-community-current'},
  blog: {area: 'Blog', base: '/blog/', tag: 'default'},
};

interface Category {
  readonly type: string;
  readonly link?: {
    readonly type: string;
    readonly title?: string;
    readonly slug?: string;
    readonly description?: string;
  };
  readonly items?: readonly unknown[];
}

const isCategory = (item: unknown): item is Category => typeof item === 'object' && item !== null;

function categoryPages(items: readonly unknown[], {area, tag}: Section): Page[] {
  return items.filter(isCategory).flatMap(({link, items: inner = []}) => [
    ...(link?.type === 'generated-index'
      ? [
          {
            area,
            docusaurusTag: tag,
            url: `${link.slug}/`,
            title: link.title ?? '',
            description: link.description ?? '',
          },
        ]
      : []),
    ...categoryPages(inner, {area, tag, base: ''}),
  ]);
}

async function markdownRecords(siteDir: string, file: string): Promise<SearchRecord[]> {
  const [folder = '', ...rest] = file.split('/');
  const {area, base, tag} = SECTIONS[folder]!;
  const filePath = join(siteDir, file);
  const markdown = await readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: markdown});
  const {title, description, slug} = frontMatter as Record<'title' | 'description' | 'slug', string>;
  const path = rest.join('/').replace(/(?:(^|\/)index)?\.md$/, '$1');
  const url = `${base}${folder === 'blog' ? slug : path}/`.replace(/\/+$/, '/');
  return extractRecords({url, title, description, area, docusaurusTag: tag}, parseMarkdown(markdown));
}

/**
 * @param siteDir the site's folder
 * @returns the records of all pages that are searched, in the same form as in a build of the site
 */
export async function realSiteRecords(siteDir: string): Promise<SearchRecord[]> {
  const files = (await listMarkdownFiles(siteDir)).filter((file) => Object.hasOwn(SECTIONS, file.split('/')[0]!));
  const pages = await Promise.all(files.map((file) => markdownRecords(siteDir, file)));
  const categories = [
    ...categoryPages(guide.guide, SECTIONS.docs!),
    ...categoryPages(reference.reference, SECTIONS.reference!),
    ...categoryPages(community.community, SECTIONS.community!),
  ];
  return [...pages.flat(), ...categories.flatMap(summaryRecords)];
}
