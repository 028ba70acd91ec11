/** For tests only: pages made by hand. */
import {parseMarkdown} from '../markdown/parse';
import {extractPage, type Page} from './records/extractPage';
import {pageRecords, type PageTexts} from './records/pageRecords';
import type {SearchRecord} from './types';

/** The texts of a page, of the guide if nothing else is said. */
export function pageOf(markdown: string, page: Partial<Page> = {}): PageTexts {
  const whole = {
    url: '/guide/options/',
    title: 'Common options',
    description: 'What several commands share.',
    area: 'Guide',
    docusaurusTag: 'docs-guide-current',
    language: 'en',
    ...page,
  } as const;
  return extractPage(whole, parseMarkdown(markdown));
}

/** The records of a page. */
export const recordsOf = (markdown: string, page?: Partial<Page>): SearchRecord[] =>
  pageRecords(pageOf(markdown, page));
