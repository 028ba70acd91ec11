import {expect, test} from 'vitest';
import {readEnvironment} from './environment';
import {thirdParties} from './thirdParties';

const HOSTED = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'};
const HOSTS =
  'https://APP-dsn.algolia.net https://APP-1.algolianet.com https://APP-2.algolianet.com https://APP-3.algolianet.com';
const TAG_MANAGER = 'https://www.googletagmanager.com';
const SCRIPT = /^https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@\S+\.min\.js$/;

test.each([
  ['nothing', {}, []],
  ['hosted search', HOSTED, [{'connect-src': HOSTS}]],
  [
    'statistics and Ask AI',
    {...HOSTED, ALGOLIA_INSIGHTS: 'true', ALGOLIA_ASK_AI_ASSISTANT_ID: 'id'},
    [
      {'connect-src': HOSTS},
      {'script-src': expect.stringMatching(SCRIPT) as string, 'connect-src': 'https://insights.algolia.io'},
      {'connect-src': 'https://askai.algolia.com', 'style-src': expect.stringMatching(/^'sha256-\S+'$/) as string},
    ],
  ],
  [
    'the tag manager',
    {GTM_CONTAINER_ID: 'GTM-ABC1234'},
    [
      {
        'script-src': TAG_MANAGER,
        'img-src': TAG_MANAGER,
        'connect-src': `${TAG_MANAGER} https://www.google.com`,
        'frame-src': TAG_MANAGER,
      },
    ],
  ],
])('%s adds only its own addresses', (_, variables, sources) => {
  const added = thirdParties(readEnvironment(variables)).filter((service) => Object.keys(service).length > 0);
  expect(added).toEqual(sources);
});
