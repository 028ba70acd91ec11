/** `npm run test:browsers`: Playwright's tests in a Chromium that starts. Arguments are Playwright's. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {HOSTED_BUILD_FOLDER} from '../e2e/hosted/settings';
import {findBrowser} from './browser';

async function main(): Promise<void> {
  const projects = ['--project=default'];
  if (existsSync(HOSTED_BUILD_FOLDER)) {
    projects.push('--project=hosted');
  } else {
    console.error('The tests of hosted search are left out: run `npm run build:hosted` first.');
  }
  const {status} = spawnSync('npx playwright test', [...projects, ...process.argv.slice(2)], {
    shell: true, // Where npx is a batch file, only a shell starts it.
    stdio: 'inherit',
    env: {...process.env, E2E_CHROMIUM: await findBrowser()},
  });
  process.exitCode = status ?? 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
