/**
 * `npm run bench`: measures page loads on a slow phone, and compares other generators with the same pages. Times depend
 * on the machine and its load, so compare only times from one run. npm installs the other generators into a temporary
 * folder. `-- before=/path/to/build` adds one more site, and can be repeated.
 */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {readdir, readFile} from 'node:fs/promises';
import {cpus, tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, devices} from '@playwright/test';
import {CHROMIUM} from '../browser';
import {buildPeers, type PlainPage} from './peers';
import {visit, type Figures} from './visit';

const PAGE = '/guide/commands/record-import/';
const OURS = 'build';
const RUNS = 7;

/** Returns the Markdown pages of the build, except the one for writers. */
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

interface Visit {
  /** The site's name and the kind of visit. */
  readonly name: string;
  readonly figures: Figures;
}

/**
 * Visits all sites in turn, so that a short load on the machine doesn't affect only one of them.
 *
 * @param sites folders of the builds by name
 */
async function visitAll(sites: Readonly<Record<string, string>>): Promise<Visit[]> {
  const servers = Object.values(sites).map((folder) =>
    fork('e2e/server.ts', [folder, '0'], {execArgv: ['--import=tsx']}),
  );
  const started = await Promise.all(servers.map((server) => once(server, 'message')));
  const urls = started.map(([port]) => `http://localhost:${port}${PAGE}`);
  const browser = await chromium.launch(CHROMIUM);
  console.log(`${cpus().length} cores, Node.js ${process.version}, Chromium ${browser.version()}`);
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) {
    for (const [index, site] of Object.keys(sites).entries()) {
      const context = await browser.newContext(devices['Pixel 7']);
      for (const name of [site, `${site}, again`]) {
        visits.push({name, figures: await visit(context, urls[index]!)});
      }
      await context.close();
    }
  }
  await browser.close();
  servers.forEach((server) => server.kill());
  return visits;
}

/** Returns the median of each column. */
function toMedians(all: readonly Figures[]): Figures {
  const columns = Object.keys(all[0]!).map((column) => {
    const values = all.map((figures) => figures[column]!).sort((a, b) => a - b);
    return [column, Math.round(values[Math.floor(values.length / 2)]!)];
  });
  return Object.fromEntries(columns) as Figures;
}

async function main(): Promise<void> {
  const peers = buildPeers(join(tmpdir(), 'cli-kintone-bench'), await readPages());
  const others = process.argv.slice(2).map((argument) => argument.split('='));
  const visits = await visitAll({ours: OURS, ...peers, ...(Object.fromEntries(others) as Record<string, string>)});
  const rows = [...new Set(visits.map(({name}) => name))].map((row) => {
    const ofRow = visits.filter(({name}) => name === row);
    return [row, toMedians(ofRow.map(({figures}) => figures))];
  });
  console.table(Object.fromEntries(rows));
}

void main();
