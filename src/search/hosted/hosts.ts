/** The service's hosts: one for reading and one for writing, and three spare ones behind another domain. */

/**
 * @param appId application id
 * @returns origins in the order to try them: the nearest data centre, then the spare hosts in random order, so
 *   that a fault spreads its load
 */
export function searchHosts(appId: string): string[] {
  return [`https://${appId}-dsn.algolia.net`, ...spareHosts(appId)];
}

/**
 * @param appId application id
 * @returns origins in the order to try them: the main cluster, which knows what was just written, then the spare ones
 */
export function indexingHosts(appId: string): string[] {
  return [`https://${appId}.algolia.net`, ...spareHosts(appId)];
}

function spareHosts(appId: string): string[] {
  return [1, 2, 3]
    .map((number) => ({host: `https://${appId}-${number}.algolianet.com`, rank: Math.random()}))
    .sort((a, b) => a.rank - b.rank)
    .map(({host}) => host);
}
