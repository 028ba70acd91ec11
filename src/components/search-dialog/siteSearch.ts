import {createFallbackClient, type FallbackClient} from '../../search/fallback';
import type * as hostedModule from '../../search/hosted/client';
import type {Insights} from '../../search/insights';
import type {SearchSource} from '../../search/runSearch';
import type {SearchConfig, SearchSetup} from '../../search/setup';
import {SearchError, type SearchClient} from '../../search/types';

export interface SiteSearch extends SearchSource {
  /** Loads its engine at the first search, or before on `preload`. */
  readonly client: FallbackClient;
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
  const embedded = deferClient(() => loadEmbedded(indexUrl));
  if (config.engine === 'embedded') {
    return {
      client: {...embedded, engine: 'embedded', useEmbedded: () => undefined},
      insights: undefined,
      ownOrigins,
      preload: () => void embedded.search([]).catch(() => undefined), // An empty search loads the index.
    };
  }
  const load = (): Promise<typeof hostedModule> => import('../../search/hosted/client');
  const hosted = deferClient(async () => (await load()).createHostedClient({...config, ownOrigins}));
  return {
    client: createFallbackClient(hosted, embedded),
    insights: config.insights ? deferInsights(config) : undefined,
    ownOrigins,
    preload: () => void load().catch(() => undefined),
  };
}

/** A client whose code and data are loaded when they are first needed, and again after a failure. */
function deferClient(load: () => Promise<SearchClient>): SearchClient {
  let loading: Promise<SearchClient> | undefined;
  return {
    async search(requests, signal) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error instanceof SearchError
          ? error
          : new SearchError('unreachable', 'Search could not be loaded.', undefined, {cause: error});
      });
      return (await loading).search(requests, signal);
    },
  };
}

async function loadEmbedded(indexUrl: string): Promise<SearchClient> {
  const index = fetchIndex(indexUrl); // While the code loads.
  index.catch(() => undefined); // Handled below.
  const {createEmbeddedClient} = await import('../../search/embedded/client');
  return createEmbeddedClient(await index);
}

async function fetchIndex(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new SearchError('api', `The search index could not be loaded: status ${response.status}.`, response.status);
  }
  return response.text();
}

function deferInsights({appId, apiKey, indexName}: SearchConfig): Insights {
  const loading = import('../../search/insights').then(({createInsights}) =>
    createInsights({appId, apiKey, indexName}),
  );
  const tell = (report: (insights: Insights) => void): void => {
    // eslint-disable-next-line no-console -- The only trace of a failure that must not reach the reader.
    loading.then(report).catch((error: unknown) => console.error('Search statistics could not be loaded.', error));
  };
  return {
    viewed: (objectIDs) => tell((insights) => insights.viewed(objectIDs)),
    clicked: (click) => tell((insights) => insights.clicked(click)),
  };
}
