/** `npm run build:hosted`: creates the build for the browser tests in e2e/hosted. */
import {spawnSync} from 'node:child_process';
import {HOSTED_BUILD_FOLDER, HOSTED_SETTINGS} from '../e2e/hosted/settings';

const {status} = spawnSync(`npx docusaurus build --out-dir ${HOSTED_BUILD_FOLDER}`, {
  shell: true, // If npx is a batch file, only a shell can start it.
  stdio: 'inherit',
  env: {...process.env, ...HOSTED_SETTINGS},
});
process.exitCode = status ?? 1;
