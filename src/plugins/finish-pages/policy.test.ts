import {expect, test} from 'vitest';
import {inlineSources, toPolicy, type Sources} from './policy';

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

test('sources of one directive are joined, each once', () => {
  const lists: Sources[] = [
    {'script-src': "'self'"},
    {'img-src': 'data:', 'script-src': 'https://a'},
    {'script-src': "'self'"},
  ];
  expect(toPolicy(lists)).toBe("script-src 'self' https://a; img-src data:");
});
