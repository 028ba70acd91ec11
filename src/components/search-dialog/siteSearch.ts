import {createFallbackClient, type FallbackClient} from '../../search/fallback';
import type * as hostedModule from '../../search/hosted/client';
import {inTime} from '../../search/inTime';
import {createInsights} from '../../search/insights';
import type {SearchSource} from '../../search/runSearch';
import type {SearchSetup} from '../../search/setup';
import {SearchError, type SearchClient} from '../../search/types';

/** How long the index may take to answer, and to be there as a whole on a slow phone, in milliseconds. */
const TIME_LIMITS = {answer: 10_000, whole: 30_000};

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
  const embedded = deferClient((cache) => loadEmbedded(indexUrl, cache));
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
    insights: config.insights ? createInsights(config) : undefined,
    ownOrigins,
    preload: () => void load().catch(() => undefined),
  };
}

/** A client whose code and data are loaded when they are first needed; after a failure again, past the cache. */
function deferClient(load: (cache: RequestCache) => Promise<SearchClient>): SearchClient {
  let loading: Promise<SearchClient> | undefined;
  let cache: RequestCache = 'default';
  return {
    async search(requests, signal) {
      loading ??= load(cache).catch((error: unknown) => {
        loading = undefined;
        cache = 'reload'; // The cached answer may be the login page of a captive portal, with status 200.
        throw error instanceof SearchError
          ? error
          : new SearchError('unreachable', 'Search could not be loaded.', undefined, {cause: error});
      });
      return (await loading).search(requests, signal);
    },
  };
}

async function loadEmbedded(indexUrl: string, cache: RequestCache): Promise<SearchClient> {
  const [{createEmbeddedClient}, response] = await inTime(
    Promise.all([import('../../search/embedded/client'), fetch(indexUrl, {cache})]),
    TIME_LIMITS.answer,
  );
  if (!response.ok) {
    throw new SearchError('api', `The search index could not be loaded: status ${response.status}.`, response.status);
  }
  return createEmbeddedClient(await inTime(response.text(), TIME_LIMITS.whole));
}
