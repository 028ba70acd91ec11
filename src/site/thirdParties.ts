import type {Sources} from '../plugins/security-headers/policy';
import {SCRIPT_URL} from '../search/insights';
import type {Environment} from './environment';

const TAG_MANAGER = 'https://www.googletagmanager.com';

/**
 * What the configured services need of the content-security policy; nothing in a default build. Tags of a tag manager
 * that ask other hosts need more, see https://developers.google.com/tag-platform/security/guides/csp.
 */
export function thirdParties({search, gtmContainerId}: Environment): Sources[] {
  const services: (Sources | false)[] = [
    search.engine === 'hosted' && {
      'connect-src': ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
        (host) => `https://${search.appId}${host}`,
      ),
    },
    search.insights && {'script-src': [SCRIPT_URL], 'connect-src': ['https://insights.algolia.io']},
    search.askAi !== undefined && {
      'connect-src': ['https://askai.algolia.com'],
      // The style element within the logo of DocSearch's modal.
      'style-src': ["'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"],
    },
    gtmContainerId !== undefined && {
      'script-src': [TAG_MANAGER],
      'img-src': [TAG_MANAGER],
      'connect-src': [TAG_MANAGER, 'https://www.google.com'],
      'frame-src': [TAG_MANAGER], // Without script.
    },
  ];
  return services.filter((service) => service !== false);
}
