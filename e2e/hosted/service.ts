/**
 * A fake server of the hosted service that intercepts requests. Tests set whether it answers, fails, or stays silent.
 * It records the requests. By default, it answers with the site's own records, found by the embedded engine.
 */
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';
import {createEmbeddedClient} from '../../src/search/engine/client';
import type {ServiceRequest} from '../../src/search/hosted/request';
import type {SearchClient, SearchRequest, SearchResult, Snippet} from '../../src/search/types';
import {createGate} from '../gate';
import {HOSTED_BUILD_FOLDER, HOSTED_SETTINGS} from './settings';

const APPLICATION = HOSTED_SETTINGS.ALGOLIA_APP_ID.toLowerCase();

/** The preferred host. */
export const NEAREST_HOST = `${APPLICATION}-dsn.algolia.net`;
/** Fallback hosts, tried in random order. */
const SPARE_HOSTS: readonly string[] = [1, 2, 3].map((number) => `${APPLICATION}-${number}.algolianet.com`);
const SEARCH_HOSTS = [NEAREST_HOST, ...SPARE_HOSTS];
/** The host of the script for click and view events, and the host that receives the events. */
const SCRIPT_HOST = 'cdn.jsdelivr.net';
const INSIGHTS_HOST = 'insights.algolia.io';
const SERVICE_HOSTS = [...SEARCH_HOSTS, SCRIPT_HOST, INSIGHTS_HOST];
/** All hosts that this build's pages can send requests to. */
export const HOSTS = ['localhost', ...SERVICE_HOSTS, 'askai.algolia.com'];

/** Browser errors about the service, in tests where it fails. */
export const SERVICE_ERRORS = new RegExp(SERVICE_HOSTS.join('|').replaceAll('.', '\\.'));

/** A search that reached a host. */
export interface SearchCall {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  readonly body: {readonly requests: readonly ServiceRequest[]};
}

/** A call of the script's function, with the name of a method and its event. */
export type EventCall = readonly [method: string, event: Readonly<Record<string, unknown>>];

/** A host's response to a request. */
export type Behavior = (route: Route) => Promise<void> | void;

/** Refuses the connection. */
export const refuseConnection: Behavior = (route) => route.abort('connectionrefused');

/** Responds with JSON, or with plain text. */
export function reply(body: unknown, status = 200): Behavior {
  return (route) => route.fulfill({status, body: typeof body === 'string' ? body : JSON.stringify(body)});
}

/** Answers each request of a list with these hits, regardless of the query. */
export function found(hits: readonly unknown[], nbHits = hits.length): Behavior {
  return (route) => {
    const {requests} = route.request().postDataJSON() as SearchCall['body'];
    return reply({results: requests.map(() => ({hits, nbHits, page: 0, nbPages: 1, hitsPerPage: 20}))})(route);
  };
}

/** A hit in the service's format. */
export const ONE_HIT = {
  objectID: '1',
  url: 'https://cli.kintone.dev/guide/options/#proxy',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guide', lvl1: 'Options', lvl2: 'Proxy'},
};

/** Delays a behavior until it is released. */
export function held(behavior: Behavior): {readonly behavior: Behavior; readonly release: () => void} {
  const gate = createGate();
  return {
    behavior: async (route) => {
      await gate.opened;
      await behavior(route);
    },
    release: gate.open,
  };
}

async function loadSiteIndex(): Promise<SearchClient> {
  const folder = join(HOSTED_BUILD_FOLDER, 'assets/search');
  const [name] = await readdir(folder);
  return createEmbeddedClient(await readFile(join(folder, name!), 'utf8'));
}
let siteIndex: Promise<SearchClient> | undefined;

/** Answers from the site's records. */
export const answer: Behavior = async (route) => {
  const {requests} = route.request().postDataJSON() as SearchCall['body'];
  siteIndex ??= loadSiteIndex();
  const searched = requests.map((request) => ({...request, snippetWords: 10}) as unknown as SearchRequest);
  const results = await (await siteIndex).search(searched);
  await reply({results: results.map((result, index) => toServiceResult(result, requests[index]!))})(route);
};

/** Returns the id of a query's answer, which click events contain. */
export const queryId = (query: string): string => `id-of-${query}`;

/** As the service sends it: absolute addresses, HTML, only requested attributes, an ID only for statistics. */
function toServiceResult(result: SearchResult, {query, clickAnalytics}: ServiceRequest): object {
  return {
    ...result,
    hits: result.hits.map(({url, snippet, ...hit}) => ({
      ...hit,
      url: HOSTED_SETTINGS.SITE_URL + url,
      _highlightResult: toHtml(snippet),
      _snippetResult: toHtml(snippet),
    })),
    ...(clickAnalytics ? {queryID: queryId(query!)} : {}),
  };
}

function toHtml(texts: Snippet): object {
  const {content, ...hierarchy} = Object.fromEntries(
    Object.entries(texts).map(([attribute, parts]) => [
      attribute,
      {value: parts.map(({text, marked}) => (marked ? `<mark>${text}</mark>` : text)).join('')},
    ]),
  );
  return {content, hierarchy};
}

/** Replaces the vendor's script. Sends queued and later calls to the service. */
const SCRIPT = `
  const {queue} = window[window.AlgoliaAnalyticsObject];
  queue.push = (call) => fetch('https://${INSIGHTS_HOST}/1/events', {method: 'POST', body: JSON.stringify(call)});
  queue.forEach(queue.push);
`;

export class Service {
  /** All searches so far, oldest first. */
  readonly searches: SearchCall[] = [];
  readonly events: EventCall[] = [];
  private readonly behaviors = new Map<string, Behavior>([
    [SCRIPT_HOST, (route) => route.fulfill({contentType: 'text/javascript', body: SCRIPT})],
    [
      INSIGHTS_HOST,
      (route) => {
        this.events.push(route.request().postDataJSON() as EventCall);
        return reply({status: 200})(route);
      },
    ],
  ]);

  /** Sets the behavior of these hosts, by default of all search hosts. */
  behave(behavior: Behavior, ...hosts: readonly string[]): void {
    for (const host of hosts.length > 0 ? hosts : SEARCH_HOSTS) {
      this.behaviors.set(host, behavior);
    }
  }

  /** The requested hosts, oldest call first. */
  get hosts(): string[] {
    return this.searches.map(({host}) => host);
  }

  /** The queries of the searches; suggestions are combined in one call. */
  get queries(): string[] {
    return this.searches.map(({body}) => body.requests.map(({query}) => query).join(', '));
  }

  /** Routes a browser's requests to the service. */
  async attach(context: BrowserContext): Promise<void> {
    await context.route(
      ({hostname}) => SERVICE_HOSTS.includes(hostname),
      async (route, request) => {
        const {hostname: host, pathname: path, searchParams} = new URL(request.url());
        if (SEARCH_HOSTS.includes(host)) {
          this.searches.push({
            host,
            method: request.method(),
            path,
            parameters: Object.fromEntries(searchParams),
            contentType: request.headers()['content-type'],
            body: request.postDataJSON() as SearchCall['body'],
          });
        }
        await (this.behaviors.get(host) ?? answer)(route);
      },
    );
  }
}
