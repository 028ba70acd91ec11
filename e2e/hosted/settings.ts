/** Folder of the second build, which has a hosted search service, Ask AI, and statistics. */
export const HOSTED_BUILD_FOLDER = '.cache/hosted-build';

/** Environment of that build. The tests answer instead of a real service. */
export const HOSTED_SETTINGS = {
  SITE_URL: 'https://cli.kintone.dev', // The addresses in the service's records begin with it.
  ALGOLIA_APP_ID: 'STANDIN',
  ALGOLIA_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'cli',
  ALGOLIA_ASK_AI_ASSISTANT_ID: 'assistant',
  ALGOLIA_INSIGHTS: 'true',
} as const;
