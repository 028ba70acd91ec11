import type {SearchClient} from '../types';
import {parseMarks} from '../marks';
import {DEFAULT_INDEX_NAME} from '../request';
import {toAnswer, toWire} from '../wire';
import {readAnswer} from './answer';
import type {HostStorage} from './hostMemory';
import {searchHosts} from './hosts';
import {createTransport} from './transport';

/** How this client names itself to the service. */
export const AGENT = 'cli-kintone website';

export interface HostedClientOptions {
  readonly appId: string;
  /** The public, search-only key. */
  readonly apiKey: string;
  /** Default: `cli`. */
  readonly indexName?: string;
  /** Origins of the site, such as its published one and the present one: hits there get relative addresses. */
  readonly ownOrigins?: readonly string[];
  /** Default: the global one. */
  readonly fetch?: typeof fetch;
  /** Where failed hosts are remembered; default: local storage. */
  readonly storage?: HostStorage;
  /** Milliseconds since 1970; default: the system's clock. */
  readonly now?: () => number;
}

/**
 * Creates a client of the hosted service (Algolia's REST API). Its hits are sanitized; the time-outs and the
 * way from host to host are described in `transport.ts`.
 *
 * @throws Error `` `appId` is missing. `` or `` `apiKey` is missing. ``
 */
export function createHostedClient({
  appId,
  apiKey,
  indexName = DEFAULT_INDEX_NAME,
  ownOrigins = [],
  ...rest
}: HostedClientOptions): SearchClient {
  if (!appId) {
    throw new Error('`appId` is missing.');
  }
  if (!apiKey) {
    throw new Error('`apiKey` is missing.');
  }
  const send = createTransport({
    ...rest,
    hosts: searchHosts(appId),
    parameters: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey, 'x-algolia-agent': AGENT},
  });
  return {
    async search(asked, options) {
      const requests = asked.map((request) => toWire(request, indexName));
      const answer = await send({
        method: 'POST',
        path: '/1/indexes/*/queries',
        body: {requests},
        access: 'read',
        signal: options?.signal,
      });
      return toAnswer(readAnswer(answer, requests, ownOrigins), 'hosted', parseMarks);
    },
  };
}
