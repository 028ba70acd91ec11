/** A service that sends malicious or wrong data: nothing of it is executed, and search still works. */
import {expect, open} from '../fixtures';
import {PAGE, dialog, openDialog, options, search} from '../searchDialog';
import {test} from './fixtures';
import {HOSTS, ONE_HIT, found} from './service';

/** Markup that leaves a trace when it is executed. */
const MARKUP = '<img src=x onerror="window.isHarmed=true"><script>window.isHarmed=true</script>';

const text = (value: string): object => ({value});

const HITS = {
  withScript: {...ONE_HIT, objectID: 'b', url: 'javascript:window.isHarmed=true'},
  withMarkup: {
    ...ONE_HIT,
    objectID: 'd',
    type: 'content',
    content: MARKUP,
    hierarchy: {lvl0: MARKUP, lvl1: MARKUP, lvl2: MARKUP},
    _highlightResult: {content: text(`<mark>Found</mark> ${MARKUP}`), hierarchy: {lvl1: text(MARKUP)}},
    _snippetResult: {content: text(`<mark>Found</mark> ${MARKUP}`)},
  },
  notDecodable: {...ONE_HIT, objectID: 'f', url: '/guide/%'},
  ofAnotherSite: {...ONE_HIT, objectID: 'e', url: 'https://example.com/page/'},
};

test.use({allowedHosts: [...HOSTS, 'example.com']});

test.afterEach(async ({page}) => {
  expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
});

test('in the dialog', async ({page, context, service}) => {
  await openDialog(page);
  await test.step('hits that are none are left out, and those of one address without ids are shown', async () => {
    const {objectID, ...nameless} = ONE_HIT;
    service.behave(found([null, HITS.withScript, HITS.notDecodable, nameless, nameless]));
    await search(page, 'proxy');
    await expect(options(page)).toHaveCount(2);
    await expect(options(page).first()).toHaveAttribute('href', '/guide/options/#proxy');
  });
  await test.step('markup is text, but for what marks the words found', async () => {
    service.behave(found([HITS.withMarkup]));
    await search(page, 'markup');
    await expect(options(page)).toContainText('Found <img src=x');
    await expect(options(page).locator('mark')).toHaveText('Found');
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
  });
  await test.step('a hit of another site names its host, comes last, and opens in a new tab', async () => {
    await context.route('https://example.com/**', (route) => route.fulfill({body: '<h1>Elsewhere</h1>'}));
    service.behave(found([HITS.ofAnotherSite, ONE_HIT]));
    await search(page, 'elsewhere');
    await expect(options(page)).toHaveText([/Options$/, /example\.com$/]);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await expect(await opened).toHaveURL('https://example.com/page/');
    expect(await (await opened).evaluate(() => window.opener === null), 'without an opener').toBe(true);
    await expect(page).toHaveURL(PAGE);
  });
});

test('on the search page markup is text, too, and a hit of another site names its host', async ({page, service}) => {
  service.behave(found([HITS.notDecodable, HITS.withMarkup, HITS.ofAnotherSite]));
  await open(page, '/search/?q=proxy');
  await expect(page.locator('main ol > li')).toContainText(['Found <img src=x', 'example.com']);
  await expect(page.locator('main ol').locator('img, script')).toHaveCount(0);
});
