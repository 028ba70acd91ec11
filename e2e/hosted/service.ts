/**
 * Plays the hosted service: answers, refuses or stays silent as a test tells it, and keeps what it is asked. Left
 * to itself it answers with the site's own records, found by the embedded engine, which speaks its language.
 */
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BrowserContext, Request, Route} from '@playwright/test';
import {loadIndex} from '../../src/search/embedded/client';
import type {EmbeddedIndex} from '../../src/search/embedded/embeddedIndex';
import type {SearchRequest, SearchResult} from '../../src/search/wire';
import {createGate} from '../gate';
import {HOSTED_BUILD_FOLDER, HOSTED_SETTINGS} from './settings';

const APPLICATION = HOSTED_SETTINGS.ALGOLIA_APP_ID.toLowerCase();

/** The host that is asked first. */
export const NEAREST_HOST = `${APPLICATION}-dsn.algolia.net`;
/** Those that are asked when it fails, in random order. */
export const SPARE_HOSTS: readonly string[] = [1, 2, 3].map((number) => `${APPLICATION}-${number}.algolianet.com`);
const SEARCH_HOSTS = [NEAREST_HOST, ...SPARE_HOSTS];
/** The host that takes click and view events. */
export const INSIGHTS_HOST = 'insights.algolia.io';

/** Complaints of the browser about the service, in tests that have it fail. */
export const SERVICE_COMPLAINTS = new RegExp([...SEARCH_HOSTS, INSIGHTS_HOST].join('|').replaceAll('.', '\\.'));

/** A request that has reached a host. */
export interface Received<Body> {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  readonly body: Body;
}

export type SearchCall = Received<{readonly requests: readonly SearchRequest[]}>;
export type EventsCall = Received<{readonly events: readonly Readonly<Record<string, unknown>>[]}>;

/** What a host does with a request. */
export type Behaviour = (route: Route) => Promise<void> | void;

/** Nobody listens. */
export const refuseConnection: Behaviour = (route) => route.abort('connectionrefused');

/** Takes requests and never replies. */
export const blackHole: Behaviour = () => undefined;

/** Replies with JSON, or with a text as it is. */
export function reply(body: unknown, status = 200): Behaviour {
  return (route) => route.fulfill({status, body: typeof body === 'string' ? body : JSON.stringify(body)});
}

/** Answers each request of a list with these hits, whatever it asks for. */
export function found(hits: readonly unknown[], nbHits = hits.length): Behaviour {
  return (route) => {
    const {requests} = route.request().postDataJSON() as SearchCall['body'];
    const results = requests.map(({query}) => ({hits, nbHits, page: 0, nbPages: 1, hitsPerPage: 20, query}));
    return reply({results})(route);
  };
}

/** Does what the behaviour does, but not before it is released. */
export function held(behaviour: Behaviour): {readonly behaviour: Behaviour; readonly release: () => void} {
  const gate = createGate();
  return {
    behaviour: async (route) => {
      await gate.opened;
      await behaviour(route);
    },
    release: gate.open,
  };
}

/** Answers from the site's records. */
export const answer: Behaviour = async (route) => {
  const index = await siteIndex();
  const {requests} = route.request().postDataJSON() as SearchCall['body'];
  await reply({results: requests.map((request) => hostedResult(index.search(request), request))})(route);
};

let loadedIndex: Promise<EmbeddedIndex> | undefined;

function siteIndex(): Promise<EmbeddedIndex> {
  loadedIndex ??= (async () => {
    const folder = join(HOSTED_BUILD_FOLDER, 'assets/search');
    const [name] = await readdir(folder);
    return loadIndex(await readFile(join(folder, name!), 'utf8'));
  })();
  return loadedIndex;
}

/** The id of the answer to a query, as clicks give it back. */
export const queryId = (query: string): string => `id-of-${query}`;

/** As the service has it: absolute addresses, nothing that was not asked for, an id only for statistics. */
function hostedResult(result: SearchResult, {query, clickAnalytics}: SearchRequest): object {
  return {
    ...result,
    hits: result.hits.map(({url, language, docusaurus_tag, ...hit}) => ({
      ...hit,
      url: new URL(url, HOSTED_SETTINGS.SITE_URL).href,
    })),
    ...(clickAnalytics ? {queryID: queryId(query)} : {}),
  };
}

export class Service {
  /** All so far, oldest first. */
  readonly searches: SearchCall[] = [];
  readonly events: EventsCall[] = [];
  private readonly behaviours = new Map<string, Behaviour>([[INSIGHTS_HOST, reply({status: 200, message: 'OK'})]]);

  /** Sets what these hosts do from now on; without names, what all hosts of the search do. */
  behave(behaviour: Behaviour, ...hosts: readonly string[]): void {
    for (const host of hosts.length > 0 ? hosts : SEARCH_HOSTS) {
      this.behaviours.set(host, behaviour);
    }
  }

  /** The hosts that were asked, oldest call first. */
  get hosts(): string[] {
    return this.searches.map(({host}) => host);
  }

  /** The queries that were searched for; those tried as suggestions stand together in one call. */
  get queries(): string[] {
    return this.searches.map(({body}) => body.requests.map(({query}) => query).join(', '));
  }

  /** Takes the requests of a browser to the service. */
  async attach(context: BrowserContext): Promise<void> {
    await context.route(
      ({hostname}) => SEARCH_HOSTS.includes(hostname) || hostname === INSIGHTS_HOST,
      async (route, request) => {
        const {hostname} = new URL(request.url());
        if (hostname === INSIGHTS_HOST) {
          this.events.push(receive(request));
        } else {
          this.searches.push(receive(request));
        }
        await (this.behaviours.get(hostname) ?? answer)(route);
      },
    );
  }
}

function receive<Body>(request: Request): Received<Body> {
  const {hostname, pathname, searchParams} = new URL(request.url());
  return {
    host: hostname,
    method: request.method(),
    path: pathname,
    parameters: Object.fromEntries(searchParams),
    contentType: request.headers()['content-type'],
    body: request.postDataJSON() as Body,
  };
}
