/** The headers and the content security policy of the build, with and without a host that sends the headers. */
import {expect, open, test} from './fixtures';

test.use({allowedBrowserErrors: [/violates the following Content Security Policy directive/]});

test('every response has the headers of the build', async ({request}) => {
  for (const path of ['/', '/guide/', '/nothing/', '/img/mark.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({'x-content-type-options': 'nosniff'});
    const policy = headers['content-security-policy']!;
    expect(policy, path).toMatch(
      /^default-src 'self'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self' 'sha/,
    );
    expect(policy, path).toMatch(
      /; connect-src 'self'; object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    const hosts = policy.replaceAll(/'[^']+'/g, '').match(/\S*\.\S+/g); // A hash can contain any characters.
    expect(hosts, `${path}: no other host`).toBeNull();
  }
});

test('on a host that sends no headers, an unknown inline script does not run', async ({page}) => {
  await page.route('/guide/', async (route) =>
    route.fulfill({body: await (await route.fetch()).body(), contentType: 'text/html'}),
  );
  await open(page, '/guide/');
  const error = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "harmed"';
    document.body.append(script);
  });
  expect((await error).text()).toContain('script-src');
  expect(await page.title()).not.toBe('harmed');
});
