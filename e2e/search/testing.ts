/** Handmade pages, records, hits, and requests for tests. */
import {parseMarkdown} from '../../src/content/parse';
import {extractPage, type Page} from '../../src/search/records/extractPage';
import {pageRecords, type PageTexts} from '../../src/search/records/pageRecords';
import {EMPTY_HIERARCHY, type SearchHit, type SearchRecord, type SearchRequest} from '../../src/search/types';

/** Returns the texts of a page, by default in the guide. */
export function pageOf(markdown: string, page: Partial<Page> = {}): PageTexts {
  const whole = {
    url: '/guide/options/',
    title: 'Common options',
    category: 'Guide',
    docusaurusTag: 'docs-guide-current',
    language: 'en',
    ...page,
  } as const;
  return extractPage(whole, parseMarkdown(markdown));
}

/** Returns the records of a page. */
export const recordsOf = (markdown: string, page?: Partial<Page>): SearchRecord[] =>
  pageRecords(pageOf(markdown, page));

/** Returns a hit with this address, by default for the title of its page. */
export const hitOf = (url: string, fields: Partial<SearchHit & SearchRecord> = {}): SearchHit & SearchRecord => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {...EMPTY_HIERARCHY, lvl0: 'Guide', lvl1: `Page ${url}`},
  language: 'en',
  docusaurus_tag: 'docs-guide-current',
  snippet: {},
  ...fields,
});

/** Returns a request as the dialog sends it. */
export const requestOf = (query: string, fields: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  page: 0,
  hitsPerPage: 20,
  snippetWords: 10,
  facetFilters: ['language:en'],
  clickAnalytics: false,
  ...fields,
});
