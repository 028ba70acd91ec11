/** The Chromium of the browser tests and of the benchmark. */
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const EXECUTABLES = [
  chromium.executablePath(), // Playwright's own. It has none for some systems.
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const CHROMIUM = {
  // Without one, Playwright says how to install its own.
  executablePath: EXECUTABLES.find((path) => existsSync(path)),
  // Without a graphics card, Chromium would emulate one, which on a loaded machine keeps a page from loading for minutes.
  args: ['--disable-gpu'],
};
