/** The Chromium of the browser tests and of the benchmark. */
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

/** Playwright's own Chromium, else the system's; undefined, and Playwright says how to install its own, if there is none. */
export const CHROMIUM_PATH =
  process.env.E2E_CHROMIUM ?? [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));
