/**
 * Finds a Chromium for the browser tests, or installs one: Playwright's own, else the system's, else
 * a fresh one by Playwright's download, else by the platform's package manager.
 *
 * A browser counts only when it starts: a downloaded one may lack system libraries.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Chromium refuses its sandbox to root. Without a graphics card it would emulate one, which on a loaded machine keeps a
 * page from loading for minutes; drawing in software is quick. The rest keeps it from calling home.
 */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Commands that install a Chromium, most specific first; each is tried only where its tool exists. */
const INSTALLERS: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'install', '--yes', 'chromium'],
  ['dnf', 'install', '--assumeyes', 'chromium'],
  ['apk', 'add', 'chromium'],
  ['brew', 'install', '--cask', 'chromium'],
];

async function starts(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) {
    return false;
  }
  try {
    const browser = await chromium.launch({executablePath, args: BROWSER_ARGUMENTS});
    await browser.close();
    return true;
  } catch (error) {
    console.error(`${executablePath} does not start: ${String(error).split('\n')[0]}`);
    return false;
  }
}

async function find(): Promise<string | undefined> {
  for (const path of [chromium.executablePath(), ...SYSTEM_BROWSERS]) {
    if (await starts(path)) {
      return path;
    }
  }
  return undefined;
}

/** Runs a command, as root where a package manager needs it. Returns why it failed, or undefined. */
function run([command, ...args]: readonly string[]): string | undefined {
  const needsRoot = ['apt-get', 'dnf', 'apk'].includes(command!) && process.getuid?.() !== 0;
  const words = needsRoot ? ['sudo', '--non-interactive', command!, ...args] : [command!, ...args];
  const {error, status, stderr} = spawnSync(words[0]!, words.slice(1), {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 10 * 60 * 1000,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  if (status === 0) {
    return undefined;
  }
  const reason = error?.message ?? stderr.split('\n').find((line) => /error|fail/i.test(line)) ?? `exit code ${status}`;
  return `${words.join(' ')}: ${reason.trim()}`;
}

/**
 * @returns the path of a Chromium that starts
 * @throws Error when there is none and none can be installed
 */
export async function ensureBrowser(): Promise<string> {
  const present = await find();
  if (present) {
    return present;
  }
  console.error('No Chromium on this machine: installing one.');
  const failures: string[] = [];
  for (const installer of INSTALLERS) {
    if (installer[0] === 'apt-get') {
      run(['apt-get', 'update']); // Without it a fresh machine knows no packages; its failure shows in the next line.
    }
    const failure = run(installer);
    const installed = failure === undefined ? await find() : undefined;
    if (installed) {
      return installed;
    }
    failures.push(failure ?? `${installer.join(' ')}: installed, but it does not start`);
  }
  throw new Error(
    `The browser tests need Chromium, and none could be installed: install Chromium or Chrome and run again.\n${failures.join('\n')}`,
  );
}
