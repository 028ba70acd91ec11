/**
 * `npm run search:publish`, after a build: sends the site's search records to the hosted index; `-- --dry-run`
 * prints them instead.
 * Interrupted, it removes its temporary index before it ends.
 */
import {readFile} from 'node:fs/promises';
import {publishCommand} from '../src/search/publish/command';
import type {SearchRecord} from '../src/search/types';
import {loadDotEnv, readEnvironment} from '../src/site/environment';

/** Where a build of the site leaves the records, whole; the index for readers shortens long texts. */
const RECORDS_FILE = '.docusaurus/search-index/default/records.json';

async function loadRecords(): Promise<readonly SearchRecord[]> {
  const text = await readFile(RECORDS_FILE, 'utf8').catch((error: unknown) => {
    throw new Error(`There are no search records in ${RECORDS_FILE}: run "npm run build" first.`, {cause: error});
  });
  return JSON.parse(text) as SearchRecord[];
}

async function main(): Promise<void> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interruption.abort(new Error(`Interrupted by ${signal}.`)));
  }
  loadDotEnv();
  await publishCommand({
    args: process.argv.slice(2),
    variables: process.env,
    // By itself: beside the publishing variables, those of the site's build need not be complete.
    siteUrl: readEnvironment({SITE_URL: process.env.SITE_URL}).siteUrl,
    loadRecords,
    print: (text) => console.log(text),
    signal: interruption.signal,
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
