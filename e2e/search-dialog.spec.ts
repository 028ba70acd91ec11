// cspell:ignore networkidle upser upsertxqzjwv xqzjwv qzjxwv proxyy
/** The search dialog (specification §2 "Search modal", §4, §8, and §9). See also `hosted/dialog.spec.ts`. */
import type {Page} from '@playwright/test';
import {focusFaults} from './checks/focus';
import {slowMotion} from './checks/layout';
import {covers, expect, addressesOf, open, test} from './fixtures';
import {createGate, holdScripts} from './gate';
import {
  FAVORITES,
  PAGE,
  RECENT,
  active,
  button,
  dialog,
  expectErrorScreen,
  expectAccessibleDialog,
  input,
  openDialog,
  options,
  savedPages,
  search,
  stalled,
  status,
  store,
} from './searchDialog';

const INDEX = '**/assets/search/**';

/** Expects the page that the dialog was opened on. */
const expectPage = (page: Page): Promise<void> => expect(page.locator('h1')).toHaveText('Community');

test('keys and a button open the dialog; Escape, Cancel, and a click close', covers('2-search', 4), async ({page}) => {
  await open(page, PAGE);
  await test.step('text selected on the page becomes the query, cut to 64 characters', async () => {
    await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('main p')].find(({textContent}) => textContent.length > 80)!;
      window.getSelection()!.selectAllChildren(paragraph);
    });
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue(/^.{61,64}$/);
    await page.keyboard.insertText('csv');
    await expect(input(page), 'typing replaces it').toHaveValue('csv');
    await page.evaluate(() => window.getSelection()!.removeAllRanges());
  });
  await test.step('Cancel closes, / opens', async () => {
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
  });
  await test.step('a click on the backdrop closes, one inside does not; Ctrl+K opens', async () => {
    await page.locator('.DocSearch-Footer').click();
    await expect(dialog(page)).toBeVisible();
    await input(page).hover();
    await page.mouse.down();
    await page.mouse.move(20, 400);
    await page.mouse.up();
    await expect(dialog(page), 'text selected beyond the edge').toBeVisible();
    await page.mouse.wheel(0, 400);
    await page.mouse.click(20, 400);
    expect(await page.evaluate(() => scrollY), 'nor does the page scroll behind it').toBe(0);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
  });
  await test.step('a key pressed during closing reopens the dialog', async () => {
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
  });
  await test.step('the button opens; Escape during composition does not close', async () => {
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await input(page).dispatchEvent('keydown', {key: 'Escape', isComposing: true});
    await expect(dialog(page)).toBeVisible();
  });
  await test.step('Escape closes, and the focus returns to the button', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page.locator('body'), 'nothing is left of what kept the page from scrolling').toHaveAttribute(
      'style',
      'overflow: visible;', // The theme's.
    );
    await expect(button(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  });
});

test('the dialog traps Tab, accepts 64 characters, and lists its keys', covers('2-search', 5, 7, 8), async ({page}) => {
  await openDialog(page);
  await test.step('it offers places to begin, and lists the keys', async () => {
    await expect(dialog(page)).toMatchAriaSnapshot(`
      - dialog "Search":
        - /children: deep-equal
        - search:
          - text: Search docs
          - combobox "Search docs"
          - button "Cancel"
        - grid "Pages":
          - /children: equal
          - text: Begin here
          - rowgroup "Begin here":
            - row /^First steps/ [selected]:
              - gridcell /^First steps/:
                - link /^First steps Install and try it$/:
                  - /url: /guide/
            - /children: equal
            - row /^record import/
            - row /^record export/
            - row /^CSV format/
            - row /^Troubleshooting/
        - paragraph: No recent searches
        - contentinfo:
          - list:
            - listitem:
              - img "Enter key": ↵
              - text: to select
            - listitem:
              - img "Arrow up": ↑
              - img "Arrow down": ↓
              - text: to navigate
            - listitem:
              - img "Escape key": esc
              - text: to close
        - status
    `);
    const commands = ['/guide/commands/record-import/', '/guide/commands/record-export/'];
    const places = ['/guide/', ...commands, '/guide/formats/csv/', '/guide/troubleshooting/'];
    expect(await addressesOf(dialog(page).getByRole('row').getByRole('link'))).toEqual(places);
  });
  await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  await test.step('no keyboard or browser corrects options, and the list of choices is announced', async () => {
    const help = {autocomplete: 'off', autocorrect: 'off', autocapitalize: 'off', spellcheck: 'false'};
    const role = {'aria-haspopup': 'grid', 'aria-autocomplete': 'list', 'aria-expanded': 'true'};
    for (const [name, value] of Object.entries({...help, ...role, enterkeyhint: 'go'})) {
      await expect(input(page)).toHaveAttribute(name, value);
    }
  });
  expect(await dialog(page).boundingBox(), 'covers the window').toEqual({x: 0, y: 0, ...page.viewportSize()});
  await test.step('Clear empties the query of 64 characters', async () => {
    await page.keyboard.insertText('a'.repeat(100));
    await expect(input(page)).toHaveValue('a'.repeat(64));
    await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(input(page)).toHaveValue('');
    await expect(input(page)).toBeFocused();
    await expect(dialog(page)).toContainText('No recent searches');
    await page.locator('nav.navbar a').first().focus();
    await expect(input(page), 'the page behind is inert').toBeFocused();
  });
  await test.step('a slash pressed on a button returns the focus to the input', async () => {
    await search(page, 'proxy');
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', {name: 'Clear the query'})).toBeFocused();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('proxy');
  });
  await test.step('Tab wraps around, and shows where it is', async () => {
    const seen: string[] = [];
    const faults: string[] = [];
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.className ?? ''));
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      faults.push(...(await focusFaults(page)));
    }
    expect(faults.filter((fault) => !fault.startsWith('<INPUT>'))).toEqual([]);
    expect(seen.filter((name) => name === 'DocSearch-Input')).toHaveLength(2);
    await input(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeFocused();
    expect(await focusFaults(page)).toEqual([]);
  });
});

test('results are grouped by section; arrow keys move through them', covers('2-search', 4, 8), async ({page}) => {
  await openDialog(page);
  await search(page, 'upser');
  const query = await dialog(page).evaluate(async (element) => {
    document.execCommand('insertText', false, 't');
    // Not a task, after which the browser could draw.
    await Array.from({length: 100}).reduce<Promise<void>>((turn) => turn.then(() => undefined), Promise.resolve());
    return element.querySelector<HTMLAnchorElement>('a[href*="?q="]')?.search;
  });
  expect(query, 'in the frame of the key').toBe('?q=upsert');
  await test.step('grouped by top-level heading, up to five each, with an icon by type', async () => {
    const groups = dialog(page).getByRole('group');
    expect(await groups.count()).toBeGreaterThan(1);
    await expect(groups.first()).toHaveAccessibleName('Importing records');
    const icons = await dialog(page)
      .locator('[data-type]')
      .evaluateAll((elements) =>
        elements.map((element) => [element.getAttribute('data-type'), element.innerHTML] as const),
      );
    const kinds = new Map(
      icons.map(([type, drawing]) => [type === 'lvl1' || type === 'content' ? type : 'lvl2', drawing]),
    );
    expect(new Set(kinds.values()).size).toBe(kinds.size);
    expect(kinds.size).toBe(3);
    await expect(dialog(page).locator('.DocSearch-Hit-path > mark').first(), 'a text').toBeVisible();
  });
  await page.keyboard.press('ArrowDown');
  await search(page, 'proxy settings');
  const paths = dialog(page).locator('.DocSearch-Hit-path');
  await expect(paths.first(), 'the part of a title before its colon').toHaveText('HTTP proxy › Precedence');
  await expect(paths.filter({hasText: ': connect to kintone'})).toHaveCount(0);
  await search(page, 'proxy');
  await expect(options(page).locator('b').first(), 'a page').toHaveText(/^HTTP proxy: connect to kintone/);
  await expect(options(page).nth(2), 'its page is named above').toHaveText('Tunnel: what the proxy can read');
  await test.step('arrow keys move the active result and wrap; a new query starts with the first', async () => {
    await page.setViewportSize({width: 1280, height: 400}); // The list scrolls.
    const last = (await options(page).count()) - 1;
    for (const key of ['ArrowDown', 'Enter']) {
      await input(page).dispatchEvent('keydown', {key, isComposing: true, bubbles: true, cancelable: true});
      await expect(options(page).first(), `${key} chooses among Japanese words`).toHaveAttribute(
        'aria-selected',
        'true',
      );
    }
    await page.keyboard.press('ArrowUp');
    await expect(options(page).nth(last)).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).nth(last)).toBeInViewport();
    await expect(page.locator('.DocSearch-Footer'), 'only the list scrolls').toBeInViewport({ratio: 1});
    expect(await input(page).evaluate((field: HTMLInputElement) => field.selectionStart), 'caret').toBe('proxy'.length);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(active(page)).toHaveCount(1);
    await expect(input(page)).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id'))!);
    await expect(input(page)).toBeFocused();
    await options(page).nth(1).hover();
    for (let index = 1; index < last; index++) {
      await page.keyboard.press('ArrowDown'); // The list scrolls under the pointer.
    }
    await expect(options(page).nth(last)).toHaveAttribute('aria-selected', 'true');
    await options(page).nth(1).hover();
    await expect(options(page).nth(1), 'under the pointer').toHaveAttribute('aria-selected', 'true');
  });
  await test.step('a link to all results shows their number', async () => {
    const count = Number.parseInt(await status(page).innerText(), 10);
    await dialog(page)
      .getByRole('link', {name: `See all ${count} results`})
      .click();
    await expect(page).toHaveURL(/\/search\/\?q=proxy$/);
    await expect(dialog(page)).toBeHidden();
  });
});

test('Enter opens a result in place, Ctrl+Enter in a tab, and Shift+Enter in a window', covers(4), async ({page}) => {
  await openDialog(page);
  await search(page, 'upsert');
  const target = (await active(page).getAttribute('href'))!;
  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    const popup = page.waitForEvent('popup');
    await page.keyboard.press(keys);
    await expect(await popup, keys).toHaveURL(target);
    expect(await (await popup).evaluate(() => window.opener === null), `${keys}: without an opener`).toBe(true);
    await (await popup).close();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(PAGE);
  }
  const tab = page.context().waitForEvent('page');
  await active(page).click({modifiers: ['ControlOrMeta']});
  await (await tab).close();
  await expect(input(page), 'still open, and ready for arrow keys').toBeFocused();
  await page.evaluate(() =>
    Object.assign(window, {isSamePage: true, open: (...call: string[]) => (document.body.ariaLabel = call[2]!)}),
  );
  await page.bringToFront();
  await page.keyboard.press('Shift+Enter');
  await expect(page.locator('body'), 'a window').toHaveAttribute('aria-label', /^noopener,width=\d+,height=\d+$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a query without results offers other queries, places, and an issue', covers('2-search', 8), async ({page}) => {
  await openDialog(page);
  await input(page).fill('ゐゑゐゑ');
  const tutorial = 'https://cybozu.dev/ja/tutorials/hello-cli-kintone/';
  await expect(options(page).locator('[lang="ja"]')).toHaveText(['チュートリアルを見る', 'フォーラムで質問する']);
  expect(await addressesOf(options(page))).toEqual([tutorial, 'https://community.cybozu.dev/']);
  await page.evaluate(() =>
    Object.assign(window, {open: (...call: string[]) => (document.body.ariaLabel = `${call}`)}),
  );
  await input(page).press('Enter');
  await expect(page.locator('body'), 'in another tab').toHaveAttribute('aria-label', `${tutorial},_blank,noopener`);
  await input(page).fill('xqzjwv&qzjxwv');
  await expect(dialog(page)).toContainText('Believe this query should return results? Let us know.');
  await expect(options(page)).toHaveText(['Look up a message in Troubleshooting', 'Ask in the forum']);
  await expect(options(page).locator('b'), 'quieter than the answer').toHaveCount(0);
  expect(await addressesOf(options(page))).toEqual(['/guide/troubleshooting/', 'https://forum.kintone.dev/']);
  const href = await dialog(page).getByRole('link', {name: 'Let us know.'}).getAttribute('href');
  expect(href).toMatch(/^https:\/\/github\.com\/kintone\/cli-kintone\/issues\/new\?title=/);
  expect(new URL(href!).searchParams.get('title')).toContain('"xqzjwv&qzjxwv"');
  await input(page).press('Enter');
  await expect(page).toHaveURL('/guide/troubleshooting/');
  await page.keyboard.press('Control+k');
  await expect(dialog(page), 'only results are saved').toContainText('No recent searches');

  await input(page).fill('upsertxqzjwv');
  await expect(dialog(page).locator('.DocSearch-Title')).toHaveText('No results for "upsertxqzjwv"');
  await expect(status(page)).toHaveText('No results for "upsertxqzjwv"');
  const suggestions = dialog(page).getByRole('list', {name: 'Try searching for'}).getByRole('button');
  await expect(suggestions.first()).toBeVisible();
  const suggestion = await suggestions.first().innerText();
  await suggestions.first().focus();
  expect(await focusFaults(page)).toEqual([]);
  await suggestions.first().click();
  await expect(input(page)).toHaveValue(suggestion);
  await expect(input(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
});

test('a dialog opened while a page loads stays open when that page is shown', async ({page}) => {
  const {hold, release} = await holdScripts(page);
  await openDialog(page);
  await search(page, 'delete all records of an app');
  hold();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reference\/record-delete\/delete-all-records\//);
  await expectPage(page);
  await page.keyboard.press('/');
  await input(page).fill('proxy');
  release();
  await expect(page.locator('h1')).toHaveText('Delete all records of an app');
  await expect(input(page)).toHaveValue('proxy');
  await expect(input(page)).toBeFocused();
  await expect(options(page).first()).toContainText(/proxy/i);
});

test('going back closes the dialog, within a section and between sections', async ({page}) => {
  await open(page, PAGE);
  for (const link of ['Credits', 'Guide']) {
    await page.getByRole('link', {name: link, exact: true}).first().click();
    await expect(page).not.toHaveURL(PAGE);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(dialog(page)).toBeHidden();
    await expectPage(page);
  }
});

test.describe('when loading fails', () => {
  test.use({allowedBrowserErrors: [/ERR_FAILED/]});

  test('a slow, missing, or invalid index shows an error until it loads', covers('2-search'), async ({page}) => {
    const gate = createGate();
    const tryAgain = dialog(page).getByRole('button', {name: 'Try again'});
    await page.route(INDEX, async (route) => {
      await gate.opened;
      await route.abort();
    });
    await openDialog(page);
    await input(page).fill('proxy');
    await expect(status(page)).toHaveText('Searching…');
    await expect(stalled(page)).toBeVisible();
    const icon = stalled(page).locator('svg');
    expect(await icon.evaluate((element) => element.getAnimations().length), 'shows that it works').toBe(1);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await slowMotion(page)).toEqual([]);
    gate.open();
    await expectErrorScreen(page);
    await expect(dialog(page)).not.toContainText(/index|could not be loaded/);

    await page.unroute(INDEX);
    await page.route(INDEX, (route) => route.fulfill({body: '<!doctype html>'}));
    await tryAgain.click();
    await expectErrorScreen(page);
    await expect(dialog(page)).toContainText('index');

    await page.unroute(INDEX);
    await tryAgain.click();
    await expect(options(page).first()).toBeVisible();
    await expect(stalled(page)).toHaveCount(0);
  });
});

test.describe('accessibility', () => {
  test.use({allowedBrowserErrors: [/ERR_FAILED/]});

  for (const width of [1280, 320]) {
    test(`axe finds nothing in any state at ${width} px`, async ({page}) => {
      test.slow(); // Ten analyses.
      const check = (state: string): Promise<void> => expectAccessibleDialog(page, state);
      await page.emulateMedia({reducedMotion: 'reduce'});
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
      await store(page, RECENT, savedPages('ab'));
      await store(page, FAVORITES, savedPages('c'));
      await openDialog(page);
      await expect(dialog(page).getByRole('rowgroup')).toHaveCount(2);
      await check('saved');
    });
  }

  test('on a phone, the button is a 40-pixel target named Search, and the page keeps its position', async ({page}) => {
    await page.setViewportSize({width: 390, height: 700});
    await open(page, PAGE);
    const box = (await button(page).boundingBox())!;
    expect([box.width, box.height]).toEqual([40, 40]);
    await page.locator('main a').first().focus(); // Scrolled out of view next.
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    const modal = page.locator('.DocSearch-Modal');
    expect(await modal.boundingBox(), 'fills the screen').toEqual({x: 0, y: 0, width: 390, height: 700});
    await expect(page.locator('.DocSearch-Footer'), 'keys, which a phone lacks').toBeHidden();
    for (const text of [status(page), dialog(page).getByText('Search docs')]) {
      expect((await text.boundingBox())!.width, 'only for screen readers').toBe(1);
    }
    await page.locator('.DocSearch-Dropdown').dispatchEvent('touchmove');
    await expect(input(page), 'scrolling hides the keyboard').not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  });
});
