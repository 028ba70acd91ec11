/** The workflows check what they publish, run from any folder of a repository, and use nothing that can change. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {scripts} from '../package.json';

interface Step {
  readonly uses?: string;
  readonly run?: string;
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
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Hosts read it at the root of a repository, which may be the folder around the site. */
const FOLDER = ['.github', '../.github'].find((folder) => existsSync(folder))!;

const read = (name: string): Workflow =>
  parse(readFileSync(join(FOLDER, 'workflows', `${name}.yml`), 'utf8')) as Workflow;
const [check, deploy, newest] = [read('check'), read('deploy'), read('newest')];
const jobs = [check, deploy, newest].flatMap((workflow) => Object.entries(workflow.jobs));
const stepsOf = ({steps = []}: Job): readonly Step[] => steps;
const commandsOf = (job: Job): string[] => stepsOf(job).flatMap(({run}) => run ?? []);

test('actions of others are pinned to a commit, with their version beside it', () => {
  const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.yml'));
  const uses = files.flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(8);
  const loose = uses.filter((line) => !/^uses: (?:\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(line));
  expect(loose, 'actions that are not pinned').toEqual([]);
});

test.each(jobs)('the job %s ends in time, and runs scripts that exist in the folder of the site', (_, job) => {
  expect(job.uses ?? job['timeout-minutes'], 'timeout-minutes').toBeDefined();
  for (const command of commandsOf(job)) {
    const names = [...command.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
    expect(
      names.filter((name) => !Object.hasOwn(scripts, name)),
      command,
    ).toEqual([]);
  }
  const elsewhere = stepsOf(job).filter(
    (step) => step.run && !step['working-directory']?.includes('site.outputs.folder'),
  );
  expect(
    elsewhere.map(({run}) => run),
    'commands without the working-directory of the site',
  ).toEqual([]);
});

describe('checks', () => {
  test('run for every pull request, and for main before it is published', () => {
    expect(Object.keys(check.on)).toEqual(['pull_request', 'workflow_call']);
    expect(check.on.pull_request, 'no filter').toBeNull();
  });

  test('are all that "npm test" runs, in the oldest and the recommended Node.js', () => {
    const {checks, browsers, engines, windows} = check.jobs;
    expect(checks!.strategy!.matrix['node-version']).toEqual([24, 20]);
    expect(commandsOf(checks!)).toEqual(['npm run check']);
    expect(scripts.test).toMatch(/npm:check npm:test:browsers$/);
    expect(commandsOf(browsers!).join()).toMatch(
      /^npm run build && npm run build:hosted && npm run test:browsers -- --shard=\$\{\{ matrix\.shard \}\}\/\$\{\{ strategy\.job-total \}\}$/,
    );
    const {shard} = browsers!.strategy!.matrix;
    expect(shard).toEqual(shard!.map((_, index) => index + 1));
    expect(commandsOf(engines!).join()).toMatch(/install --with-deps firefox webkit,.* && npm run test:engines$/);
    expect(commandsOf(windows!)).toEqual([
      'npx tsx examples/checkShells.ts',
      'npx vitest run --project unit examples/recipes.test.ts',
    ]);
  });
});

test('the newest version is compared every week', () => {
  expect(newest.on).toEqual({
    schedule: [{cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) as string}],
    workflow_dispatch: null,
  });
  expect(commandsOf(newest.jobs.compare!)).toEqual(['npm run docs:check -- --cli newest']);
});

describe('the deployment', () => {
  test('publishes main, and only when all checks have passed', () => {
    expect(deploy.on).toEqual({push: {branches: ['main']}, workflow_dispatch: null});
    expect(deploy.jobs.check!.uses).toBe('./.github/workflows/check.yml');
    expect(deploy.jobs.deploy!.needs).toEqual(['check', 'build']);
  });

  test('alone may publish; everything else reads', () => {
    for (const {permissions} of [check, deploy, newest]) {
      expect(permissions).toEqual({contents: 'read'});
    }
    expect(jobs.filter(([, {permissions}]) => permissions)).toEqual([['deploy', deploy.jobs.deploy]]);
    expect(deploy.jobs.deploy!.permissions).toEqual({pages: 'write', 'id-token': 'write'});
  });
});
