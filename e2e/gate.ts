import type {Page, Route} from '@playwright/test';

/** Keeps something waiting: `opened` resolves once the test opens the gate. */
export function createGate(): {readonly opened: Promise<void>; readonly open: () => void} {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {opened, open};
}

/**
 * Takes over the site's scripts, for tests that hold them back or lose them. Call it before the page is opened: routing
 * turns the browser's cache off, which would otherwise have what pages have fetched ahead.
 *
 * @returns a function that starts it, or ends it with `false`; until then, scripts arrive as usual
 */
export async function routeScripts(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<(isActive?: boolean) => void> {
  let isOn = false;
  await page.route('**/assets/js/*.js', (route) => (isOn ? answer(route) : route.continue()));
  return (isActive = true) => {
    isOn = isActive;
  };
}

/** Like `routeScripts`: holds scripts back from `hold` on, until `release`. */
export async function holdScripts(page: Page): Promise<{readonly hold: () => void; readonly release: () => void}> {
  const gate = createGate();
  const hold = await routeScripts(page, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return {hold, release: gate.open};
}
