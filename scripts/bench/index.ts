/**
 * `npm run bench`: what a page costs a reader with a slow phone, beside other generators with the same pages. Times
 * depend on the machine and on what else it does: only those of one run can be compared. npm installs the other
 * generators into a temporary folder.
 *
 * - `--runs 7`: visits per site
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
import {buildPeers, type PlainPage} from './peers';
import {visit} from './visit';

const PAGE = '/guide/commands/record-import/';
const OURS = 'build';
const FOLDER = join(tmpdir(), 'cli-kintone-bench');
/** What a second visit shows of its own. */
const AGAIN = ['first paint ms', 'largest paint ms', 'blocked ms'];

const {values: options} = parseArgs({
  options: {
    runs: {type: 'string', default: '7'},
    also: {type: 'string', multiple: true, default: []},
  },
});

/** The Markdown pages that the build publishes, except the one for writers. */
async function readPages(): Promise<PlainPage[]> {
  const files = (await readdir(OURS, {recursive: true})).filter((file) => /(?<!markdown-page)\.md$/.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      const markdown = (await readFile(join(OURS, file), 'utf8'))
        .replaceAll('](https://cli.kintone.dev/', '](/')
        .replaceAll(/(\]\(\/[^)#]+)\.md/g, '$1/');
      const [, title, text] = /^# (.+)\n\n> .+\n\nWeb page: .+\n([^]*)$/.exec(markdown)!;
      return {path: file.replaceAll('\\', '/').slice(0, -'.md'.length), title: title!, text: text!};
    }),
  );
}

interface Site {
  readonly name: string;
  /** Folder of the build. */
  readonly output: string;
  /** What its visits cost, by column. */
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
      results.push({...first, ...Object.fromEntries(again)});
      await context.close();
    }
  }
  await browser.close();
  servers.forEach(({stop}) => stop());
  return browser.version();
}

/** The median of each column. */
function toMedians(results: Site['results']): Record<string, number> {
  const columns = Object.keys(results[0]!).map((column) => {
    const values = results.map((result) => result[column]!).sort((a, b) => a - b);
    return [column, Math.round(values[Math.floor(values.length / 2)]!)];
  });
  return Object.fromEntries(columns) as Record<string, number>;
}

async function main(): Promise<void> {
  const others = options.also.map((value) => ({name: value.split('=')[0]!, output: value.split('=')[1]!}));
  const built = [{name: 'ours', output: OURS}, ...buildPeers(FOLDER, await readPages()), ...others];
  const sites = built.map((site): Site => ({...site, results: []}));
  const version = await visitAll(sites);
  const machine = `${cpus().length} cores, Node.js ${process.version}, Chromium ${version}`;
  console.log(`${machine}; ${options.runs} visits`);
  console.table(Object.fromEntries(sites.map(({name, results}) => [name, toMedians(results)])));
}

void main();
