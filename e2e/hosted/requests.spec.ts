// cspell:ignore networkidle
/** Requests to the hosted service: specification §5, §7 and §9. The body's other fields are proven by unit tests. */
import {expect, open} from '../fixtures';
import {PAGE, button, input, openDialog, search} from '../searchDialog';
import {test} from './fixtures';
import {NEAREST_HOST, type SearchCall, type Service} from './service';
import {stopTime} from '../time';

test.beforeEach(({page}) => stopTime(page));

/** The request of the only call so far. */
function onlyRequest({searches}: Service): SearchCall['body']['requests'][0] {
  expect(searches).toHaveLength(1);
  expect(searches[0]!.body.requests).toHaveLength(1);
  return searches[0]!.body.requests[0]!;
}

test('nothing is asked before the reader searches', async ({page, service}) => {
  await open(page, PAGE);
  await button(page).hover();
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(service.searches).toEqual([]);
});

test('the nearest host is asked, with the key in the address and the query in the body', async ({page, service}) => {
  await openDialog(page);
  await search(page, 'proxy');
  const request = onlyRequest(service);
  expect(service.searches[0]).toMatchObject({
    host: NEAREST_HOST,
    method: 'POST',
    path: '/1/indexes/*/queries',
    parameters: {'x-algolia-application-id': 'STANDIN', 'x-algolia-api-key': 'search-only-key'},
    contentType: 'text/plain', // Avoids the browser's preflight request.
  });
  expect(request).toMatchObject({
    query: 'proxy',
    indexName: 'cli',
    page: 0,
    hitsPerPage: 20,
    clickAnalytics: true,
    attributesToSnippet: expect.arrayContaining(['content:10']) as unknown,
    facetFilters: ['language:en', expect.any(Array)],
  });
  const tags = ['default', 'docs-guide-current', 'docs-reference-current', 'docs-community-current'];
  expect([...(request.facetFilters![1] as string[])].sort()).toEqual(tags.map((tag) => `docusaurus_tag:${tag}`).sort());
});

test('the search page asks the same, page by page', async ({page, service}) => {
  await open(page, '/search/?q=proxy');
  await expect(page.getByRole('status')).toHaveText(/documents found$/);
  const {facetFilters, ...request} = onlyRequest(service);
  expect(request).toMatchObject({query: 'proxy', indexName: 'cli', page: 0, hitsPerPage: 20, clickAnalytics: true});
  expect(facetFilters).toHaveLength(2);
});

test('halves of characters are not sent', async ({page, service}) => {
  await open(page, PAGE);
  await page.evaluate(
    (text) => {
      const paragraph = document.querySelector('main p')!;
      paragraph.textContent = text;
      window.getSelection()!.selectAllChildren(paragraph);
    },
    `${'a'.repeat(63)}😀`,
  ); // The 64th unit is the first half of the last character.
  await page.keyboard.press('Control+k');
  await expect.poll(() => service.queries[0]).toBe('a'.repeat(63));
});
