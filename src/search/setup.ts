/** What the configuration and the build say about search. */
import type {Engine} from './types';

/** `themeConfig.algolia`, as the theme has validated it: its own words, and our `engine`. */
export interface SearchConfig {
  /** Who answers; a hosted service that fails is replaced by the embedded engine if the reader chooses so. */
  readonly engine: Engine;
  readonly appId: string;
  /** The public, search-only key. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether click and view events are sent. */
  readonly insights: boolean;
  /** Undefined: there is no assistant to ask. */
  readonly askAi?: {
    readonly assistantId: string;
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
  };
}

/** Global data of the plugin `page-outputs`. */
export interface SearchIndexData {
  /** Site path of the index file, with base URL. */
  readonly indexUrl: string;
}

export interface SearchSetup extends SearchIndexData {
  readonly config: SearchConfig;
  /** Published address of the site: hits there get relative addresses. */
  readonly siteUrl: string;
}
