/**
 * `npm run bench`: what a page costs a reader with a slow phone, and what a build costs, beside other generators with
 * the same pages. Times depend on the machine and on what else it does: only those of one run can be compared. npm
 * installs the other generators into a temporary folder.
 *
 * - `--runs 7`: visits per site; `--builds 3`: builds per site, 0 to take the other generators as they were built last
 * - `--also before=/path/to/build`: one more site, may be repeated
 */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {cpus, tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, devices} from '@playwright/test';
import {BROWSER_ARGUMENTS, ensureBrowser} from '../browser';
import {serve} from '../serve';
import {buildCold, DOCUSAURUS, type Buildable, type BuildCost} from './build';
import {setUpPeers, type PlainPage} from './peers';
import {visit, type Visit} from './visit';

const PAGE = '/guide/commands/record-import/';
const FOLDER = join(tmpdir(), 'cli-kintone-bench');
const OURS: Buildable = {name: 'ours', cwd: '.', command: DOCUSAURUS, output: 'build'};

const {values: options} = parseArgs({
  options: {
    runs: {type: 'string', default: '7'},
    builds: {type: 'string', default: '3'},
    also: {type: 'string', multiple: true, default: []},
  },
});

/** The Markdown pages that the build publishes, except the one for writers. */
async function readPages(): Promise<PlainPage[]> {
  const files = (await readdir(OURS.output, {recursive: true})).filter((file) => /(?<!markdown-page)\.md$/.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      const markdown = (await readFile(join(OURS.output, file), 'utf8'))
        .replaceAll('](https://cli.kintone.dev/', '](/')
        .replaceAll(/(\]\(\/[^)#]+)\.md/g, '$1/');
      const [, title, text] = /^# (.+)\n\n> .+\n\nWeb page: .+\n([^]*)$/.exec(markdown)!;
      return {path: file.replaceAll('\\', '/').slice(0, -'.md'.length), title: title!, text: text!};
    }),
  );
}

/** The floor: the article of our page, without script and styles. @returns its folder */
async function writePlainPage(): Promise<string> {
  const html = await readFile(join(OURS.output, PAGE, 'index.html'), 'utf8');
  const folder = join(FOLDER, 'plain');
  const head = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain</title>';
  await mkdir(join(folder, PAGE), {recursive: true});
  await writeFile(join(folder, PAGE, 'index.html'), head + /<article>[^]*<\/article>/.exec(html)![0]);
  await writeFile(join(folder, '404.html'), head);
  return folder;
}

interface Site {
  readonly name: string;
  readonly folder: string;
  readonly first: Visit[];
  readonly second: Visit[];
  readonly builds: BuildCost[];
}

const addSite = (name: string, folder: string): Site => ({name, folder, first: [], second: [], builds: []});

/** Visits all sites in turn, so that a busy moment of the machine does not hit one of them alone. @returns the browser's version */
async function visitAll(sites: readonly Site[]): Promise<string> {
  const servers = await Promise.all(sites.map(({folder}) => serve(folder)));
  const browser = await chromium.launch({executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS});
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [index, {first, second}] of sites.entries()) {
      const context = await browser.newContext(devices['Pixel 7']);
      const url = servers[index]!.baseURL + PAGE;
      first.push(await visit(context, url));
      second.push(await visit(context, url));
      await context.close();
    }
  }
  await browser.close();
  servers.forEach(({stop}) => stop());
  return browser.version();
}

function median<Key extends string>(results: readonly Readonly<Record<Key, number>>[], key: Key, digits = 0): string {
  const values = results.map((result) => result[key]).sort((a, b) => a - b);
  return values.length === 0 ? '–' : values[Math.floor(values.length / 2)]!.toFixed(digits);
}

const toRow = ({name, first, second, builds}: Site): Record<string, string> => ({
  '': name,
  'first paint ms': median(first, 'firstPaint'),
  'largest paint ms': median(first, 'largestPaint'),
  'blocked ms': median(first, 'blocked'),
  'layout shift': median(first, 'shift', 3),
  'script kB': median(first, 'script'),
  'HTML + CSS kB': median(first, 'htmlAndCss'),
  requests: median(first, 'requests'),
  'first paint again': median(second, 'firstPaint'),
  'largest again': median(second, 'largestPaint'),
  'blocked again': median(second, 'blocked'),
  'build s': median(builds, 'seconds', 1),
  'build MB': median(builds, 'peakMegabytes'),
});

function printTable(rows: readonly Readonly<Record<string, string>>[]): void {
  const heads = Object.keys(rows[0]!);
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => Object.values(row))];
  console.log(`${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

async function main(): Promise<void> {
  const buildable = [OURS, ...setUpPeers(FOLDER, await readPages())];
  const sites = [
    ...buildable.map(({name, output}) => addSite(name, output)),
    addSite('plain HTML', await writePlainPage()),
    ...options.also.map((value) => addSite(...(value.split('=', 2) as [string, string]))),
  ];
  for (let round = 0; round < Number(options.builds); round++) {
    buildable.forEach((site, index) => sites[index]!.builds.push(buildCold(site)));
  }
  const version = await visitAll(sites);
  const machine = `${cpus().length} cores, Node.js ${process.version}, Chromium ${version}`;
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${machine}; ${options.runs} visits, ${options.builds} builds\n`,
  );
  printTable(sites.map(toRow));
}

void main();
