/** For tests only: pages made by hand. */
import {extractRecords, type MarkdownPage} from './records/extractRecords';
import type {SearchRecord} from './types';

/** The records of a page, of the guide if nothing else is said. */
export function recordsOf(markdown: string, page: Partial<MarkdownPage> = {}): SearchRecord[] {
  return extractRecords({
    url: '/guide/options/',
    title: 'Common options',
    description: 'What several commands share.',
    area: 'Guide',
    docusaurusTag: 'docs-guide-current',
    ...page,
    markdown,
  });
}
