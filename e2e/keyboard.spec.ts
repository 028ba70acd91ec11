/** Keyboard access: every control can be reached, used, and left, and the focus is always visible. */
import {focusFaults, walk} from './checks/focus';
import {covers, expect, open, setStyles, test} from './fixtures';

const LONG_PAGE = '/guide/commands/record-import/';

test.use({reducedMotion: 'reduce'});

test('the first stop skips the menus, also after following a link', async ({page}) => {
  const skipLink = page.getByRole('link', {name: 'Skip to main content'});
  await open(page, LONG_PAGE);
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  expect(await focusFaults(page)).toEqual([]);
  await page.locator('nav.navbar').getByRole('link', {name: 'Reference'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reference/'); // Before the page is loaded.
  await expect(page.locator('h1')).toHaveText('Reference');
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
});

for (const [route, width] of [
  ['/', 390],
  [LONG_PAGE, 1280],
  ['/reference/record-import/upsert/', 390], // With code that scrolls.
] as const) {
  test(`every stop of ${route}, ${width} pixels wide, shows the focus and is not covered`, async ({page}) => {
    test.setTimeout(300_000); // Some hundred key presses.
    await page.setViewportSize({width, height: 700});
    await open(page, route);
    const forwards = await walk(page, 'Tab');
    expect(forwards.faults).toEqual([]);
    const backwards = await walk(page, 'Shift+Tab');
    expect(backwards.faults).toEqual([]);
    expect(backwards.stops).toBeGreaterThanOrEqual(forwards.stops - 1);
  });
}

test('the language menu opens with Enter or hover, and closes on leaving it', covers(2, 3), async ({page}) => {
  await open(page, '/guide/');
  const button = page.getByRole('button', {name: 'English'});
  const menu = page.locator('.dropdown__menu');
  const link = menu.getByRole('link', {name: 'English'});
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await focusFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.locator('h1').click();
  await expect(menu).toBeHidden();
  await button.hover();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(0, 0);
  await button.hover();
  await expect(menu).toBeVisible();
});

test('arrow keys move between tabs, and Enter or Space chooses one', async ({page}) => {
  await open(page, '/guide/commands/record-export/');
  const tabs = page.getByRole('tablist', {name: 'Shell'}).first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  expect(await focusFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'PowerShell'}).first()).toContainText('cmd /c');
  await expect(page.locator('[data-group="shell"]').first().locator('[tabindex="0"]'), 'one stop').toHaveText(
    'PowerShell',
  );
  for (const index of [0, -1]) {
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(index)).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first(), 'after the last').toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.evaluate(() =>
    document.addEventListener('keydown', (event) => (document.body.ariaLabel = `${event.defaultPrevented}`)),
  );
  await page.keyboard.press('Space');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('body'), 'the page does not scroll').toHaveAttribute('aria-label', 'true');
  await open(page, '/guide/commands/record-import/');
  await expect(tabs.last(), 'on the next page').toHaveAttribute('aria-selected', 'true');
});

test('the mobile panel takes the focus, traps it, and returns it', covers(2, 4), async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await open(page, '/guide/options/');
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  const panel = page.locator('.navbar-sidebar');
  await button.focus();
  expect(await focusFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    const {stops, faults} = await walk(page, key);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(5);
    await expect(page.locator('[data-visited]:not(.navbar-sidebar *, body)'), `${key} leaves the panel`).toHaveCount(0);
  }
  await panel.getByRole('button', {name: /Back to main menu/}).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', {name: 'Guide'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).not.toBeInViewport();
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show'), 'another Escape opens nothing').toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveCount(0);
  await button.click();
  await expect(panel).toBeInViewport();
  await page.locator('.navbar-sidebar__backdrop').click({position: {x: 380, y: 400}});
  await expect(panel).not.toBeInViewport();
  await button.click();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel, 'Escape closes what is above the panel').toBeInViewport();
  await page.keyboard.press('/');
  await page.keyboard.type('csv');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/guide/options/');
  await expect(panel, 'another page closes the panel').not.toBeInViewport();
});

test('the check finds a missing ring, one in another color, and a stop behind a bar', async ({page}) => {
  await open(page, '/guide/');
  await setStyles(page, '* { outline: none !important; box-shadow: none !important }');
  await page.keyboard.press('Tab');
  expect((await focusFaults(page)).join()).toContain('no focus ring');
  await setStyles(page, ':focus { outline-color: #777 !important }');
  expect((await focusFaults(page)).join()).toContain('no focus ring');
  await setStyles(page, 'nav.navbar { position: fixed !important; top: 0; height: 90vh !important; width: 100% }');
  await page.locator('main a').first().focus();
  expect((await focusFaults(page)).join()).toContain('behind');
});
