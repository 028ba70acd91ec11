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
import {BROWSER_ARGUMENTS, ensureBrowser} from './browser';
import {freePort} from './freePort';
import {KINDS} from '../e2e/routes';

const FOLDER = join('.cache', 'screenshots');

interface View {
  readonly route: string;
  readonly name?: string;
  /** Brings the page into the state that the picture shows. */
  readonly prepare?: (page: Page) => Promise<void>;
}

type Sheet = BrowserContextOptions & {readonly name: string; readonly views: readonly View[]};

function dialog(query: string): View {
  return {
    route: '/guide/',
    name: `dialog, ${query}`,
    async prepare(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', {name: 'Search docs'}).fill(query);
      await page.getByRole('dialog').getByRole('status').filter({hasText: /./}).waitFor({state: 'attached'});
    },
  };
}

const ROUTES = [...KINDS, '/search/?q=proxy', '/no-such-page/'];
const PAGES: readonly View[] = [...ROUTES.map((route) => ({route})), dialog('proxy'), dialog('upsertxqz')];
const PANEL: View = {
  route: '/guide/options/',
  name: 'mobile panel',
  async prepare(page) {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').waitFor();
  },
};
const TWO_PAGES = PAGES.slice(0, 2);
const ON_PAPER = TWO_PAGES.map((view) => ({...view, prepare: (page: Page) => page.emulateMedia({media: 'print'})}));
const viewport = {width: 1280, height: 900};

const SHEETS: readonly Sheet[] = [
  ...(['dark', 'light'] as const).flatMap((colorScheme) => [
    {name: `${colorScheme}-1280`, colorScheme, viewport, views: PAGES},
    {name: `${colorScheme}-996`, colorScheme, viewport: {width: 996, height: 900}, views: [...PAGES, PANEL]},
    {name: `${colorScheme}-390`, colorScheme, viewport: {width: 390, height: 900}, views: [...PAGES, PANEL]},
    {name: `no-script-${colorScheme}`, colorScheme, viewport, javaScriptEnabled: false, views: TWO_PAGES},
  ]),
  {name: 'print', viewport: {width: 794, height: 1123}, views: ON_PAPER}, // A4 at 96 pixels an inch.
  {name: 'forced-colors', forcedColors: 'active', colorScheme: 'dark', viewport, views: TWO_PAGES},
  // 200 % on a screen of 1280 pixels leaves half of them to the page.
  {name: 'zoom-200', viewport: {width: 640, height: 450}, deviceScaleFactor: 2, views: TWO_PAGES},
];

/** Takes the pictures of one sheet. @returns them as a section of the contact sheet */
async function takePictures(browser: Browser, baseURL: string, {name, views, ...options}: Sheet): Promise<string> {
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
    figures.push(
      `<figure><img src="${file}" alt="" width="380"><figcaption>${view.name ?? view.route}</figcaption></figure>`,
    );
    await page.close();
  }
  await context.close();
  console.log(`${name}: ${views.length} pictures`);
  return `<h2>${name}</h2><div style="display: flex; flex-wrap: wrap">${figures.join('')}</div>`;
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  await rm(FOLDER, {recursive: true, force: true});
  await mkdir(FOLDER, {recursive: true});
  const browser = await chromium.launch({executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS});
  const port = await freePort();
  const baseURL = `http://localhost:${port}`;
  const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const server = spawn(process.execPath, [docusaurus, 'serve', '--no-open', `--port=${port}`], {stdio: 'inherit'});
  try {
    while (server.exitCode === null && !(await fetch(baseURL).catch(() => undefined))?.ok) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const sections: string[] = [];
    for (const sheet of SHEETS.filter(({name}) => names.length === 0 || names.includes(name))) {
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
