/** Automated WCAG 2.2 AA checks for states that neither pages.spec.ts nor the search specs cover. */
import {axeViolations, expectNoViolationsInBothModes} from './checks/axe';
import {expect, open, setStyles, test} from './fixtures';

test.use({reducedMotion: 'reduce', allowedBrowserErrors: [/status(?: of)? 404/]});

test('axe finds nothing with the language menu and details open and the announcement closed', async ({page}) => {
  await open(page, '/markdown-page/');
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  for (const summary of await page.locator('main details > summary').all()) {
    await summary.click();
  }
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  await expectNoViolationsInBothModes(page, 'details open');
  await open(page, '/'); // On this page, no link is half under the menu.
  await page.getByRole('button', {name: 'English'}).hover();
  await expect(page.locator('.dropdown__menu')).toBeVisible();
  await expectNoViolationsInBothModes(page, 'language menu open');
});

test('axe finds nothing on a phone with the panel open on either level, or the contents list open', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/guide/commands/record-import/');
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.getByRole('button').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  await expectNoViolationsInBothModes(page, 'contents list open');
  await page.mouse.click(5, 700);
  await expect(contents.getByRole('link').first(), 'a tap next to the list closes it').toBeHidden();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const panel = page.locator('.navbar-sidebar');
  await expect(panel.locator('a[href="/guide/options/"]')).toBeInViewport();
  await expectNoViolationsInBothModes(page, 'mobile panel, sidebar');
  await panel.getByRole('button', {name: /Back to main menu/}).click();
  await expect(panel.locator('a[href="/reference/"]')).toBeInViewport();
  await panel.getByRole('button', {name: 'Languages'}).click();
  await expect(panel.locator('a', {hasText: 'English'})).toBeVisible();
  await expectNoViolationsInBothModes(page, 'mobile panel, main menu');
});

test('axe finds nothing on search results and on the not-found page', async ({page}) => {
  await open(page, '/search/?q=proxy');
  await expect(page.getByRole('status')).toHaveText(/results/);
  await expectNoViolationsInBothModes(page, 'search results');
  await open(page, '/no-such-page/');
  await expectNoViolationsInBothModes(page, 'not found');
});

test('the check finds low contrast and a target that is too small', async ({page}) => {
  await open(page, '/guide/');
  await setStyles(
    page,
    'main p { color: #777; background: #666 } .menu__link { padding: 0 !important; line-height: 8px }',
  );
  expect((await axeViolations(page)).join()).toMatch(/color-contrast: .*target-size: /s);
});
