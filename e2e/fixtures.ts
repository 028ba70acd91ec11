/**
 * The browser tests' `test`: any message on the console, failed request, page exception or request to a host
 * other than localhost fails the test, whatever else it looks at.
 */
import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';

export {expect};

/** What a browser on Windows calls itself. */
export const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

interface Options {
  /** Names of the hosts that may be asked. */
  readonly expectedHosts: readonly string[];
  /** Messages and answers that a test provokes on purpose: one pattern in a list, Playwright reads two as a value and its options. */
  readonly expectedComplaints: RegExp[];
}

/** Collects what the browser complains of, each with the page it was on. */
function watch(page: Page, expectedHosts: readonly string[], complaints: string[]): void {
  const complain = (text: string): void => {
    complaints.push(`on ${page.url()}: ${text}`);
  };
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complain(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page ends what it was still loading.
    if (!/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|.*cancelled)$/.test(reason!)) {
      complain(`request failed: ${request.url()} (${reason})`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      complain(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && !expectedHosts.includes(hostname)) {
      complain(`request to another host: ${request.url()}`);
    }
  });
}

export const test = base.extend<Options>({
  expectedHosts: [['localhost'], {option: true}],
  expectedComplaints: [[], {option: true}],
  page: async ({page, expectedHosts, expectedComplaints}, use) => {
    const complaints: string[] = [];
    watch(page, expectedHosts, complaints);
    await use(page);
    const unexpected = complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },
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
