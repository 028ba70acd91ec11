// cspell:ignore networkidle upsertxqzjwv prox proxyy
/** The search dialog in a default build: what it has in common with a hosted one, and what it has not. */
import {expect, open, test} from './fixtures';
import {createGate} from './gate';
import {
  PAGE,
  active,
  button,
  dialog,
  expectErrorScreen,
  expectSoundDialog,
  input,
  openDialog,
  options,
  search,
  stalled,
  status,
} from './searchDialog';
import {testDialog} from './searchDialogContract';

const INDEX = '**/assets/search/**';

testDialog(test);

test.describe('opening and closing', () => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens`, async ({page}) => {
      await open(page, PAGE);
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
    });
  }

  test('the button opens, and has the focus again after Escape', async ({page}) => {
    await open(page, PAGE);
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('a key pressed at the moment of closing opens again', async ({page}) => {
    await openDialog(page);
    await search(page, 'proxy');
    await page.evaluate(() => {
      const press = (key: string, ctrlKey = false): void => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', {key, ctrlKey, bubbles: true, cancelable: true}),
        );
      };
      press('Escape');
      press('k', true);
    });
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeVisible();
  });

  test('opened while another page is on its way, it stays when that comes', async ({page}) => {
    const gate = createGate();
    await openDialog(page); // On a page of the guide.
    await search(page, 'delete all records');
    await page.route('**/assets/js/*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/reference\/record-delete\/delete-all-records\//);
    await expect(page.locator('h1')).toHaveText('Common options');
    await page.keyboard.press('/');
    await input(page).fill('proxy');
    gate.open();
    await expect(page.locator('h1')).toHaveText('Delete all records of an app');
    await expect(input(page)).toHaveValue('proxy');
    await expect(input(page)).toBeFocused();
    await expect(options(page).first()).toContainText(/proxy/i);
  });

  for (const [where, link] of [
    ['the same section', 'Installation'],
    ['another section', 'Community'],
  ] as const) {
    test(`going back to a page of ${where} closes`, async ({page}) => {
      await open(page, PAGE);
      await page.getByRole('link', {name: link, exact: true}).first().click();
      await expect(page).not.toHaveURL(PAGE);
      await page.keyboard.press('Control+k');
      await expect(input(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(PAGE);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('h1')).toHaveText('Common options');
    });
  }

  test('there is no assistant to ask', async ({page}) => {
    await openDialog(page);
    await search(page, 'proxy');
    await expect(dialog(page).getByRole('button', {name: /Ask AI/})).toHaveCount(0);
  });

  test('Escape closes with a query, too', async ({page}) => {
    await openDialog(page);
    await search(page, 'proxy');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('Cancel closes', async ({page}) => {
    await openDialog(page);
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('a click on the backdrop closes, one inside does not', async ({page}) => {
    await openDialog(page);
    await page.locator('.DocSearch-Footer').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toBeHidden();
  });

  test('a slash typed into a field stays a slash', async ({page}) => {
    await open(page, '/search/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.press('/');
    await expect(field).toHaveValue('/');
    await expect(dialog(page)).toBeHidden();
    await field.press('Control+k');
    await expect(input(page)).toBeFocused();
  });

  test('a slash pressed on a button of the dialog leads back to the input', async ({page}) => {
    await openDialog(page);
    await search(page, 'proxy');
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', {name: 'Clear the query'})).toBeFocused();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('proxy');
  });

  test('Tab stays inside', async ({page}) => {
    await openDialog(page);
    await search(page, 'proxy');
    const seen: string[] = [];
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.className ?? ''));
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    expect(seen.filter((name) => name === 'DocSearch-Input')).toHaveLength(2);
    await input(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeFocused();
  });

  test('the input takes 64 characters', async ({page}) => {
    await openDialog(page);
    await page.keyboard.insertText('a'.repeat(100));
    await expect(input(page)).toHaveValue('a'.repeat(64));
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  });

  for (const key of ['Control+k', '/']) {
    test(`${key} pressed before the scripts have taken over opens`, async ({page}) => {
      const gate = createGate();
      await page.route('**/assets/js/main.*.js', async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.goto(PAGE, {waitUntil: 'commit'});
      await expect(page.locator('h1')).toBeVisible();
      await page.keyboard.press(key);
      gate.open();
      await expect(input(page)).toBeFocused();
    });
  }

  test('what is typed while the dialog is loading is not lost', async ({page}) => {
    const gate = createGate();
    await open(page, PAGE);
    await page.route('**/assets/js/*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('proxy');
    gate.open();
    await expect(input(page)).toHaveValue('proxy');
    await expect(options(page).first()).toBeVisible();
  });

  test('nothing is loaded before the first sign of intent', async ({page}) => {
    const requested: string[] = [];
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await button(page).hover();
    await expect.poll(() => requested.filter((path) => path.startsWith('/assets/search/'))).toHaveLength(1);
    await button(page).click();
    await expect(input(page)).toBeFocused();
    expect(requested.filter((path) => path.startsWith('/assets/search/'))).toHaveLength(1);
  });
});

test.describe('a chunk that does not load', () => {
  test.use({expectedComplaints: [/ERR_FAILED/]});

  test('is said, and can be tried again', async ({page}) => {
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
    await page.unroute('**/assets/js/*.js');
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the footer says which key does what, and names no other service', async ({page}) => {
  await openDialog(page);
  for (const hint of ['to select', 'to navigate', 'to close']) {
    await expect(dialog(page).getByText(hint)).toBeVisible();
  }
  await expect(dialog(page)).not.toContainText(/algolia/i);
});

test.describe('when the index does not come', () => {
  test.use({expectedComplaints: [/ERR_FAILED|status 500|404|Failed to load resource/]});

  test('the error screen says so, and a second try helps', async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await openDialog(page);
    await input(page).fill('proxy');
    await expectErrorScreen(page);
    await page.unroute(INDEX);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('typing on tries again', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({status: 500, body: ''}));
    await openDialog(page);
    await input(page).fill('prox');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await page.unroute(INDEX);
    await input(page).fill('proxy');
    await expect(options(page).first()).toBeVisible();
  });

  for (const [fault, spoil, message] of [
    ['is something else', () => '<!doctype html>', 'What was loaded is not a search index.'],
    [
      'is of another build',
      (text: string) => text.replace(/"build":"[^"]*"/, '"build":"other"'),
      'The search index belongs to another build of the site: reload the page.',
    ],
    ['is cut short', (text: string) => text.slice(0, text.length / 2), 'The search index is incomplete'],
    ['has changed on its way', (text: string) => text.replace(/proxy/i, 'PROXY'), 'The search index is damaged.'],
  ] as const) {
    test(`what is wrong is said when the index ${fault}`, async ({page}) => {
      await page.route(INDEX, async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: spoil(await response.text())});
      });
      await openDialog(page);
      await input(page).fill('proxy');
      await expectErrorScreen(page);
      await expect(dialog(page)).toContainText(message);
    });
  }

  test('what is wrong is said when the index is missing', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({status: 404, body: ''}));
    await openDialog(page);
    await input(page).fill('proxy');
    await expectErrorScreen(page);
    await expect(dialog(page)).toContainText('The search index could not be loaded: status 404.');
  });

  test('a slow one is said to be slow after 300 ms', async ({page}) => {
    const gate = createGate();
    await page.route(INDEX, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await openDialog(page);
    await input(page).fill('proxy');
    await expect(status(page)).toHaveText('Searching …');
    await expect(stalled(page)).toBeVisible();
    gate.open();
    await expect(options(page).first()).toBeVisible();
    await expect(stalled(page)).toHaveCount(0);
  });
});

test.describe('for everyone', () => {
  test.use({expectedComplaints: [/ERR_FAILED/]});

  for (const colorScheme of ['dark', 'light'] as const) {
    for (const width of [1280, 320]) {
      test(`no axe violation in any state (${colorScheme}, ${width} px)`, async ({page}) => {
        test.slow(); // Seven analyses.
        const check = (state: string): Promise<void> => expectSoundDialog(page, state);
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.setViewportSize({width, height: 700});
        await page.route(INDEX, (route) => route.abort());
        await openDialog(page);
        await check('start');
        await input(page).fill('proxy');
        await expect(dialog(page)).toContainText('Unable to fetch results');
        await check('error');
        await page.unroute(INDEX);
        await search(page, 'proxyy');
        await check('results');
        await input(page).fill('upsertxqzjwv');
        await expect(dialog(page)).toContainText('Try searching for');
        await check('no results');
        await search(page, 'proxy');
        await page.keyboard.press('Control+Enter');
        await search(page, 'upsert');
        await page.keyboard.press('Control+Enter');
        await input(page).fill('');
        await dialog(page)
          .getByRole('button', {name: /^Save this search/})
          .first()
          .click();
        await expect(dialog(page).getByRole('rowgroup')).toHaveCount(2);
        await check('saved');
      });
    }
  }

  test('on a phone the button is a target of 40 pixels, named Search, and the page keeps its place', async ({page}) => {
    await page.setViewportSize({width: 390, height: 700});
    await open(page, PAGE);
    const box = (await button(page).boundingBox())!;
    expect([box.width, box.height]).toEqual([40, 40]);
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

  test('in forced colours the active result is outlined', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openDialog(page);
    await search(page, 'proxy');
    await expect(active(page)).toHaveCSS('outline-style', 'solid');
    await expect(options(page).nth(1)).toHaveCSS('outline-style', 'none');
  });
});
