/** The search dialog on a hosted service: what differs from the embedded one. */
import {expect} from '../fixtures';
import {dialog, input, openDialog, options, search, stalled, status} from '../searchDialog';
import {test} from './fixtures';
import {stopTime} from '../time';
import {ONE_HIT, found, held, answer} from './service';

test('a single result is counted as one, a text names its page and section, and few lead on', async ({
  page,
  service,
}) => {
  service.behave(found([{...ONE_HIT, type: 'content', content: 'A text.'}]));
  await openDialog(page);
  await expect(dialog(page).getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
  await search(page, 'proxy');
  await expect(options(page)).toHaveText('A text.Options › Proxy');
  await expect(status(page)).toHaveText('1 result');
  await expect(dialog(page).getByRole('link', {name: 'See all 1 results'})).toBeVisible();
  const places = dialog(page).getByText(/Look up a message in Troubleshooting, or ask in the forum\./);
  await expect(places).toBeVisible();
  service.behave(found([ONE_HIT], 6));
  await search(page, 'many');
  await expect(places).toHaveCount(0);
});

test('a slow answer is said to be slow after 300 ms', async ({page, service}) => {
  const {behavior, release} = held(answer);
  await stopTime(page);
  await openDialog(page);
  service.behave(behavior);
  await input(page).fill('proxy');
  await expect.poll(() => service.hosts).toHaveLength(1);
  await page.clock.runFor(299);
  await expect(status(page)).toBeEmpty();
  await expect(stalled(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText('Searching…');
  await expect(stalled(page)).toBeVisible();
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(stalled(page)).toHaveCount(0);
});

test('an answer that comes late does not overwrite a newer one', async ({page, service}) => {
  await stopTime(page);
  const first = held(answer);
  service.behave(first.behavior);
  await openDialog(page);
  const late = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('"upsert"')));
  await input(page).fill('upsert');
  await expect.poll(() => service.queries).toEqual(['upsert']);
  service.behave(answer);
  await search(page, 'proxy');
  const shown = await options(page).allInnerTexts();
  first.release();
  await (await late).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame)); // What it could change would be shown by now.
  expect(await options(page).allInnerTexts()).toEqual(shown);
  await expect(dialog(page).getByRole('link', {name: /^See all/})).toHaveAttribute('href', '/search/?q=proxy');
});
