/**
 * `npm run bench`: what a page costs a reader with a slow phone, and what a build costs, beside other generators with
 * the same pages. Times depend on the machine and on what else it does: only those of one run can be compared. npm
 * installs the other generators into a temporary folder.
 *
 * - `--runs 7`: visits per site; `--builds 3`: builds per site, 0 to take the other generators as they were built last
 * - `--also before=/path/to/build`: one more site, may be repeated
 */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {readdir, readFile} from 'node:fs/promises';
import {cpus, tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, devices} from '@playwright/test';
import {BROWSER_ARGUMENTS, CHROMIUM_PATH} from '../browser';
import {buildCold, OURS, setUpPeers, type Buildable, type PlainPage} from './sites';
import {visit} from './visit';

const PAGE = '/guide/commands/record-import/';
const FOLDER = join(tmpdir(), 'cli-kintone-bench');
/** What a second visit shows of its own. */
const AGAIN = ['first paint ms', 'largest paint ms', 'blocked ms'];
const DIGITS: Readonly<Record<string, number>> = {'layout shift': 3, 'build s': 1};

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

interface Site extends Pick<Buildable, 'name' | 'output'> {
  /** What its visits and builds cost, by column. */
  readonly results: Record<string, number>[];
}

/** Serves a folder as the browser tests see it, until `stop`. */
async function serve(folder: string): Promise<{baseURL: string; stop: () => void}> {
  const server = fork('e2e/server.ts', [folder, '0'], {execArgv: ['--import=tsx']});
  const [port] = await once(server, 'message');
  return {baseURL: `http://localhost:${port}`, stop: () => server.kill()};
}

/** Visits all sites in turn, so that a busy moment of the machine does not hit one of them alone. @returns the browser's version */
async function visitAll(sites: readonly Site[]): Promise<string> {
  const servers = await Promise.all(sites.map(({output}) => serve(output)));
  const browser = await chromium.launch({executablePath: CHROMIUM_PATH, args: BROWSER_ARGUMENTS});
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [index, {results}] of sites.entries()) {
      const context = await browser.newContext(devices['Pixel 7']);
      const url = servers[index]!.baseURL + PAGE;
      const [first, second] = [await visit(context, url), await visit(context, url)];
      const again = AGAIN.map((column) => [`${column} again`, second[column]!]);
      results.unshift(first, Object.fromEntries(again)); // Builds have the last columns.
      await context.close();
    }
  }
  await browser.close();
  servers.forEach(({stop}) => stop());
  return browser.version();
}

/** The medians of all sites, as Markdown. */
function drawTable(sites: readonly Site[]): string {
  const columns = [...new Set(sites.flatMap(({results}) => results.flatMap(Object.keys)))];
  const rows = sites.map(({name, results}) => [
    name,
    ...columns.map((column) => {
      const values = results.flatMap((result) => result[column] ?? []).sort((a, b) => a - b);
      return values[Math.floor(values.length / 2)]?.toFixed(DIGITS[column] ?? 0) ?? '–';
    }),
  ]);
  const lines = [['', ...columns], ['', ...columns].map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

async function main(): Promise<void> {
  const buildable = [OURS, ...setUpPeers(FOLDER, await readPages())];
  const others = options.also.map((value) => ({name: value.split('=')[0]!, output: value.split('=')[1]!}));
  const sites = [...buildable, ...others].map(({name, output}): Site => ({name, output, results: []}));
  for (let round = 0; round < Number(options.builds); round++) {
    buildable.forEach((site, index) => sites[index]!.results.push(buildCold(site)));
  }
  const version = await visitAll(sites);
  const machine = `${cpus().length} cores, Node.js ${process.version}, Chromium ${version}`;
  console.log(`${machine}; ${options.runs} visits, ${options.builds} builds\n\n${drawTable(sites)}`);
}

void main();
