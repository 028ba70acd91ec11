/**
 * The browser tests' `test`: any message on the console, failed request, page exception or request to a host
 * other than localhost fails the test, whatever else it looks at.
 */
import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';

export {expect};

/** What a browser on Windows calls itself. */
export const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

interface Options {
  /** Hosts that pages may send requests to. */
  readonly allowedHosts: readonly string[];
  /** Errors that a test causes on purpose. The list has one pattern: Playwright reads two as a value and its options. */
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
    // Leaving a page ends what it was still loading.
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

/** Tags a test with the chapters of the specification that it covers: `--grep @spec-2` runs those of chapter 2. */
export const covers = (...chapters: (number | '2-search')[]): {tag: string[]} => ({
  tag: chapters.map((chapter) => `@spec-${chapter}`),
});

/** Sets the styles that a test adds to a page; the site's policy refuses a style element. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Opens a page and waits for its hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
