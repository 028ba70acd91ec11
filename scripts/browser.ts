/** Finds a Chromium for the browser tests: Playwright's own, else the system's. */
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Chromium has no sandbox for root. Without a graphics card, it would emulate one, which on a loaded machine keeps a
 * page from loading for minutes; drawing in software is fast. The other flags stop its background requests.
 */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The Chromium executables on this machine, Playwright's own first; one of them may lack system libraries. */
export const presentBrowsers = (): string[] =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].filter((path) => existsSync(path));

/**
 * @returns the path of a Chromium that starts
 * @throws Error when there is none
 */
export async function findBrowser(): Promise<string> {
  for (const executablePath of presentBrowsers()) {
    try {
      await (await chromium.launch({executablePath, args: BROWSER_ARGUMENTS})).close();
      return executablePath;
    } catch (error) {
      console.error(`${executablePath} does not start: ${String(error).split('\n')[0]}`);
    }
  }
  throw new Error('The browser tests need Chromium: run `npx playwright install --with-deps chromium` first.');
}
