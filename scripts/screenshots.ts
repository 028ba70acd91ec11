/**
 * `npm run screenshots`: pictures of one page of each kind, the dialog and the mobile panel, in both colour modes and
 * at three widths, and of some special ways to look at a page, on contact sheets in `.cache/screenshots/`:
 * `index.html` shows them all, and each sheet is a PNG as well. For a person to look at; nothing is compared.
 *
 * `npm run screenshots -- dark-1280 print` draws these sheets only. Builds the site when there is no build; run
 * `npm run build` first to see the latest sources.
 */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {BROWSER_ARGUMENTS, ensureBrowser} from './browser';
import {freePort} from './freePort';

const FOLDER = join('.cache', 'screenshots');
const WIDTHS = [1280, 996, 390] as const;
const MODES = ['dark', 'light'] as const;
/** Pixels of a page's height that a picture shows, at the window's own scale. */
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

async function openDialog(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', {name: 'Search docs'});
  await input.fill(query);
  if (query) {
    await page
      .getByRole('dialog')
      .getByRole('status')
      .filter({hasText: /result/})
      .waitFor({state: 'attached'});
  }
}

const PAGES: readonly View[] = [
  {name: 'home', route: '/'},
  {name: 'guide', route: '/guide/'},
  {name: 'command', route: '/guide/commands/record-import/'},
  {name: 'options', route: '/guide/options/#proxy'},
  {name: 'CSV format', route: '/guide/formats/csv/'},
  {name: 'field types', route: '/reference/record-import/fields/'},
  {name: 'errors', route: '/reference/record-import/errors-warnings/'},
  {name: 'category', route: '/category/commands/'},
  {name: 'blog', route: '/blog/'},
  {name: 'post', route: '/blog/cli-kintone-v1-14-2/'},
  {name: 'archive', route: '/blog/archive/'},
  {name: 'tags', route: '/blog/tags/'},
  {
    name: 'search page',
    route: '/search/?q=proxy',
    prepare: (page) => page.getByRole('status').filter({hasText: 'found'}).waitFor(),
  },
  {name: 'Markdown', route: '/markdown-page/#boxes'},
  {name: 'not found', route: '/no-such-page/'},
  {name: 'dialog, start', route: '/guide/', prepare: (page) => openDialog(page)},
  {name: 'dialog, results', route: '/guide/', prepare: (page) => openDialog(page, 'proxy')},
  {name: 'dialog, no results', route: '/guide/', prepare: (page) => openDialog(page, 'upsertxqz')},
  {
    name: 'dialog, error',
    route: '/guide/',
    async prepare(page) {
      await page.route('**/assets/search/**', (route) => route.abort());
      await page.reload();
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', {name: 'Search docs'}).fill('proxy');
      await page.locator('.DocSearch-ErrorScreen').waitFor();
    },
  },
];

const PANEL: View = {
  name: 'mobile panel',
  route: '/guide/options/',
  async prepare(page) {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').waitFor();
  },
};

const TWO_PAGES = PAGES.filter(({name}) => name === 'home' || name === 'command');

const SHEETS: readonly Sheet[] = [
  ...WIDTHS.flatMap((width) =>
    MODES.map((colorScheme) => ({
      name: `${colorScheme}-${width}`,
      options: {colorScheme, viewport: {width, height: HEIGHT}, ...(width < 600 && {isMobile: true, hasTouch: true})},
      views: width > 996 ? PAGES : [...PAGES, PANEL],
    })),
  ),
  {
    name: 'print',
    options: {viewport: {width: 794, height: 1123}}, // A4 at 96 pixels an inch.
    views: TWO_PAGES.map((view) => ({...view, prepare: (page) => page.emulateMedia({media: 'print'})})),
  },
  ...MODES.map((colorScheme) => ({
    name: `no-script-${colorScheme}`,
    options: {colorScheme, javaScriptEnabled: false, viewport: {width: 1280, height: HEIGHT}},
    views: TWO_PAGES,
  })),
  {
    name: 'forced-colours',
    options: {forcedColors: 'active', colorScheme: 'dark', viewport: {width: 1280, height: HEIGHT}},
    views: TWO_PAGES,
  },
  // 200 % on a screen of 1280 pixels leaves half of them to the page.
  {name: 'zoom-200', options: {viewport: {width: 640, height: HEIGHT / 2}, deviceScaleFactor: 2}, views: TWO_PAGES},
];

/** Serves the build; resolves once it answers, with a function that ends it. @throws Error when it ends by itself */
async function serve(port: number): Promise<() => void> {
  const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const server = spawn(process.execPath, [docusaurus, 'serve', '--no-open', `--port=${port}`], {stdio: 'ignore'});
  for (;;) {
    if (server.exitCode !== null) {
      throw new Error(`The server for the build ended with code ${server.exitCode}: run "npm run serve" to see why.`);
    }
    const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined); // Not yet listening.
    if (answer?.ok) {
      return () => server.kill();
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Takes the pictures of one sheet. @returns their files, relative to the folder, in the order of the views */
async function takePictures(browser: Browser, baseURL: string, {name, options, views}: Sheet): Promise<string[]> {
  const context = await browser.newContext({baseURL, reducedMotion: 'reduce', ...options});
  const files: string[] = [];
  for (const view of views) {
    const page = await context.newPage();
    await page.goto(view.route);
    if (options.javaScriptEnabled !== false) {
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    }
    await view.prepare?.(page);
    const file = `${name}/${view.name.replaceAll(/\W+/g, '-')}.png`;
    await page.screenshot({path: join(FOLDER, file), animations: 'disabled'});
    files.push(file);
    await page.close();
  }
  await context.close();
  return files;
}

/** @throws Error when a name is not one of a sheet */
function chooseSheets(names: readonly string[]): readonly Sheet[] {
  const unknown = names.filter((name) => SHEETS.every((sheet) => sheet.name !== name));
  if (unknown.length > 0) {
    throw new Error(
      `No sheet is called ${unknown.join(', ')}: choose from ${SHEETS.map(({name}) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? SHEETS : SHEETS.filter(({name}) => names.includes(name));
}

function sheetHtml({name, views}: Sheet, files: readonly string[]): string {
  const figures = views.map(
    (view, index) =>
      `<figure><img src="${files[index]}" alt=""><figcaption>${view.name}: ${view.route}</figcaption></figure>`,
  );
  return `<section id="${name}"><h2>${name}</h2><div>${figures.join('')}</div></section>`;
}

const STYLE = `body { margin: 1rem; background: #888; color: #000; font: 14px sans-serif }
section > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(380px, 1fr)); gap: 1rem }
figure { margin: 0 } img { display: block; width: 100%; border: 1px solid #000 }`;

/** Draws each contact sheet as a PNG of its own. */
async function drawSheets(browser: Browser, sheets: readonly Sheet[]): Promise<void> {
  const page = await browser.newPage({viewport: {width: 1640, height: 1000}});
  await page.goto(`file://${join(process.cwd(), FOLDER, 'index.html')}`);
  for (const {name} of sheets) {
    await page.locator(`[id="${name}"]`).screenshot({path: join(FOLDER, `${name}.png`)});
  }
}

async function main(): Promise<void> {
  const sheets = chooseSheets(process.argv.slice(2));
  if (!existsSync('build')) {
    const {status} = spawnSync('npm run --silent build', {shell: true, stdio: 'inherit'});
    if (status !== 0) {
      throw new Error('The build failed, so there is nothing to take pictures of: see above.');
    }
  }
  await rm(FOLDER, {recursive: true, force: true});
  await mkdir(FOLDER, {recursive: true});
  const browser = await chromium.launch({executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS});
  const port = await freePort();
  const stop = await serve(port).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  try {
    const sections: string[] = [];
    for (const sheet of sheets) {
      const files = await takePictures(browser, `http://localhost:${port}`, sheet);
      sections.push(sheetHtml(sheet, files));
      console.log(`${sheet.name}: ${files.length} pictures`);
    }
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheets</title><style>${STYLE}</style>${sections.join('')}</html>`;
    await writeFile(join(FOLDER, 'index.html'), html);
    await drawSheets(browser, sheets);
    console.log(join(FOLDER, 'index.html'));
  } finally {
    await browser.close();
    stop();
  }
}

void main();
