import type {SearchIndexData} from '../../plugins/search-index';
import {createFallbackClient, type FallbackClient} from '../../search/fallback';
import type {Insights} from '../../search/insights';
import {SearchError, type SearchClient} from '../../search/types';
import type {HostedSearch} from '../../site/environment';

/** What the site's configuration and build say about its search. */
export interface SearchSetup extends SearchIndexData {
  /** Null: search is embedded in the site. */
  readonly hosted: HostedSearch | null;
  /** Origins of the site, the published one and the present one. */
  readonly ownOrigins: readonly string[];
}

export interface SiteSearch {
  /** Loads its engine at the first search, or before on `preload`. */
  readonly client: SearchClient | FallbackClient;
  /** Undefined unless click and view events are turned on. */
  readonly insights: Insights | undefined;
  /** Loads what the first search needs. A failure is told by the search that meets it. */
  preload(): void;
}

interface DeferredClient extends SearchClient {
  preload(): void;
}

let search: SiteSearch | undefined;

/** The site's search, one for the dialog and the search page. */
export function siteSearch(setup: SearchSetup): SiteSearch {
  search ??= createSiteSearch(setup);
  return search;
}

function createSiteSearch({indexUrl, build, hosted: settings, ownOrigins}: SearchSetup): SiteSearch {
  const embedded = deferClient(async () => {
    let text: Promise<string> | undefined = fetchIndex(indexUrl); // While the code is on its way.
    text.catch(() => undefined); // The client meets the failure when it asks.
    const {createEmbeddedClient} = await import('../../search/embedded/client');
    return createEmbeddedClient({
      build,
      loadIndex() {
        const loading = text ?? fetchIndex(indexUrl);
        text = undefined; // A later call comes after a failure.
        return loading;
      },
    });
  });
  if (!settings) {
    // A search for nothing makes the index ready.
    return {client: embedded, insights: undefined, preload: () => void embedded.search([]).catch(() => undefined)};
  }
  const hosted = deferClient(async () => {
    const {createHostedClient} = await import('../../search/hosted/client');
    return createHostedClient({...settings, ownOrigins});
  });
  return {
    client: createFallbackClient(hosted, embedded),
    insights: settings.insights ? deferInsights(settings) : undefined,
    preload: hosted.preload,
  };
}

/** A client whose code and data are loaded when they are first needed, and again after a failure. */
function deferClient(load: () => Promise<SearchClient>): DeferredClient {
  let loading: Promise<SearchClient> | undefined;
  const client = (): Promise<SearchClient> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error instanceof SearchError
        ? error
        : new SearchError('unreachable', 'The search could not be loaded.', undefined, {cause: error});
    });
    return loading;
  };
  return {
    search: async (requests, options) => (await client()).search(requests, options),
    preload: () => void client().catch(() => undefined),
  };
}

function deferInsights(settings: HostedSearch): Insights {
  const loading = import('../../search/insights').then(({createInsights}) =>
    createInsights({...settings, enabled: true}),
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

async function fetchIndex(url: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new SearchError('unreachable', 'The search index could not be loaded.', undefined, {cause: error});
  }
  if (!response.ok) {
    throw new SearchError('api', `The search index could not be loaded: status ${response.status}.`, response.status);
  }
  return response.text();
}
