/**
 * The browser tests' `test`. Any console message, failed request, page exception, or request to a host other than
 * localhost fails the test.
 */
import {expect, test as base, type ConsoleMessage, type Locator, type Page} from '@playwright/test';

export {expect};

/** User agent of a browser on Windows. */
export const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

interface Options {
  /** Hosts that pages can send requests to. */
  readonly allowedHosts: readonly string[];
  /** Errors that a test causes on purpose. One pattern, since Playwright reads two as a value and its options. */
  readonly allowedBrowserErrors: RegExp[];
}

/** Collects the browser's errors and warnings, each with the page it occurred on. */
function watch(page: Page, allowedHosts: readonly string[], errors: string[]): void {
  const report = (text: string): void => {
    errors.push(`on ${page.url()}: ${text}`);
  };
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => report(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page aborts its pending requests.
    if (!/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|.*cancelled)$/.test(reason!)) {
      report(`request failed: ${request.url()} (${reason})`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      report(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && !allowedHosts.includes(hostname)) {
      report(`request to another host: ${request.url()}`);
    }
  });
}

export const test = base.extend<Options>({
  allowedHosts: [['localhost'], {option: true}],
  allowedBrowserErrors: [[], {option: true}],
  page: async ({page, allowedHosts, allowedBrowserErrors}, use) => {
    const errors: string[] = [];
    watch(page, allowedHosts, errors);
    await use(page);
    const unexpected = errors.filter((text) => !allowedBrowserErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'browser errors and warnings').toEqual([]);
  },
});

/** Tags a test with the chapters of the specification that it covers; `--grep @spec-2` runs those of chapter 2. */
export const covers = (...chapters: (number | '2-search')[]): {tag: string[]} => ({
  tag: chapters.map((chapter) => `@spec-${chapter}`),
});

/** Adds styles to a page through a script, since the site's policy blocks style elements. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Returns the computed value of a color in `tokens.css`. */
export function colorOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    document.body.style.setProperty('outline-color', `var(${name})`);
    return getComputedStyle(document.body).outlineColor;
  }, token);
}

/** Opens a page and waits for its hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Returns the addresses of links, as written. */
export const addressesOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
