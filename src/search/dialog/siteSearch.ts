import {withTimeout} from '../withTimeout';
import {createInsights} from '../insights';
import type {SearchSource} from '../runSearch';
import type {SearchSetup} from '../setup';
import {SearchError, type Engine, type SearchClient} from '../types';

/** Time limit for loading a client's code and data, in milliseconds. */
const TIME_LIMIT = 10_000;

export interface SiteSearch extends SearchSource {
  /** The engine in use. */
  readonly engine: Engine;
  /** Switches to the built-in index until the page is reloaded, if the service fails and the reader chooses so. */
  useEmbedded(): void;
  /** Origins of the site, published and current. */
  readonly ownOrigins: readonly string[];
  /** Loads the data for the first search. A failure is reported by that search. */
  preload(): void;
}

let search: SiteSearch | undefined;

/** Creates the site's search, shared by the dialog and the search page. */
export function siteSearch(setup: SearchSetup): SiteSearch {
  search ??= createSiteSearch(setup);
  return search;
}

function createSiteSearch({config, indexUrl, siteUrl}: SearchSetup): SiteSearch {
  const ownOrigins = [siteUrl, window.location.origin];
  const clients = {
    embedded: defer(() => loadEmbedded(indexUrl)),
    hosted: defer(async () => {
      const {createHostedClient} = await import('../hosted/client');
      return createHostedClient(config, ownOrigins);
    }),
  } satisfies Record<Engine, () => Promise<SearchClient>>;
  const insights = config.insights ? createInsights(config) : undefined;
  let {engine} = config;
  return {
    get engine() {
      return engine;
    },
    useEmbedded() {
      engine = 'embedded';
    },
    client: {search: async (requests) => (await clients[engine]()).search(requests)},
    get insights() {
      return engine === 'hosted' ? insights : undefined;
    },
    ownOrigins,
    preload: () => void clients[engine]().catch(() => undefined),
  };
}

/** Loads a client's code and data on first use, and again after a failure. */
function defer(load: () => Promise<SearchClient>): () => Promise<SearchClient> {
  let loading: Promise<SearchClient> | undefined;
  return () => {
    loading ??= withTimeout(load(), TIME_LIMIT).catch((error: unknown) => {
      loading = undefined;
      throw error instanceof SearchError
        ? error
        : new SearchError('unreachable', 'Search could not be loaded.', undefined, {cause: error});
    });
    return loading;
  };
}

async function loadEmbedded(indexUrl: string): Promise<SearchClient> {
  const [{createEmbeddedClient}, response] = await Promise.all([import('../engine/client'), fetch(indexUrl)]);
  if (!response.ok) {
    // After a deployment, the index of this page is gone for good.
    const message = `The search index could not be loaded: status ${response.status}. Reload the page.`;
    throw new SearchError('api', message, response.status);
  }
  return createEmbeddedClient(await response.text());
}
