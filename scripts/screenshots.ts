/**
 * `npm run screenshots`: pictures of one page of each kind, the dialog and the mobile panel, in both color modes and
 * at three widths, on paper, without script, in forced colors and at 200 %. `.cache/screenshots/index.html` shows them
 * all. For a person to look at; nothing is compared.
 *
 * `npm run screenshots -- dark-1280 print` takes these sheets only. Serves the build that is there.
 */
import {spawn} from 'node:child_process';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {KINDS} from '../e2e/routes';
import {BROWSER_ARGUMENTS, ensureBrowser} from './browser';
import {freePort} from './freePort';

const FOLDER = join('.cache', 'screenshots');
const HEIGHT = 900;

interface View {
  readonly name: string;
  readonly route: string;
  /** Brings the page into the state that the picture shows. */
  readonly prepare?: (page: Page) => Promise<void>;
}

interface Sheet {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly views: readonly View[];
}

function dialog(name: string, query: string): View {
  const prepare = async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search docs'}).fill(query);
    await page.getByRole('dialog').getByRole('status').filter({hasText: /./}).waitFor({state: 'attached'});
  };
  return {name: `dialog, ${name}`, route: '/guide/', prepare};
}

const PAGES: readonly View[] = [
  ...[...KINDS, '/guide/options/#proxy', '/search/?q=proxy', '/no-such-page/'].map((route) => ({name: route, route})),
  dialog('results', 'proxy'),
  dialog('no results', 'upsertxqz'),
];
const PANEL: View = {
  name: 'mobile panel',
  route: '/guide/options/',
  async prepare(page) {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').waitFor();
  },
};
const TWO_PAGES = PAGES.slice(0, 2);
const ON_PAPER = TWO_PAGES.map((view) => ({...view, prepare: (page: Page) => page.emulateMedia({media: 'print'})}));
const WIDE = {width: 1280, height: HEIGHT};

const SHEETS: readonly Sheet[] = [
  ...(['dark', 'light'] as const).flatMap((colorScheme) => [
    ...[1280, 996, 390].map((width) => ({
      name: `${colorScheme}-${width}`,
      options: {colorScheme, viewport: {width, height: HEIGHT}, isMobile: width < 600},
      views: width > 996 ? PAGES : [...PAGES, PANEL],
    })),
    {
      name: `no-script-${colorScheme}`,
      options: {colorScheme, javaScriptEnabled: false, viewport: WIDE},
      views: TWO_PAGES,
    },
  ]),
  {name: 'print', options: {viewport: {width: 794, height: 1123}}, views: ON_PAPER}, // A4 at 96 pixels an inch.
  {name: 'forced-colors', options: {forcedColors: 'active', colorScheme: 'dark', viewport: WIDE}, views: TWO_PAGES},
  // 200 % on a screen of 1280 pixels leaves half of them to the page.
  {name: 'zoom-200', options: {viewport: {width: 640, height: HEIGHT / 2}, deviceScaleFactor: 2}, views: TWO_PAGES},
];

/** Takes the pictures of one sheet. @returns them as a section of the contact sheet */
async function takePictures(browser: Browser, baseURL: string, {name, options, views}: Sheet): Promise<string> {
  const context = await browser.newContext({baseURL, reducedMotion: 'reduce', ...options});
  const figures: string[] = [];
  for (const [index, view] of views.entries()) {
    const page = await context.newPage();
    await page.goto(view.route);
    if (options.javaScriptEnabled !== false) {
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    }
    await view.prepare?.(page);
    const file = `${name}-${index}.png`;
    await page.screenshot({path: join(FOLDER, file), animations: 'disabled'});
    figures.push(`<figure><img src="${file}" alt="" width="380"><figcaption>${view.name}</figcaption></figure>`);
    await page.close();
  }
  await context.close();
  console.log(`${name}: ${views.length} pictures`);
  return `<h2>${name}</h2><div style="display: flex; flex-wrap: wrap">${figures.join('')}</div>`;
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const sheets = SHEETS.filter(({name}) => names.length === 0 || names.includes(name));
  if (sheets.length === 0) {
    throw new Error(`No such sheet: choose from ${SHEETS.map(({name}) => name).join(', ')}.`);
  }
  await rm(FOLDER, {recursive: true, force: true});
  await mkdir(FOLDER, {recursive: true});
  const browser = await chromium.launch({executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS});
  const baseURL = `http://localhost:${await freePort()}`;
  const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const port = `--port=${new URL(baseURL).port}`;
  const server = spawn(process.execPath, [docusaurus, 'serve', '--no-open', port], {stdio: 'inherit'});
  try {
    while (server.exitCode === null && !(await fetch(baseURL).catch(() => undefined))?.ok) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const sections: string[] = [];
    for (const sheet of sheets) {
      sections.push(await takePictures(browser, baseURL, sheet));
    }
    await writeFile(join(FOLDER, 'index.html'), `<!doctype html><title>Contact sheets</title>${sections.join('')}`);
    console.log(join(FOLDER, 'index.html'));
  } finally {
    await browser.close();
    server.kill();
  }
}

void main();
