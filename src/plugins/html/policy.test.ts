import {expect, test} from 'vitest';
import {headers, inlineSources, OWN_SOURCES, toPolicy} from './policy';

test('the policy permits each inline script and style once, by its hash', () => {
  const page =
    '<style data-href="/a.css">p{}</style><script src=/a.js defer></script><script data-rh=true>f()</script>';
  const data = '<script type="application/ld+json">{"name":"A page"}</script>';
  expect(toPolicy([page, page + data, '<p>No script.</p>'].flatMap(inlineSources))).toBe(
    // printf %s 'f()' | openssl dgst -sha256 -binary | base64
    "style-src 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; " +
      "script-src 'sha256-GcEEE0IkDzIP5EQ6DXZaDPORqT5RTBELX8Fyzyg9yvo='",
  );
});

test('the headers permit only the sources of the build and a service, each source once', () => {
  const lists = [OWN_SOURCES, {'script-src': 'https://a', 'frame-src': 'https://b'}, {'script-src': "'self'"}];
  expect(headers(toPolicy(lists))).toBe(`/*
  Content-Security-Policy: ${[
    ...["default-src 'self'", "script-src 'self' https://a", "style-src 'self'", "style-src-attr 'unsafe-inline'"],
    ...["img-src 'self' data:", "connect-src 'self'", "object-src 'none'", "form-action 'self'", "base-uri 'none'"],
    ...['frame-src https://b', "frame-ancestors 'none'"],
  ].join('; ')}
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
`);
});
