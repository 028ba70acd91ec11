// cspell:ignore networkidle
/** Ask AI, on the build with an assistant: specification §2 "Search modal" and §8. */
import type {Locator, Page} from '@playwright/test';
import {expectNoViolations} from '../checks/axe';
import {expect} from '../fixtures';
import {input, openDialog, options, search, dialog as searchDialog} from '../searchDialog';
import {answer, asked, test} from './askAi';
import {HOSTED_SETTINGS} from './settings';

const toggle = (page: Page): Locator => searchDialog(page).getByRole('button', {name: 'Ask AI', exact: true});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Ask AI', exact: true});
const conversation = (page: Page): Locator => dialog(page).getByRole('log', {name: 'Conversation'});
const question = (page: Page): Locator => dialog(page).getByLabel('Question', {exact: true});

/** Opens Ask AI with a question, and waits for the answer. */
async function ask(page: Page, query = 'proxy'): Promise<void> {
  await openDialog(page);
  await search(page, query);
  await toggle(page).click();
  await expect(conversation(page).getByRole('button', {name: 'Like', exact: true})).toBeVisible();
}

test('nothing of it is loaded before it is wanted, and Enter still opens the first result', async ({
  page,
  assistant,
}) => {
  const modals: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script' && (await response.text()).includes('AskAiScreen-Disclaimer')) {
      modals.push(response.url());
    }
  });
  await openDialog(page);
  await search(page, 'proxy');
  await page.waitForLoadState('networkidle');
  expect(modals).toEqual([]);
  await input(page).press('Enter');
  await expect(page).toHaveURL('/guide/options/#proxy');
  expect(asked(assistant)).toEqual([]);
});

test('the present query is the first question, once, with the site’s credentials and filters', async ({
  page,
  assistant,
}) => {
  await ask(page);
  await expect(conversation(page)).toContainText('Use --proxy.');
  expect(asked(assistant)).toEqual(['proxy']);
  expect(assistant.questions[0]!.headers).toMatchObject({
    'x-algolia-application-id': HOSTED_SETTINGS.ALGOLIA_APP_ID,
    'x-algolia-api-key': HOSTED_SETTINGS.ALGOLIA_API_KEY,
    'x-algolia-index-name': HOSTED_SETTINGS.ALGOLIA_INDEX_NAME,
    'x-algolia-assistant-id': HOSTED_SETTINGS.ALGOLIA_ASK_AI_ASSISTANT_ID,
  });
  expect(assistant.questions[0]!.body).toMatchObject({
    searchParameters: {facetFilters: expect.arrayContaining(['language:en']) as unknown},
  });
});

test('the entry above the results asks, too', async ({page, assistant}) => {
  await openDialog(page);
  await search(page, 'proxy');
  await searchDialog(page).getByRole('button', {name: 'Ask AI: proxy'}).press('Enter');
  await expect(conversation(page)).toContainText('Use --proxy.');
  expect(asked(assistant)).toEqual(['proxy']);
});

test('without a query nothing is asked before the reader does, in 64 characters at most', async ({page, assistant}) => {
  await openDialog(page);
  await toggle(page).click();
  await expect(question(page)).toBeFocused();
  expect(asked(assistant)).toEqual([]);
  await page.keyboard.insertText('q'.repeat(80));
  await question(page).press('Enter');
  await expect(conversation(page)).toContainText('Use --proxy.');
  expect(asked(assistant)).toEqual(['q'.repeat(64)]);
});

test.describe('an answer', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('carries the disclaimer, and can be copied', async ({page}) => {
    await ask(page);
    await expect(conversation(page).locator('.DocSearch-AskAiScreen-Disclaimer')).toHaveText(
      /^Answers are generated with AI which can make mistakes\. Verify responses\.$/,
    );
    await conversation(page).getByRole('button', {name: 'Copy', exact: true}).last().click();
    await expect(conversation(page).getByRole('button', {name: 'Copied!'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Use `--proxy`.');
  });

  for (const [name, thumbs] of [
    ['Like', 1],
    ['Dislike', 0],
  ] as const) {
    test(`${name} is told to the service`, async ({page, assistant}) => {
      await ask(page);
      await conversation(page).getByRole('button', {name, exact: true}).click();
      await expect(conversation(page).getByRole('status')).toHaveText('Thanks for your feedback!');
      expect(assistant.votes).toEqual([expect.objectContaining({thumbs})]);
    });
  }

  test('leads to what the assistant has searched for', async ({page, assistant}) => {
    assistant.answer = answer('Found.', 'upsert');
    await ask(page);
    await conversation(page).getByRole('button', {name: '"upsert"'}).click();
    await expect(input(page)).toHaveValue('upsert');
    await expect(options(page)).toHaveCount(1);
  });
});

test('its own toggle brings the search back, with query and results; Tab stays inside, Escape closes all', async ({
  page,
}) => {
  await ask(page);
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press(press < 12 ? 'Tab' : 'Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await dialog(page).getByRole('button', {name: 'Back to keyword search'}).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('proxy');
  await expect(options(page).first()).toBeVisible();
  await toggle(page).click();
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test.describe('failures', () => {
  test.use({expectedComplaints: [/ERR_|Failed to load resource|status 403|denied|ErrorBoundary|Error:/]});

  test('of the service are told, and the reader can ask again', async ({page, assistant}) => {
    assistant.answer = (route) => route.fulfill({status: 403, json: {message: 'Unknown site.'}});
    await openDialog(page);
    await search(page, 'proxy');
    await toggle(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Unknown site.');
    await expectNoViolations(page, 'error');
    assistant.answer = answer('Now it works.');
    await question(page).fill('again');
    await question(page).press('Enter');
    await expect(conversation(page)).toContainText('Now it works.');
  });

  test('of its code are told, and the search goes on', async ({page}) => {
    await openDialog(page);
    await search(page, 'proxy');
    await page.route('**/assets/js/**', (route) => route.abort());
    await toggle(page).click();
    await expect(searchDialog(page).getByRole('alert')).toContainText('Ask AI could not be loaded.');
    await expect(options(page).first()).toBeVisible();
  });

  test('of a forbidden storage are told, and the reader can go back', async ({page}) => {
    await openDialog(page);
    await search(page, 'proxy');
    await page.evaluate(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await toggle(page).click();
    await dialog(page).getByRole('button', {name: 'Back to search'}).click();
    await expect(input(page)).toHaveValue('proxy');
  });
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`no axe violation in an answer (${colorScheme})`, async ({page, assistant}) => {
    assistant.answer = answer(
      '## Proxy\n\nSee [HTTP proxy](/reference/proxy/http-proxy/).\n\n```bash\ncli-kintone\n```',
      'csv',
    );
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await ask(page);
    await expectNoViolations(page, 'answer');
    await page.setViewportSize({width: 390, height: 700});
    await expectNoViolations(page, 'answer, narrow');
  });
}
