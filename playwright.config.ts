import {existsSync} from 'node:fs';
import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {HOSTED_BUILD_FOLDER} from './e2e/hosted/settings';
import {CHROMIUM} from './scripts/browser';

const port = Number(process.env.E2E_PORT ?? 4173);
const hostedPort = Number(process.env.E2E_HOSTED_PORT ?? port + 1);
/** All other projects need only `npm run build`. */
const withHosted = existsSync(HOSTED_BUILD_FOLDER) || process.argv.includes('--project=hosted');

const IN_CHROMIUM = {
  browserName: 'chromium',
  permissions: ['clipboard-write'], // The other engines don't need it.
  timezoneId: 'America/Los_Angeles', // Shows dates that depend on the time zone, which the server doesn't know.
  launchOptions: CHROMIUM,
} satisfies PlaywrightTestConfig['use'];

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
  snapshotPathTemplate: '{testDir}/{arg}{ext}', // The same on all systems.
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: {timeout: 15_000}, // A busy machine takes long to get a page ready, but real failures are also reported late.
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    actionTimeout: 15_000, // Otherwise, a missing control would use up the whole test timeout.
    screenshot: 'only-on-failure',
    // Actions, requests, and messages. Snapshots would slow each test by a fifth and disturb tests that measure.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false},
  },
  projects: [
    {
      name: 'default',
      testIgnore: ['hosted/**', 'engines.spec.ts'],
      use: {...IN_CHROMIUM, baseURL: `http://localhost:${port}`},
    },
    ...(withHosted
      ? [{name: 'hosted', testDir: 'e2e/hosted', use: {...IN_CHROMIUM, baseURL: `http://localhost:${hostedPort}`}}]
      : []),
    // Tests with the tag, in the other engines: `npm run test:engines`.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      grep: /@engines/,
      use: {browserName, baseURL: `http://localhost:${port}`},
    })),
  ],
  webServer: [serve('build', port), ...(withHosted ? [serve(HOSTED_BUILD_FOLDER, hostedPort)] : [])],
});
