/**
 * `npm run bench`: what a page of the site costs a reader with a slow phone, and what a build costs, beside other
 * generators with the same pages. Times depend on the machine, and on what else it does: only those of one run can be
 * compared. Prints Markdown tables; npm installs the other generators into a temporary folder.
 *
 * - `--runs 7`: visits per site, one after the other; `--builds 3`: builds per site, 0 to take what is built
 * - `--also before=/path/to/build`: one more site, may be repeated
 * - `--latency 150 --kilobits 1600`: the network
 */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {cpus, tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, devices} from '@playwright/test';
import {BROWSER_ARGUMENTS, ensureBrowser} from '../browser';
import {serve} from '../serve';
import {buildCold, type Buildable} from './build';
import {setUpPeers, type PlainPage} from './peers';
import {visit} from './visit';

const PAGE = '/guide/commands/record-import/';
const FOLDER = join(tmpdir(), 'cli-kintone-bench');

const OURS: Buildable = {
  name: 'ours',
  cwd: '.',
  command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
};

const {values: options} = parseArgs({
  options: {
    runs: {type: 'string', default: '7'},
    builds: {type: 'string', default: '3'},
    also: {type: 'string', multiple: true, default: []},
    latency: {type: 'string', default: '150'},
    kilobits: {type: 'string', default: '1600'},
  },
});

/** The Markdown pages that the build publishes, except the one for writers. */
async function readPages(): Promise<PlainPage[]> {
  const files = (await readdir(OURS.output, {recursive: true})).filter(
    (file) => file.endsWith('.md') && file !== 'markdown-page.md',
  );
  return Promise.all(
    files.sort().map(async (file) => {
      const text = (await readFile(join(OURS.output, file), 'utf8'))
        .replaceAll('](https://cli.kintone.dev/', '](/')
        .replaceAll(/(\]\(\/[^)#]+)\.md/g, '$1/');
      const [, title, description, body] = /^# (.+)\n\n> (.+)\n\nWeb page: .+\n([^]*)$/.exec(text)!;
      return {
        path: file.replaceAll('\\', '/').slice(0, -'.md'.length),
        title: title!,
        description: description!,
        body: body!,
      };
    }),
  );
}

/** The floor: the article of our page, without script and styles. @returns its folder */
async function writePlainPage(): Promise<string> {
  const [article] = /<article>[^]*<\/article>/.exec(await readFile(join(OURS.output, PAGE, 'index.html'), 'utf8'))!;
  const folder = join(FOLDER, 'plain');
  await mkdir(join(folder, PAGE), {recursive: true});
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain</title>`;
  await writeFile(join(folder, PAGE, 'index.html'), html + article);
  await writeFile(join(folder, '404.html'), html);
  return folder;
}

/** Runs every measurement in turn, so that a busy moment of the machine does not hit one site alone. */
async function interleaved<Site, Result>(
  sites: readonly Site[],
  rounds: number,
  measure: (site: Site) => Promise<Result> | Result,
): Promise<Map<Site, Result[]>> {
  const results = new Map<Site, Result[]>(sites.map((site) => [site, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [site, ofSite] of results) {
      ofSite.push(await measure(site));
    }
  }
  return results;
}

function median<Key extends string>(results: readonly Readonly<Record<Key, number>>[], key: Key, digits = 0): string {
  const values = results.map((result) => result[key]).sort((a, b) => a - b);
  return values.length === 0 ? '–' : values[Math.floor(values.length / 2)]!.toFixed(digits);
}

function printTable(rows: readonly Readonly<Record<string, string>>[]): void {
  const heads = Object.keys(rows[0]!);
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => Object.values(row))];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

async function main(): Promise<void> {
  const peers = await setUpPeers(FOLDER, await readPages());
  const buildable = [OURS, ...peers];
  const builds = await interleaved(buildable, Number(options.builds), (site) => {
    console.error(`Building ${site.name}`);
    return buildCold(site);
  });
  const folders = new Map([
    ...buildable.map(({name, output}) => [name, output] as const),
    ['plain HTML', await writePlainPage()],
    ...options.also.map((value) => value.split('=', 2) as [string, string]),
  ]);
  const network = {latency: Number(options.latency), kilobits: Number(options.kilobits)};
  const servers = new Map<string, Awaited<ReturnType<typeof serve>>>();
  const browser = await chromium.launch({executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS});
  try {
    for (const [name, folder] of folders) {
      servers.set(name, await serve(folder));
    }
    const visits = await interleaved([...servers.keys()], Number(options.runs), async (name) => {
      console.error(`Visiting ${name}`);
      const context = await browser.newContext(devices['Pixel 7']);
      const url = servers.get(name)!.baseURL + PAGE;
      const pair = [await visit(context, url, network), await visit(context, url, network)] as const;
      await context.close();
      return pair;
    });
    printTable(
      [...visits].map(([name, pairs]) => {
        const [first, second] = [pairs.map(([visit]) => visit), pairs.map(([, visit]) => visit)];
        const costs = builds.get(buildable.find((site) => site.name === name)!) ?? [];
        return {
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
          'build s': median(costs, 'seconds', 1),
          'build MB': median(costs, 'peakMegabytes'),
        };
      }),
    );
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node.js ${process.version}, Chromium ${browser.version()}; medians of ${options.runs} visits and ${options.builds} builds`,
    );
  } finally {
    await browser.close();
    servers.forEach((server) => server.stop());
  }
}

void main();
