/**
 * `npm run search:publish`, after a build: sends the site's search records to the hosted index; `-- --dry-run` prints
 * them instead.
 */
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {publish, toIndexRecords} from '../src/search/hosted/publish/publish';
import {INDEX_SETTINGS} from '../src/search/hosted/publish/settings';
import {DEFAULT_INDEX_NAME} from '../src/search/request';
import type {SearchRecord} from '../src/search/types';
import {loadDotEnv, readEnvironment} from '../src/site/environment';

/** File with the complete records; the index for readers shortens long texts. */
const RECORDS_FILE = '.docusaurus/page-outputs/default/records.json';

async function main(): Promise<void> {
  loadDotEnv();
  const {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME, SITE_URL} = process.env;
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean'}}});
  const indexName = ALGOLIA_INDEX_NAME?.trim() || DEFAULT_INDEX_NAME;
  const json = await readFile(RECORDS_FILE, 'utf8').catch((cause: unknown) => {
    throw new Error(`There are no search records in ${RECORDS_FILE}: run "npm run build" first.`, {cause});
  });
  // Separate, because publishing doesn't need the variables of the site's build.
  const records = toIndexRecords(JSON.parse(json) as SearchRecord[], readEnvironment({SITE_URL}).siteUrl);

  if (values['dry-run']) {
    console.log(JSON.stringify({indexName, settings: INDEX_SETTINGS, records}, null, 2));
    console.log(`Dry run: ${records.length} records for the index ${indexName}, none of them sent.`);
  } else {
    if (!ALGOLIA_APP_ID || !ALGOLIA_ADMIN_API_KEY) {
      throw new Error('Set ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY, or use --dry-run, which needs neither.');
    }
    await publish(algoliasearch(ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY), indexName, records);
    console.log(`Published ${records.length} records to ${indexName}.`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
