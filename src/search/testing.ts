/** For tests only: pages made by hand. */
import {parseMarkdown} from '../markdown/parse';
import {extractRecords, type Page} from './records/extractRecords';
import type {SearchRecord} from './types';

/** The records of a page, of the guide if nothing else is said. */
export function recordsOf(markdown: string, page: Partial<Page> = {}): SearchRecord[] {
  const whole = {
    url: '/guide/options/',
    title: 'Common options',
    description: 'What several commands share.',
    area: 'Guide',
    docusaurusTag: 'docs-guide-current',
    ...page,
  } as const;
  return extractRecords(whole, parseMarkdown(markdown));
}
