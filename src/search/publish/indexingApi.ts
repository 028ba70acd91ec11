import {setTimeout as pause} from 'node:timers/promises';
import {AGENT} from '../hosted/client';
import {indexingHosts} from '../hosted/hosts';
import {createTransport, type TransportRequest} from '../hosted/transport';
import {SearchError} from '../types';

/** Milliseconds between two looks at a task: a little more each time, up to this. */
const LONGEST_PAUSE = 5_000;
const PAUSE_STEP = 200;

/** Looks at one task before giving up: about eight minutes. */
const MOST_LOOKS = 100;

export interface IndexingApiOptions {
  readonly appId: string;
  /** A key that may search and write, change settings, and delete the index and its temporary ones. */
  readonly apiKey: string;
  /** Origins; default: the service's. */
  readonly hosts?: readonly string[];
  /** Ends the work at the next call. */
  readonly signal?: AbortSignal;
}

/**
 * The calls that publishing needs. Each waits until the service has done what it was asked for.
 *
 * @throws SearchError as the transport does; the signal's reason
 */
export interface IndexingApi {
  /** Copies what maintainers set up in the service's dashboard; from an index that is not there, nothing. */
  copyRulesAndSynonyms(from: string, to: string): Promise<void>;
  setSettings(index: string, settings: Readonly<Record<string, unknown>>): Promise<void>;
  addRecords(index: string, records: readonly object[]): Promise<void>;
  countRecords(index: string): Promise<number>;
  /** Renames an index; one that has the new name is replaced, between two queries. */
  moveIndex(from: string, to: string): Promise<void>;
  /** Also runs when the signal is aborted, so that nothing stays behind. */
  deleteIndex(index: string): Promise<void>;
}

/** Creates the calls. The key travels in a header, so that no log of addresses holds it. */
export function createIndexingApi(options: IndexingApiOptions): IndexingApi {
  const {appId, apiKey, hosts = indexingHosts(appId), signal} = options;
  const send = createTransport({
    hosts,
    parameters: {'x-algolia-agent': AGENT},
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
    },
  });

  const waitForTask = async (index: string, taskID: number, taskSignal?: AbortSignal): Promise<void> => {
    for (let look = 1; look <= MOST_LOOKS; look++) {
      const path = `${indexPath(index)}/task/${taskID}`;
      const {status} = asObject(await send({method: 'GET', path, access: 'read', signal: taskSignal}));
      if (status === 'published') {
        return;
      }
      await pause(Math.min(look * PAUSE_STEP, LONGEST_PAUSE), undefined, {signal: taskSignal});
    }
    throw new Error(`The service has not finished task ${taskID} on the index ${index} in time.`);
  };

  /** @param index where the service files the task */
  const change = async (index: string, request: Omit<TransportRequest, 'access'>): Promise<void> => {
    const {taskID} = asObject(await send({...request, access: 'write'}));
    if (typeof taskID !== 'number') {
      throw new SearchError('deserialization', `The service names no task for ${request.method} ${request.path}.`);
    }
    await waitForTask(index, taskID, request.signal);
  };

  return {
    async copyRulesAndSynonyms(from, to) {
      const body = {operation: 'copy', destination: to, scope: ['rules', 'synonyms']};
      const path = `${indexPath(from)}/operation`;
      await change(to, {method: 'POST', path, body, signal}).catch((error: unknown) => {
        if (!(error instanceof SearchError && error.status === 404)) {
          throw error;
        }
      });
    },
    async setSettings(index, settings) {
      await change(index, {method: 'PUT', path: `${indexPath(index)}/settings`, body: settings, signal});
    },
    async addRecords(index, records) {
      const requests = records.map((body) => ({action: 'addObject', body}));
      await change(index, {method: 'POST', path: `${indexPath(index)}/batch`, body: {requests}, signal});
    },
    async countRecords(index) {
      // Without `distinct: false` the service would count addresses.
      const body = {query: '', hitsPerPage: 0, distinct: false, analytics: false};
      const path = `${indexPath(index)}/query`;
      const {nbHits} = asObject(await send({method: 'POST', path, body, access: 'read', signal}));
      if (typeof nbHits !== 'number') {
        throw new SearchError('deserialization', `The service does not say how many records the index ${index} holds.`);
      }
      return nbHits;
    },
    async moveIndex(from, to) {
      const body = {operation: 'move', destination: to};
      await change(from, {method: 'POST', path: `${indexPath(from)}/operation`, body, signal});
    },
    async deleteIndex(index) {
      await change(index, {method: 'DELETE', path: indexPath(index)});
    },
  };
}

function indexPath(index: string): string {
  return `/1/indexes/${encodeURIComponent(index)}`;
}

function asObject(answer: unknown): Readonly<Record<string, unknown>> {
  return Object(answer) as Record<string, unknown>;
}
