/** The Chromium for the browser tests and the benchmark. */
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Chromium of the system, where Playwright's own isn't available. The shell without windows is a third faster. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const hasOwn = existsSync(chromium.executablePath());
const ofSystem = SYSTEM.find((path) => existsSync(path));

export const isInstalled = hasOwn || ofSystem !== undefined;

export const CHROMIUM = {
  // Undefined for Playwright's own. If there is none at all, Playwright explains how to install it.
  executablePath: hasOwn ? undefined : ofSystem,
  // Without a GPU, Chromium would emulate one, which can delay page loads by minutes on a busy machine.
  args: ['--disable-gpu'],
};
