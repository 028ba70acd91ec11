// cspell:ignore networkidle
/** Requests to the hosted service: specification §5, §7 and §9. The body's other fields are proven by unit tests. */
import {expect, open} from '../fixtures';
import {PAGE, button, input, search} from '../searchDialog';
import {test} from './fixtures';
import {NEAREST_HOST} from './service';
import {stopTime} from '../time';

test('nothing is asked before a search; then the nearest host, with the key in the address, also by the search page', async ({
  page,
  service,
}) => {
  await stopTime(page);
  await open(page, PAGE);
  await button(page).hover();
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(service.searches).toEqual([]);

  await search(page, 'proxy');
  await open(page, '/search/?q=proxy');
  await expect(page.getByRole('status')).toHaveText(/documents found$/);
  const tags = ['default', 'docs-guide-current', 'docs-reference-current', 'docs-community-current'];
  const facetFilters = ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)];
  const call = {
    host: NEAREST_HOST,
    method: 'POST',
    path: '/1/indexes/*/queries',
    parameters: {'x-algolia-application-id': 'STANDIN', 'x-algolia-api-key': 'search-only-key'},
    contentType: 'text/plain', // Avoids the browser's preflight request.
    body: {requests: [{query: 'proxy', indexName: 'cli', clickAnalytics: true, facetFilters}]},
  };
  expect(service.searches).toMatchObject([call, call]);
});
