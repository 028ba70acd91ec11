import {join} from 'node:path';
import {readSource} from '../../markdown/readSource';
import {extractRecords, summaryRecords, type Page} from '../../search/records/extractRecords';
import type {SearchRecord} from '../../search/types';
import type {SearchablePage} from '../sitePages';

async function pageRecords({section, path, file, ...page}: SearchablePage, siteDir: string): Promise<SearchRecord[]> {
  const found: Page = {...page, area: section, url: path};
  return file === undefined
    ? summaryRecords(found)
    : extractRecords(found, (await readSource(join(siteDir, file))).tree);
}

/**
 * Turns the site's content into search records: docs, their category pages and posts.
 *
 * @param siteDir the site's folder
 * @returns the records page by page, in the pages' order
 */
export async function collectRecords(pages: readonly SearchablePage[], siteDir: string): Promise<SearchRecord[]> {
  return (await Promise.all(pages.map((page) => pageRecords(page, siteDir)))).flat();
}
