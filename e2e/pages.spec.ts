/** Every page, in both colour modes and at both widths: it loads, it is itself, and the browser has nothing to say. */
import {expect, open, test} from './fixtures';
import {routeGroups} from './routes';

const WIDTHS = {desktop: 1280, phone: 390} as const;

for (const [device, width] of Object.entries(WIDTHS)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({viewport: {width, height: 900}, colorScheme});

      for (const [group, routes] of Object.entries(routeGroups)) {
        // One test for a group of pages: a fresh browser context for each page would take minutes.
        test(`${group} pages`, async ({page}) => {
          for (const route of routes) {
            await open(page, route);
            await expect(page.locator('html'), route).toHaveAttribute('data-theme', colorScheme);
            await expect(page.locator('h1'), route).toHaveCount(1);
            await expect(page.locator('h1'), route).not.toHaveText('Page not found');
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect.soft(overflow, `pixels of horizontal scroll on ${route}`).toBeLessThanOrEqual(0);
          }
        });
      }
    });
  }
}
