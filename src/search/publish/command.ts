import {randomBytes} from 'node:crypto';
import {parseArgs} from 'node:util';
import type {SearchRecord} from '../types';
import {readCredentials, readIndexName} from './configuration';
import {createIndexingApi} from './indexingApi';
import {describePublication, planPublication} from './publication';
import {publish} from './publish';

export interface PublishCommand {
  /** Arguments of the command line: none, or `--dry-run`. */
  readonly args: string[];
  /** Usually `process.env`. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** The records of the whole site, in the order of the pages. */
  readonly loadRecords: () => Promise<readonly SearchRecord[]>;
  readonly print: (text: string) => void;
  /** Origins of the service; default: its own. */
  readonly hosts?: readonly string[];
  /** Aborted when the run is interrupted: the temporary index is then removed. */
  readonly signal?: AbortSignal;
}

/**
 * `npm run search:publish`: sends the site's records to the hosted index; with `--dry-run` prints them instead.
 *
 * @throws Error that says what is wrong, and what state the hosted index is in
 */
export async function publishCommand(command: PublishCommand): Promise<void> {
  const {args, variables, siteUrl, loadRecords, print, hosts, signal} = command;
  const {values} = parseArgs({args, options: {'dry-run': {type: 'boolean'}}});
  // Before the records are loaded, so that what is missing shows at once.
  const credentials = values['dry-run'] ? undefined : readCredentials(variables);
  const publication = planPublication({
    records: await loadRecords(),
    indexName: readIndexName(variables),
    siteUrl,
    id: randomBytes(4).toString('hex'),
  });
  if (credentials) {
    await publish(publication, createIndexingApi({...credentials, hosts, signal}), print);
  } else {
    print(`Dry run: nothing is sent.\n${describePublication(publication)}`);
  }
}
