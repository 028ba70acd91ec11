import {defineConfig} from '@playwright/test';
import {BROWSER_ARGUMENTS} from './scripts/browser';

/** `npm test` sets both; by hand, a build and Playwright's own Chromium are taken for granted. */
const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = process.env.E2E_CHROMIUM;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', {outputFile: process.env.E2E_REPORT}]] : 'line',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: {args: BROWSER_ARGUMENTS, ...(executablePath ? {executablePath} : {})},
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npx docusaurus serve --no-open --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
