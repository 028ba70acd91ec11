/** The Chromium for the browser tests and the benchmark. */
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const EXECUTABLES = [
  chromium.executablePath(), // Playwright's own, which isn't available for some systems.
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const CHROMIUM = {
  // Without it, Playwright explains how to install its own.
  executablePath: EXECUTABLES.find((path) => existsSync(path)),
  // Without a GPU, Chromium would emulate one, which can delay page loads by minutes on a busy machine.
  args: ['--disable-gpu'],
};
