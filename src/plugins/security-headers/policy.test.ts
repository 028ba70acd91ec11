import {expect, test} from 'vitest';
import {readEnvironment} from '../../site/environment';
import {thirdParties} from '../../site/thirdParties';
import {inlineSources, toPolicy} from './policy';

test('each script and style within pages is permitted once, by the hash of its text', () => {
  const page =
    '<style data-href="/a.css">p{}</style><script src=/a.js defer></script><script data-rh=true>f()</script>';
  const data = '<script type="application/ld+json">{"name":"A page"}</script>';
  expect(toPolicy([page, page + data, '<p>No script.</p>'].flatMap(inlineSources))).toBe(
    // printf %s 'f()' | openssl dgst -sha256 -binary | base64
    "style-src 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; " +
      "script-src 'sha256-GcEEE0IkDzIP5EQ6DXZaDPORqT5RTBELX8Fyzyg9yvo='",
  );
});

const HOSTED = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'};

test.each([
  ['nothing', {}, ''],
  [
    'hosted search',
    HOSTED,
    'connect-src https://APP-dsn.algolia.net https://APP-1.algolianet.com https://APP-2.algolianet.com https://APP-3.algolianet.com',
  ],
  [
    'the tag manager',
    {GTM_CONTAINER_ID: 'GTM-ABC1234'},
    'script-src https://www.googletagmanager.com; img-src https://www.googletagmanager.com; ' +
      'connect-src https://www.googletagmanager.com https://www.google.com; frame-src https://www.googletagmanager.com',
  ],
])('%s adds its own addresses', (_, variables, policy) => {
  expect(toPolicy(thirdParties(readEnvironment(variables)))).toBe(policy);
});

test('the addresses of all services are together', () => {
  const environment = readEnvironment({...HOSTED, ALGOLIA_INSIGHTS: 'true', ALGOLIA_ASK_AI_ASSISTANT_ID: 'id'});
  const lists = [{'script-src': "'self'"}, ...thirdParties(environment)];
  expect(toPolicy(lists)).toMatch(
    /^script-src 'self' https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@[\d.]+\/dist\/search-insights\.min\.js; connect-src .* https:\/\/insights\.algolia\.io https:\/\/askai\.algolia\.com; style-src 'sha256-\S+'$/,
  );
});
