import {withTimeout} from '../withTimeout';
import {createInsights} from '../insights';
import type {SearchSource} from '../runSearch';
import type {SearchSetup} from '../setup';
import {SearchError, type Engine, type SearchClient} from '../types';

/** How long the index may take to answer, and to be there as a whole on a slow phone, in milliseconds. */
const TIME_LIMITS = {answer: 10_000, whole: 30_000};

export interface SiteSearch extends SearchSource {
  /** The one that answers. */
  readonly engine: Engine;
  /** Has the built-in index answer until the page is loaded anew: the reader's choice if the service fails. */
  useEmbedded(): void;
  /** Origins of the site, the published one and the present one. */
  readonly ownOrigins: readonly string[];
  /** Loads what the first search needs. The search that fails reports it. */
  preload(): void;
}

let search: SiteSearch | undefined;

/** The site's search, one for the dialog and the search page. */
export function siteSearch(setup: SearchSetup): SiteSearch {
  search ??= createSiteSearch(setup);
  return search;
}

function createSiteSearch({config, indexUrl, siteUrl}: SearchSetup): SiteSearch {
  const ownOrigins = [siteUrl, window.location.origin];
  const clients = {
    embedded: defer((cache) => loadEmbedded(indexUrl, cache)),
    hosted: defer(async () => {
      const {createHostedClient} = await import('../hosted/client');
      return createHostedClient({...config, ownOrigins});
    }),
  } satisfies Record<Engine, () => Promise<SearchClient>>;
  let {engine} = config;
  return {
    get engine() {
      return engine;
    },
    useEmbedded() {
      engine = 'embedded';
    },
    client: {search: async (requests, signal) => (await clients[engine]()).search(requests, signal)},
    insights: config.insights ? createInsights(config) : undefined,
    ownOrigins,
    preload: () => void clients[engine]().catch(() => undefined),
  };
}

/** Loads code and data of a client when they are first needed; after a failure again, past the cache. */
function defer(load: (cache: RequestCache) => Promise<SearchClient>): () => Promise<SearchClient> {
  let loading: Promise<SearchClient> | undefined;
  let cache: RequestCache = 'default';
  return () => {
    loading ??= load(cache).catch((error: unknown) => {
      loading = undefined;
      cache = 'reload'; // The cached answer may be the login page of a captive portal, with status 200.
      throw error instanceof SearchError
        ? error
        : new SearchError('unreachable', 'Search could not be loaded.', undefined, {cause: error});
    });
    return loading;
  };
}

async function loadEmbedded(indexUrl: string, cache: RequestCache): Promise<SearchClient> {
  const [{createEmbeddedClient}, response] = await withTimeout(
    Promise.all([import('../engine/client'), fetch(indexUrl, {cache})]),
    TIME_LIMITS.answer,
  );
  if (!response.ok) {
    throw new SearchError('api', `The search index could not be loaded: status ${response.status}.`, response.status);
  }
  return createEmbeddedClient(await withTimeout(response.text(), TIME_LIMITS.whole));
}
