import type {Page, Route} from '@playwright/test';

/** Creates a promise `opened` that resolves once the test opens the gate. */
export function createGate(): {readonly opened: Promise<void>; readonly open: () => void} {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {opened, open};
}

/**
 * Intercepts the site's scripts, for tests that delay or lose them. Call it before opening the page. Routing turns off
 * the browser's cache, which could otherwise contain prefetched scripts.
 *
 * @returns a function that starts the interception, or ends it with `false`; until then, scripts arrive as usual
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

/** Holds scripts back from `hold` until `release`, using `routeScripts`. */
export async function holdScripts(page: Page): Promise<{readonly hold: () => void; readonly release: () => void}> {
  const gate = createGate();
  const hold = await routeScripts(page, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return {hold, release: gate.open};
}
