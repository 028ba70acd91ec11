import {SCRIPT_URL} from '../search/insights';
import type {Environment} from './environment';

/**
 * Returns the policy sources of the configured services; none in a default build. Tag manager tags that request other
 * hosts need more, see https://developers.google.com/tag-platform/security/guides/csp.
 *
 * @returns sources by service and directive, separated by spaces
 */
export function thirdParties({search, gtmContainerId}: Environment): Readonly<Record<string, string>>[] {
  const searchHosts = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  const tagManager = 'https://www.googletagmanager.com';
  return [
    search.engine === 'hosted'
      ? {'connect-src': searchHosts.map((host) => `https://${search.appId}${host}`).join(' ')}
      : {},
    search.insights ? {'script-src': SCRIPT_URL, 'connect-src': 'https://insights.algolia.io'} : {},
    search.askAi
      ? {
          'connect-src': 'https://askai.algolia.com',
          'style-src': "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='", // In the logo of DocSearch's modal.
        }
      : {},
    gtmContainerId
      ? {
          'script-src': tagManager,
          'img-src': tagManager,
          'connect-src': `${tagManager} https://www.google.com`,
          'frame-src': tagManager, // Without script.
        }
      : {},
  ];
}
