/** `npm run test:browsers`: Playwright's tests in a Chromium that starts. Arguments are Playwright's. */
import {spawnSync} from 'node:child_process';
import {ensureBrowser} from './browser';

async function main(): Promise<void> {
  const {status} = spawnSync('npx playwright test', process.argv.slice(2), {
    shell: true, // Where npx is a batch file, only a shell starts it.
    stdio: 'inherit',
    env: {...process.env, E2E_CHROMIUM: await ensureBrowser()},
  });
  process.exitCode = status ?? 1;
}

void main();
