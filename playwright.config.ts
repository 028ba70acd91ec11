import {defineConfig} from '@playwright/test';
import {HOSTED_BUILD_FOLDER} from './e2e/hosted/settings';
import {BROWSER_ARGUMENTS, presentBrowsers} from './scripts/browser';

/** `npm run test:browsers` makes sure that there is a Chromium. Both builds must exist. */
const port = Number(process.env.E2E_PORT ?? 4173);
const hostedPort = Number(process.env.E2E_HOSTED_PORT ?? port + 1);
const executablePath = process.env.E2E_CHROMIUM ?? presentBrowsers()[0];

function serve(folder: string, onPort: number): {command: string; url: string; reuseExistingServer: boolean} {
  return {
    command: `npx tsx e2e/server.ts ${folder} ${onPort}`,
    url: `http://localhost:${onPort}/`,
    reuseExistingServer: false,
  };
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: {timeout: 15_000}, // On a busy machine a page takes long to get ready; what fails, fails late.
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: {args: BROWSER_ARGUMENTS, ...(executablePath ? {executablePath} : {})},
    actionTimeout: 15_000, // Otherwise a control that is missing would take the whole time of the test.
    screenshot: 'only-on-failure',
    // Actions, requests and messages. Snapshots would slow each test by a fifth and disturb those that measure.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false},
  },
  projects: [
    {name: 'default', testIgnore: 'hosted/**', use: {baseURL: `http://localhost:${port}`}},
    {name: 'hosted', testDir: 'e2e/hosted', use: {baseURL: `http://localhost:${hostedPort}`}},
  ],
  webServer: [serve('build', port), serve(HOSTED_BUILD_FOLDER, hostedPort)],
});
