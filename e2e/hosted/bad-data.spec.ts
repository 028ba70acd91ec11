/** A service that sends malicious or invalid data. None of it is executed, and search still works. */
import {layoutFaults} from '../checks/layout';
import {expect, open} from '../fixtures';
import {dialog, openDialog, options, search} from '../searchDialog';
import {test} from './fixtures';
import {ONE_HIT, found} from './service';

/** Markup that leaves a trace if it is executed. */
const MARKUP = '<img src=x onerror="window.isHarmed=true"><script>window.isHarmed=true</script>';

const text = (value: string): object => ({value});

const LONG = 'a'.repeat(200);

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
  withLongWords: {
    ...ONE_HIT,
    objectID: 'f',
    content: LONG,
    hierarchy: {lvl0: LONG, lvl1: LONG, lvl2: LONG},
    _highlightResult: {hierarchy: {lvl1: text(LONG), lvl2: text(LONG)}},
    _snippetResult: {content: text(LONG)},
  },
  ofAnotherSite: {...ONE_HIT, objectID: 'e', url: 'https://example.com/page/'},
};

test.afterEach(async ({page}) => {
  expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
});

test('the dialog shows markup as text, and omits invalid hits', async ({page, service}) => {
  await openDialog(page);
  await test.step('invalid and external hits are omitted, and hits of one address without ids are shown', async () => {
    const {objectID, ...nameless} = ONE_HIT;
    service.behave(found([null, HITS.withScript, HITS.ofAnotherSite, nameless, nameless], 6));
    await search(page, 'proxy');
    await expect(options(page)).toHaveCount(2);
    await expect(options(page).first()).toHaveAttribute('href', '/guide/options/#proxy');
  });
  await test.step('markup other than highlights is text', async () => {
    service.behave(found([HITS.withMarkup], 6));
    await search(page, 'markup');
    await expect(options(page)).toContainText('Found <img src=x');
    await expect(options(page).locator('mark')).toHaveText('Found');
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
  });
});

test('the search page shows markup as text', async ({page, service}) => {
  await page.setViewportSize({width: 320, height: 800});
  service.behave(found([HITS.ofAnotherSite, HITS.withMarkup, HITS.withLongWords], 6));
  await open(page, '/search/?q=proxy');
  expect(await layoutFaults(page), 'long words').toEqual([]);
  await expect(page.locator('main ol > li')).toHaveText([/Found <img src=x/, /aaa$/]);
  await expect(page.locator('main ol').locator('img, script')).toHaveCount(0);
});
