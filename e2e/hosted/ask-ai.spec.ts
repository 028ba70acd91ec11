// cspell:ignore networkidle
/** Ask AI, on the build with an assistant: specification §2 "Search modal" and §8. */
import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {FAILURES, LONGEST_SILENCE} from '../../src/search/assistant';
import {expect, open} from '../fixtures';
import {
  answer,
  blackHole,
  FOUND,
  hangUp,
  reply,
  searched,
  sendEnd,
  sendEvents,
  START,
  test,
  text,
  type AssistantService,
} from './askAi';
import {HOSTED_SETTINGS} from './settings';

const PAGE = '/guide/options/';
const MARKDOWN = [
  '## Through a proxy\n\nSet `--proxy`, see [HTTP proxy](/reference/proxy/http-proxy/):\n',
  '```bash\ncli-kintone record export --proxy http://proxy.example.com:8080\n```\n',
  '| Option | Meaning |\n| --- | --- |\n| `--proxy` | address |\n\n- one\n- two\n\n<b>no markup</b>',
].join('\n');

const searchDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search', exact: true});
const searchInput = (page: Page): Locator => searchDialog(page).getByRole('combobox', {name: 'Search docs'});
const toggle = (page: Page): Locator => searchDialog(page).getByRole('button', {name: 'Ask AI', exact: true});
const askDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Ask AI', exact: true});
const conversation = (page: Page): Locator => askDialog(page).getByRole('log', {name: 'Conversation'});
const question = (page: Page): Locator => askDialog(page).getByLabel('Question', {exact: true});
const back = (page: Page): Locator => askDialog(page).getByRole('button', {name: 'Back to keyword search'});
const button = (page: Page): Locator => page.locator('nav.navbar').getByRole('button', {name: 'Search', exact: true});

async function openSearch(page: Page, query = ''): Promise<void> {
  await open(page, PAGE);
  await button(page).click();
  await searchInput(page).fill(query);
}

/** Opens Ask AI with a question, and waits until it has been sent. */
async function ask(page: Page, query: string): Promise<void> {
  await openSearch(page, query);
  await toggle(page).click();
  await expect(conversation(page)).toContainText(query);
}

/** The words of each question that the service was asked. */
function asked({requests}: AssistantService): unknown[] {
  return requests.answer.map(({body}) => {
    const messages = body.messages as {role: string; parts: {text?: string}[]}[];
    return messages.filter(({role}) => role === 'user').at(-1)?.parts[0]?.text;
  });
}

async function expectOneDialog(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(1);
}

test.describe('before it is wanted', () => {
  test('nothing of it is loaded; its toggle loads it', async ({page}) => {
    const modals: string[] = [];
    page.on('response', async (response) => {
      if (
        response.request().resourceType() === 'script' &&
        (await response.text()).includes('AskAiScreen-Disclaimer')
      ) {
        modals.push(response.url());
      }
    });
    await openSearch(page, FOUND);
    await expect(searchDialog(page).getByRole('option')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(modals).toEqual([]);
    await toggle(page).click();
    await expect(conversation(page)).toContainText(FOUND);
    await expect.poll(() => modals.length).toBe(1);
  });

  test('Enter still opens the first result', async ({page, assistant}) => {
    await openSearch(page, FOUND);
    await expect(searchDialog(page).getByRole('option')).toHaveCount(1);
    await searchInput(page).press('Enter');
    await expect(page).toHaveURL('/reference/proxy/http-proxy/');
    expect(asked(assistant)).toEqual([]);
  });
});

test.describe('asking', () => {
  test('the present query is the first question, once, with the site’s credentials', async ({page, assistant}) => {
    await ask(page, 'how to use a proxy');
    await expect(conversation(page)).toContainText('Use --proxy.');
    expect(asked(assistant)).toEqual(['how to use a proxy']);
    expect(assistant.requests.answer[0]!.headers).toMatchObject({
      'x-algolia-application-id': HOSTED_SETTINGS.ALGOLIA_APP_ID,
      'x-algolia-api-key': HOSTED_SETTINGS.ALGOLIA_API_KEY,
      'x-algolia-index-name': HOSTED_SETTINGS.ALGOLIA_INDEX_NAME,
      'x-algolia-assistant-id': HOSTED_SETTINGS.ALGOLIA_ASK_AI_ASSISTANT_ID,
      authorization: expect.stringMatching(/^TOKEN ./) as unknown,
    });
    expect(assistant.requests.answer[0]!.body).toMatchObject({searchParameters: {facetFilters: ['language:en']}});
    await expectOneDialog(page);
  });

  test('the entry above the results asks, too', async ({page, assistant}) => {
    await openSearch(page, FOUND);
    await searchDialog(page)
      .getByRole('button', {name: `Ask AI: ${FOUND}`})
      .click();
    await expect(conversation(page)).toContainText('Use --proxy.');
    expect(asked(assistant)).toEqual([FOUND]);
  });

  test('the entry is there without results, and works by keyboard', async ({page, assistant}) => {
    await openSearch(page, 'why');
    const entry = searchDialog(page).getByRole('button', {name: "Didn't find it in the docs? Ask AI to help: why"});
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(conversation(page)).toContainText('Use --proxy.');
    expect(asked(assistant)).toEqual(['why']);
  });

  test('without a query nothing is asked before the reader does', async ({page, assistant}) => {
    await openSearch(page);
    await toggle(page).click();
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toHaveAttribute('placeholder', 'Ask a question');
    expect(asked(assistant)).toEqual([]);
    await question(page).fill('what is upsert');
    await question(page).press('Enter');
    await expect(conversation(page)).toContainText('Use --proxy.');
    expect(asked(assistant)).toEqual(['what is upsert']);
  });

  test('a question has 64 characters, as a query', async ({page}) => {
    await openSearch(page);
    await toggle(page).click();
    await expect(question(page)).toBeFocused();
    await page.keyboard.insertText('q'.repeat(80));
    await expect(question(page)).toHaveValue('q'.repeat(64));
  });

  test('the next question follows the first', async ({page, assistant}) => {
    await ask(page, 'first');
    await expect(question(page)).toBeFocused();
    await page.keyboard.type('second');
    await page.keyboard.press('Enter');
    await expect(conversation(page).getByText('Use --proxy.')).toHaveCount(2);
    expect(asked(assistant)).toEqual(['first', 'second']);
    expect(assistant.requests.token).toHaveLength(1);
  });
});

test.describe('an answer', () => {
  test('appears as it is written, and can be stopped', async ({page, assistant}) => {
    let hasEnded = false;
    assistant.replies.answer = (response) => {
      response.on('close', () => (hasEnded = true));
      sendEvents(response, ...START, text('The first words'));
    };
    await ask(page, 'why');
    await expect(conversation(page)).toContainText('The first words');
    await expect(askDialog(page).getByRole('status')).toHaveText('Answering …');
    await expect(conversation(page)).toHaveAttribute('aria-busy', 'true');
    await askDialog(page).getByRole('button', {name: 'Stop answering'}).click();
    await expect(question(page)).toBeFocused();
    await expect(conversation(page)).toHaveAttribute('aria-busy', 'false');
    await expect(conversation(page)).toContainText('The first words');
    await expect.poll(() => hasEnded, 'the service need not go on').toBe(true);
  });

  test('grows to its end', async ({page, assistant}) => {
    let finish = (): void => undefined;
    assistant.replies.answer = (response) => {
      sendEvents(response, ...START, text('The first'));
      finish = () => {
        sendEvents(response, text(' and the last'));
        sendEnd(response);
      };
    };
    await ask(page, 'why');
    await expect(conversation(page).getByText('The first', {exact: true})).toBeVisible();
    finish();
    await expect(conversation(page).getByText('The first and the last')).toBeVisible();
    await expect(conversation(page).getByRole('button', {name: 'Like', exact: true})).toBeVisible();
  });

  test('is shown as Markdown, its markup as text', async ({page, assistant}) => {
    assistant.replies.answer = answer(MARKDOWN);
    await ask(page, FOUND);
    await expect(conversation(page).getByRole('heading', {name: 'Through a proxy'})).toBeVisible();
    await expect(conversation(page).locator('pre code')).toContainText('cli-kintone record export');
    await expect(conversation(page).getByRole('cell', {name: 'address'})).toBeVisible();
    await expect(conversation(page).getByRole('listitem')).toHaveText(['one', 'two']);
    await expect(conversation(page)).toContainText('<b>no markup</b>');
    const links = conversation(page).getByRole('link', {name: 'HTTP proxy'});
    await expect(links).toHaveCount(2); // In the text, and among the sources.
    await expect(links.first()).toHaveAttribute('href', '/reference/proxy/http-proxy/');
  });

  test('carries the disclaimer', async ({page}) => {
    await ask(page, FOUND);
    await expect(conversation(page).locator('.DocSearch-AskAiScreen-Disclaimer')).toHaveText(
      /^Answers are generated with AI which can make mistakes\. Verify responses\.$/,
    );
  });

  test.describe('copied', () => {
    test.use({permissions: ['clipboard-read', 'clipboard-write']});

    test('is its Markdown', async ({page, assistant}) => {
      assistant.replies.answer = answer(MARKDOWN);
      await ask(page, FOUND);
      await conversation(page).getByRole('button', {name: 'Copy', exact: true}).last().click();
      await expect(conversation(page).getByRole('button', {name: 'Copied!'})).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MARKDOWN);
    });
  });

  for (const [name, thumbs] of [
    ['Like', 1],
    ['Dislike', 0],
  ] as const) {
    test(`${name} is told to the service, once`, async ({page, assistant}) => {
      await ask(page, FOUND);
      await conversation(page).getByRole('button', {name, exact: true}).click();
      await expect(conversation(page).getByRole('status')).toHaveText('Thanks for your feedback!');
      await expect(conversation(page).getByRole('button', {name: /like/i})).toHaveCount(0);
      expect(assistant.requests.feedback.map(({body}) => body)).toEqual([
        {appId: HOSTED_SETTINGS.ALGOLIA_APP_ID, messageId: expect.any(String) as unknown, thumbs},
      ]);
    });
  }

  for (const query of ['one', 'two']) {
    test(`of several searches leads to the search for "${query}"`, async ({page, assistant}) => {
      assistant.replies.answer = answer('Found.', ...searched('one'), ...searched('two'));
      await ask(page, FOUND);
      await conversation(page)
        .getByRole('button', {name: `"${query}"`})
        .press('Enter');
      await expect(searchInput(page)).toHaveValue(query);
      await expect(searchInput(page)).toBeFocused();
      await expect(searchDialog(page).getByRole('status')).toHaveText(`No results for "${query}"`);
    });
  }

  test('of one search leads to that', async ({page, assistant}) => {
    assistant.replies.answer = answer('Found.', ...searched(FOUND));
    await ask(page, 'why');
    await conversation(page)
      .getByRole('button', {name: `"${FOUND}"`})
      .click();
    await expect(searchInput(page)).toHaveValue(FOUND);
    await expect(searchDialog(page).getByRole('option')).toHaveCount(1);
  });
});

test.describe('leaving', () => {
  test('its own toggle brings the search back, with query and results', async ({page}) => {
    await ask(page, FOUND);
    await back(page).click();
    await expect(searchInput(page)).toBeFocused();
    await expect(searchInput(page)).toHaveValue(FOUND);
    await expect(searchDialog(page).getByRole('option')).toHaveCount(1);
    await expectOneDialog(page);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await searchInput(page).press('Escape');
    await expect(searchDialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('ends an answer that is still being written', async ({page, assistant}) => {
    let hasEnded = false;
    assistant.replies.answer = (response) => {
      response.on('close', () => (hasEnded = true));
      sendEvents(response, ...START, text('Long'));
    };
    await ask(page, FOUND);
    await expect(conversation(page)).toContainText('Long');
    await back(page).click();
    await expect(searchInput(page)).toBeFocused();
    await expect.poll(() => hasEnded).toBe(true);
  });

  test('and coming back asks the query of then', async ({page, assistant}) => {
    await ask(page, 'first');
    await expect(conversation(page)).toContainText('Use --proxy.');
    await back(page).click();
    await searchInput(page).fill('second');
    await toggle(page).click();
    await expect(conversation(page)).toContainText('Use --proxy.');
    expect(asked(assistant)).toEqual(['first', 'second']);
  });

  for (const state of ['idle', 'answering'] as const) {
    test(`Escape closes all (${state})`, async ({page, assistant}) => {
      if (state === 'answering') {
        assistant.replies.answer = blackHole;
      }
      await ask(page, FOUND);
      await expect(askDialog(page).getByRole('button', {name: 'Stop answering'})).toBeVisible({
        visible: state === 'answering',
      });
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      await button(page).click();
      await expect(searchInput(page)).toBeFocused();
      await expectOneDialog(page);
    });
  }

  test('its Close button, the shortcut and the backdrop close all', async ({page}) => {
    for (const leave of [
      () => askDialog(page).getByRole('button', {name: 'Close'}).click(),
      () => page.keyboard.press('Control+k'),
    ]) {
      await ask(page, FOUND);
      await expect(question(page)).toBeFocused();
      await leave();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
    await ask(page, FOUND);
    await page.mouse.click(20, 400);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('on a phone the page keeps its place', async ({page}) => {
    await page.setViewportSize({width: 390, height: 700});
    await open(page, PAGE);
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await page.keyboard.press('/');
    await searchInput(page).fill(FOUND);
    await toggle(page).click();
    await expect(conversation(page)).toContainText('Use --proxy.');
    await back(page).click();
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

  test('Tab stays inside', async ({page}) => {
    await ask(page, FOUND);
    await expect(question(page)).toBeFocused();
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press(press < 12 ? 'Tab' : 'Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
  });
});

test.describe('failures', () => {
  test.use({expectedComplaints: [/ERR_|Failed to load resource|^status \d+/]});

  const failures: [string, (assistant: AssistantService) => void, string][] = [
    ['a token refused', ({replies}) => (replies.token = reply({message: 'Unknown site.'}, 403)), 'Unknown site.'],
    [
      'a token refused in good order',
      ({replies}) => (replies.token = reply({success: false, message: 'Unknown site.'})),
      'Unknown site.',
    ],
    ['a token that is a page', ({replies}) => (replies.token = reply('<!doctype html>')), FAILURES.unreadable],
    ['no connection for the token', ({replies}) => (replies.token = hangUp), FAILURES.unreachable],
    [
      'an answer refused',
      ({replies}) => (replies.answer = reply('<h1>Bad</h1>', 502)),
      `${FAILURES.refused}: status 502.`,
    ],
    ['no connection for the answer', ({replies}) => (replies.answer = hangUp), FAILURES.unreachable],
    [
      'an answer without its end',
      ({replies}) => {
        replies.answer = (response) => {
          sendEvents(response, ...START, text('Half'));
          response.end();
        };
      },
      FAILURES.brokenOff,
    ],
    [
      'an answer that is not JSON',
      ({replies}) => {
        replies.answer = (response) => {
          sendEvents(response, ...START);
          response.end('data: {"type":\n\n');
        };
      },
      FAILURES.unreadable,
    ],
    [
      'an error within an answer',
      ({replies}) => {
        replies.answer = (response) => {
          sendEvents(response, ...START, {type: 'error', errorText: 'The model is busy.'});
          response.end('data: [DONE]\n\n');
        };
      },
      'The model is busy.',
    ],
  ];

  for (const [name, provoke, message] of failures) {
    test(`${name}: the reader is told, and can ask again or go back`, async ({page, assistant}) => {
      provoke(assistant);
      await ask(page, FOUND);
      await expect(askDialog(page).getByRole('alert')).toContainText(message);
      await expect(question(page)).toBeFocused();
      assistant.replies.token = reply({success: true, token: 'new'});
      assistant.replies.answer = answer('Now it works.');
      await question(page).fill('again');
      await question(page).press('Enter');
      await expect(conversation(page)).toContainText('Now it works.');
      await expect(askDialog(page).getByRole('alert')).toHaveCount(0);
      await back(page).click();
      await expect(searchInput(page)).toHaveValue(FOUND);
    });
  }

  test('a connection lost within an answer: the reader is told', async ({page, assistant}) => {
    let lose = (): void => undefined;
    assistant.replies.answer = (response) => {
      sendEvents(response, ...START, text('Half'));
      lose = () => void response.destroy();
    };
    await ask(page, FOUND);
    await expect(conversation(page).getByText('Half')).toBeVisible();
    lose();
    await expect(askDialog(page).getByRole('alert')).toContainText(FAILURES.brokenOff);
  });

  test('a service that keeps silent is given up', async ({page, assistant}) => {
    assistant.replies.answer = blackHole;
    await page.clock.install();
    await ask(page, FOUND);
    await expect(askDialog(page).getByRole('status')).toHaveText('Answering …');
    await expect.poll(() => assistant.requests.answer.length).toBe(1);
    await page.clock.fastForward(LONGEST_SILENCE);
    await expect(askDialog(page).getByRole('alert')).toContainText(FAILURES.silent);
    await expect(question(page)).toBeFocused();
  });

  test('a vote that is not taken can be given again', async ({page, assistant}) => {
    assistant.replies.feedback = reply({}, 500);
    await ask(page, FOUND);
    const like = conversation(page).getByRole('button', {name: 'Like', exact: true});
    await like.click();
    await expect(conversation(page).getByRole('status')).toHaveText('Failed, try again later.');
    assistant.replies.feedback = reply({success: true});
    await like.click();
    await expect(conversation(page).getByRole('status')).toHaveText('Thanks for your feedback!');
  });

  test('a conversation that is too long leads to a new one', async ({page, assistant}) => {
    await ask(page, 'first');
    await expect(question(page)).toBeFocused();
    assistant.replies.answer = reply({message: 'Conversation depth exceeded.', code: 'AI-217'}, 400);
    await question(page).fill('second');
    await question(page).press('Enter');
    await expect(askDialog(page).getByRole('alert')).toContainText('Conversation depth exceeded.');
    await askDialog(page).getByRole('button', {name: 'Start a new conversation'}).first().click();
    await expect(askDialog(page)).toContainText('The assistant answers from this documentation.');
  });

  test('code that does not come: the search says so, and goes on', async ({page}) => {
    await openSearch(page, FOUND);
    await expect(searchDialog(page).getByRole('option')).toHaveCount(1);
    const scripts = '**/assets/js/**';
    await page.route(scripts, (route) => route.abort());
    await toggle(page).click();
    await expect(searchDialog(page).getByRole('alert')).toHaveText(
      'Ask AI could not be loaded. Check your network connection and try again.',
    );
    await expect(searchDialog(page).getByRole('option')).toHaveCount(1);
    await page.unroute(scripts);
    await toggle(page).click();
    await expect(conversation(page)).toContainText('Use --proxy.');
  });
});

test.describe('storage', () => {
  test.use({expectedComplaints: [/denied|ErrorBoundary|Error:/]});

  test('damaged lists of the search do no harm, and no conversation is stored', async ({page}) => {
    await page.addInitScript(() => {
      for (const kind of ['RECENT_SEARCHES', 'FAVORITE_SEARCHES', 'ASKAI_CONVERSATIONS']) {
        window.localStorage.setItem(`__DOCSEARCH_${kind}__cli`, '[null, 5]');
      }
    });
    await ask(page, FOUND);
    await expect(conversation(page)).toContainText('Use --proxy.');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /ASKAI/.test(key)))).toEqual([]);
  });

  test('a forbidden one: the reader is told, and can go back', async ({page}) => {
    await openSearch(page, FOUND);
    await page.evaluate(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await toggle(page).click();
    await expect(askDialog(page).getByRole('alert')).toContainText('Ask AI does not work in this browser.');
    await askDialog(page).getByRole('button', {name: 'Back to search'}).click();
    await expect(searchInput(page)).toHaveValue(FOUND);
  });
});

test.describe('for everyone', () => {
  test.use({expectedComplaints: [/Failed to load resource|^status 502/]});

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`no axe violation in any state (${colorScheme})`, async ({page, assistant}) => {
      test.setTimeout(300_000); // Eighteen analyses.
      const check = async (state: string): Promise<void> => {
        for (const width of [1280, 390]) {
          await page.setViewportSize({width, height: 800});
          const {violations} = await new AxeBuilder({page}).analyze();
          const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`);
          expect.soft(found, `${state}, ${width} px`).toEqual([]);
          const overflow = await page
            .locator('dialog[open]')
            .evaluate((dialog) =>
              [dialog, ...dialog.querySelectorAll('.DocSearch-Modal, .DocSearch-Dropdown')].map(
                ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
              ),
            );
          expect.soft(Math.max(...overflow), `${state}, ${width} px: sideways`).toBeLessThanOrEqual(0);
        }
      };
      let finish = (): void => undefined;
      assistant.replies.answer = (response, request) => {
        finish = () => answer(MARKDOWN, ...searched('proxy'), ...searched('csv'))(response, request);
      };
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await openSearch(page);
      await check('start');
      await searchInput(page).fill(FOUND);
      await toggle(page).click();
      await expect(conversation(page)).toContainText('Thinking');
      await check('thinking');
      await expect.poll(() => assistant.requests.answer.length).toBe(1);
      finish();
      await expect(conversation(page).getByRole('button', {name: 'Like', exact: true})).toBeVisible();
      await check('answer');
      await conversation(page).getByRole('button', {name: 'Like', exact: true}).click();
      await expect(conversation(page).getByRole('status')).toBeVisible();
      await check('voted');
      assistant.replies.answer = reply('', 502);
      await question(page).fill('and this');
      await question(page).press('Enter');
      await expect(askDialog(page).getByRole('alert')).toBeVisible();
      await check('error');
      const menu = askDialog(page).getByRole('button', {name: 'More actions'});
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await check('menu');
      await askDialog(page).getByRole('button', {name: 'Start a new conversation'}).click();
      await expect(askDialog(page)).toContainText('The assistant answers from this documentation.');
      await check('new conversation');
      await back(page).click();
      await expect(searchDialog(page).getByRole('option')).toHaveCount(1);
      await check('results');
      await searchInput(page).fill('nothing');
      await expect(searchDialog(page)).toContainText("Didn't find it");
      await check('no results');
    });
  }

  test('in forced colours the words of waiting can be read', async ({page, assistant}) => {
    assistant.replies.answer = blackHole;
    await page.emulateMedia({forcedColors: 'active'});
    await ask(page, FOUND);
    await expect(conversation(page).locator('.shimmer')).toHaveCSS('background-image', 'none');
  });
});
