/** Every page in Firefox and WebKit: no policy violations, and no layout faults from 1,280 to 320 pixels. */
import {layoutFaults} from './checks/layout';
import {expect, open, test} from './fixtures';
import {routeGroups} from './routes';

for (const [area, routes] of Object.entries(routeGroups)) {
  test(`${area} pages`, {tag: '@engines'}, async ({page}) => {
    test.setTimeout(300_000);
    for (const route of routes) {
      await page.setViewportSize({width: 1280, height: 900});
      await open(page, route);
      await expect.soft(page.locator('h1'), route).toHaveCount(1);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({width, height: 900});
        await expect.soft.poll(() => layoutFaults(page), `${route} at ${width} px`).toEqual([]);
      }
    }
  });
}
