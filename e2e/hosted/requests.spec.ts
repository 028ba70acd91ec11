// cspell:ignore networkidle
/** What the hosted service is asked: specification §5, §7 and §9. */
import type {SearchRequest} from '../../src/search/wire';
import {expect, open} from '../fixtures';
import {PAGE, button, input, openDialog, search} from '../searchDialog';
import {test} from './fixtures';
import {NEAREST_HOST, type Service} from './service';
import {stopTime} from './time';

test.beforeEach(({page}) => stopTime(page));

function attributesToSnippet(words: number): string[] {
  return ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
    .map((level) => `hierarchy.${level}:${words}`)
    .concat(`content:${words}`);
}

const REQUEST = {
  query: 'proxy',
  indexName: 'cli',
  hitsPerPage: 20,
  attributesToRetrieve: [
    'hierarchy.lvl0',
    'hierarchy.lvl1',
    'hierarchy.lvl2',
    'hierarchy.lvl3',
    'hierarchy.lvl4',
    'hierarchy.lvl5',
    'hierarchy.lvl6',
    'content',
    'type',
    'url',
  ],
  attributesToSnippet: attributesToSnippet(10),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  clickAnalytics: true,
  facetFilters: [
    'language:en',
    [
      'docusaurus_tag:default',
      'docusaurus_tag:docs-guide-current',
      'docusaurus_tag:docs-reference-current',
      'docusaurus_tag:docs-community-current',
    ],
  ],
};

/** The request of the only call so far. */
function onlyRequest({searches}: Service): SearchRequest {
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
  expect([service.searches, service.events]).toEqual([[], []]);
});

test('the dialog asks the nearest host, with the key in the address and the query in the body', async ({
  page,
  service,
}) => {
  await openDialog(page);
  await search(page, 'proxy');
  expect(service.searches).toEqual([
    {
      host: NEAREST_HOST,
      method: 'POST',
      path: '/1/indexes/*/queries',
      parameters: {
        'x-algolia-application-id': 'STANDIN',
        'x-algolia-api-key': 'search-only-key',
        'x-algolia-agent': 'cli-kintone website',
      },
      contentType: 'text/plain;charset=UTF-8', // Spares the browser a preflight request.
      body: {requests: [REQUEST]},
    },
  ]);
});

test('the search page asks the same, page by page', async ({page, service}) => {
  await open(page, '/search/?q=proxy');
  await expect(page.getByRole('status')).toHaveText(/documents found$/);
  expect(onlyRequest(service)).toEqual({...REQUEST, page: 0});
});

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`snippets have ${words} words at ${width} pixels`, async ({page, service}) => {
    await page.setViewportSize({width, height: 700});
    await openDialog(page);
    await search(page, 'proxy');
    expect(onlyRequest(service).attributesToSnippet).toEqual(attributesToSnippet(words));
  });
}

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
