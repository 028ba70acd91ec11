/** Search settings from the configuration and the build. */
import type {Engine} from './types';

/** `themeConfig.algolia` as validated by the theme, plus the custom `engine`. */
export interface SearchConfig {
  /** The search engine. If the hosted service fails, the reader can choose the embedded engine instead. */
  readonly engine: Engine;
  readonly appId: string;
  /** The public, search-only key. */
  readonly apiKey: string;
  readonly indexName: string;
  /** True if click and view events are sent. */
  readonly insights: boolean;
  /** Undefined without an assistant. */
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
  /** Published address of the site; hits there get relative addresses. */
  readonly siteUrl: string;
}
