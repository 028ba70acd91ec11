/** Ask AI, on the build with an assistant (specification §2 "Search modal" and §8). */
import type {Locator, Page} from '@playwright/test';
import {expectNoViolations, expectNoViolationsInBothModes} from '../checks/axe';
import {colorOf, covers, expect} from '../fixtures';
import {createGate, routeScripts} from '../gate';
import {input, openDialog, options, search, dialog as searchDialog} from '../searchDialog';
import {answer, asked, test} from './askAi';
import {HOSTED_SETTINGS} from './settings';

const toggle = (page: Page): Locator => searchDialog(page).getByRole('button', {name: 'Ask AI', exact: true});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Ask AI', exact: true});
const conversation = (page: Page): Locator => dialog(page).getByRole('log', {name: 'Conversation'});
const question = (page: Page): Locator => dialog(page).getByLabel('Question', {exact: true});

/** Opens Ask AI with a question, and waits for the answer. */
async function ask(page: Page): Promise<void> {
  await openDialog(page);
  await search(page, 'proxy');
  await toggle(page).click();
  await expect(question(page)).toHaveValue('proxy');
  await expect(dialog(page).getByRole('button', {name: 'Clear the query'})).toBeVisible(); // DocSearch is ready.
  await question(page).press('Enter');
  await expect(conversation(page).getByRole('button', {name: 'Like', exact: true})).toBeVisible();
}

test.describe('an answer', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('has the disclaimer, can be copied, and accepts a vote', covers(1, '2-search', 8), async ({page, assistant}) => {
    await ask(page);
    expect(asked(assistant)).toEqual(['proxy']);
    expect(assistant.questions[0]).toMatchObject({
      headers: {
        'x-algolia-application-id': HOSTED_SETTINGS.ALGOLIA_APP_ID,
        'x-algolia-api-key': HOSTED_SETTINGS.ALGOLIA_API_KEY,
        'x-algolia-index-name': HOSTED_SETTINGS.ALGOLIA_INDEX_NAME,
        'x-algolia-assistant-id': HOSTED_SETTINGS.ALGOLIA_ASK_AI_ASSISTANT_ID,
      },
      body: {searchParameters: {facetFilters: expect.arrayContaining(['language:en']) as unknown}},
    });
    const logo = dialog(page).locator('.DocSearch-Logo svg *').first();
    await expect(logo).toHaveCSS('fill', await colorOf(page, '--muted'));
    await expect(conversation(page).locator('.DocSearch-AskAiScreen-Disclaimer')).toHaveText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    );
    await conversation(page).getByRole('button', {name: 'Copy', exact: true}).last().click();
    await expect(conversation(page).getByRole('button', {name: 'Copied!'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Use `--proxy`.');

    for (const [count, name] of [
      [1, 'Dislike'],
      [2, 'Like'],
    ] as const) {
      await conversation(page).getByRole('button', {name, exact: true}).click();
      const thanks = conversation(page).getByRole('status').filter({hasText: 'Thanks for your feedback!'});
      await expect(thanks).toHaveCount(count);
      await question(page).fill('again');
      await question(page).press('Enter');
      await expect.poll(() => asked(assistant)).toHaveLength(count + 1);
    }
    expect(assistant.votes).toEqual([0, 1].map((thumbs): unknown => expect.objectContaining({thumbs})));
    expect(await page.evaluate(() => JSON.stringify(localStorage)), 'no conversation is kept').not.toContain('proxy');
  });
});

test('words that would shimmer while the reader waits can be read without motion', async ({page, assistant}) => {
  const {opened, open: answerNow} = createGate();
  const thinking = `data: ${JSON.stringify({type: 'start'})}\n\ndata: ${JSON.stringify({type: 'start-step'})}\n\n`;
  assistant.answer = async (route) => {
    await opened;
    await route.fulfill({contentType: 'text/event-stream', body: thinking});
  };
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openDialog(page);
  await toggle(page).click();
  await question(page).fill('proxy');
  await question(page).press('Enter');
  await expect(dialog(page).getByRole('button', {name: 'Stop answering'})).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(/^Answering/);
  await expect(dialog(page).locator('.shimmer').first()).not.toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
  answerNow();
});

test('Ask AI sends no empty question, and accepts at most 64 characters', async ({page, assistant}) => {
  await openDialog(page);
  await toggle(page).click();
  await expect(question(page)).toBeFocused();
  expect(asked(assistant)).toEqual([]);
  await page.keyboard.insertText('q'.repeat(80));
  await question(page).press('Enter');
  await expect(conversation(page)).toContainText('Use --proxy.');
  expect(asked(assistant)).toEqual(['q'.repeat(64)]);
  await dialog(page).getByRole('button', {name: 'Cancel', exact: true}).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test(
  'Tab stays inside; the toggle and Escape return to the search, and a second Escape closes it',
  covers('2-search'),
  async ({page}) => {
    await ask(page);
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press(press < 12 ? 'Tab' : 'Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    await dialog(page).getByRole('button', {name: 'Back to keyword search'}).click();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('proxy');
    await expect(options(page).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 500));
    await toggle(page).click();
    await expect(question(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('proxy');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => scrollY), 'the reading position').toBe(500);
  },
);

test.describe('failures', () => {
  test.use({allowedBrowserErrors: [/ERR_FAILED|Failed to load resource|status 403|ErrorBoundary|Error:/]});

  test('of the service show an alert, and the reader can retry', async ({page, assistant}) => {
    assistant.answer = (route) => route.fulfill({status: 403, json: {message: 'Unknown site.'}});
    await openDialog(page);
    await toggle(page).click();
    await question(page).fill('proxy');
    await question(page).press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('Unknown site.');
    await expectNoViolations(page, 'error');
    assistant.answer = answer('Now it works.');
    await question(page).fill('again');
    await question(page).press('Enter');
    await expect(conversation(page)).toContainText('Now it works.');
  });

  test('to load the code show an alert, and search still works', async ({page}) => {
    const lose = await routeScripts(page, (route) => route.abort());
    await openDialog(page);
    await search(page, 'proxy');
    lose();
    await toggle(page).click();
    await expect(searchDialog(page).getByRole('alert')).toContainText('Ask AI could not be loaded.');
    await expect(options(page).first()).toBeVisible();
  });
});

test.describe('a picture in an answer', () => {
  test.use({allowedBrowserErrors: [/evil\.example/]});

  test('from another host is blocked by the policy', async ({page, assistant}) => {
    assistant.answer = answer('![A picture](https://evil.example/x.png)');
    const refused = page.waitForEvent('requestfailed');
    await ask(page);
    await expect(conversation(page).getByAltText('A picture')).toHaveCount(1);
    expect((await refused).failure()?.errorText).toBe('csp');
  });
});

test('axe finds nothing in an answer', async ({page, assistant}) => {
  assistant.answer = answer('## Proxy\n\nSee [a page](/reference/proxy/http-proxy/).\n\n```bash\ncli-kintone\n```');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await ask(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 700});
    await expectNoViolationsInBothModes(page, `answer, ${width} px`);
  }
});
