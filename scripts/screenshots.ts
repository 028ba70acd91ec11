/**
 * `npm run screenshots`: pictures of one page of each kind, the mobile panel and the dialog, in both color modes and at
 * three widths, on paper, without script, in forced colors and at 200 %. `.cache/screenshots/index.html` shows them
 * all. Nothing is compared. Serves the existing build.
 */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium, type Browser, type BrowserContextOptions} from '@playwright/test';
import {BROWSER_ARGUMENTS, ensureBrowser} from './browser';
import {serve} from './serve';
import {KINDS} from '../e2e/routes';

const FOLDER = join('.cache', 'screenshots');

const ROUTES = [...KINDS, '/search/?q=proxy', '/no-such-page/', '/guide/options/'];

const SHEETS: readonly (BrowserContextOptions & {readonly name: string})[] = [
  ...(['dark', 'light'] as const).flatMap((colorScheme) =>
    [1280, 996, 390].map((width) => ({name: `${colorScheme}-${width}`, colorScheme, viewport: {width, height: 900}})),
  ),
  {name: 'print', viewport: {width: 794, height: 1123}}, // A4 at 96 pixels an inch.
  {name: 'no-script', javaScriptEnabled: false},
  {name: 'forced-colors', forcedColors: 'active'},
  // 200 % on a screen of 1280 pixels leaves half of them to the page.
  {name: 'zoom-200', viewport: {width: 640, height: 450}, deviceScaleFactor: 2},
];

/** Takes the pictures of one sheet. @returns them as a section of the contact sheet */
async function takePictures(browser: Browser, {name, ...options}: (typeof SHEETS)[number]): Promise<string> {
  const page = await browser.newPage({reducedMotion: 'reduce', ...options});
  await page.emulateMedia({media: name === 'print' ? 'print' : 'screen'});
  const figures: string[] = [];
  const take = async (title: string): Promise<void> => {
    const file = `${name}-${figures.length}.png`;
    await page.screenshot({path: join(FOLDER, file), animations: 'disabled'});
    figures.push(`<figure><img src="${file}" alt="" width="380"><figcaption>${title}</figcaption></figure>`);
  };
  for (const route of ROUTES) {
    await page.goto(route, {waitUntil: 'networkidle'});
    await take(route);
  }
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  if (await toggle.isVisible()) {
    await toggle.click();
    await take('mobile panel');
  }
  for (const query of options.javaScriptEnabled === false ? [] : ['proxy', 'upsertxqz']) {
    await page.reload({waitUntil: 'networkidle'});
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search docs'}).fill(query);
    await page.getByRole('dialog').getByRole('status').filter({hasText: /./}).waitFor({state: 'attached'});
    await take(`dialog, ${query}`);
  }
  await page.close();
  console.log(`${name}: ${figures.length} pictures`);
  return `<h2>${name}</h2><div style="display: flex; flex-wrap: wrap">${figures.join('')}</div>`;
}

async function main(): Promise<void> {
  await rm(FOLDER, {recursive: true, force: true});
  await mkdir(FOLDER, {recursive: true});
  const browser = await chromium.launch({executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS});
  const server = await serve('build');
  try {
    let html = '<!doctype html><title>Contact sheets</title>';
    for (const sheet of SHEETS) {
      html += await takePictures(browser, {baseURL: server.baseURL, ...sheet});
    }
    await writeFile(join(FOLDER, 'index.html'), html);
    console.log(join(FOLDER, 'index.html'));
  } finally {
    await browser.close();
    server.stop();
  }
}

void main();
