/**
 * `npm test`: every check, the production build and the browser tests, with a short summary.
 * `npm run check` (`--no-browser`) leaves the browser out.
 *
 * All steps run even when one fails, so that one run shows all that is wrong; only the browser tests
 * need the build before them.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ensureBrowser} from './browser';
import {freePort} from './freePort';

interface Step {
  readonly name: string;
  readonly command: string;
  /** A test runner that writes its counts, in the JSON shape of Vitest or Playwright, to this file. */
  readonly report?: string;
  /** The part of a good run's output that is worth a line in the summary. */
  readonly show?: RegExp;
  readonly env?: Record<string, string>;
}

interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

const running = new Set<ChildProcess>();

function execute({command, env}: Step): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32', // A group of its own, so that interrupting leaves nothing behind.
    });
    running.add(child);
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      running.delete(child);
      resolve({code: code ?? 1, output});
    });
  });
}

function killRunning(signal: NodeJS.Signals): void {
  for (const child of running) {
    if (process.platform === 'win32') {
      child.kill(signal);
    } else {
      process.kill(-child.pid!, signal);
    }
  }
  process.exit(1);
}

/** The two runners' JSON reports, as far as they are read here. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
}

async function countTests(file: string): Promise<{passed: number; failed: number}> {
  const {numPassedTests = 0, numFailedTests = 0, stats} = JSON.parse(await readFile(file, 'utf8')) as Report;
  return stats
    ? {passed: stats.expected, failed: stats.unexpected + stats.flaky}
    : {passed: numPassedTests, failed: numFailedTests};
}

async function run(step: Step): Promise<Result> {
  const start = performance.now();
  const {code, output} = await execute(step);
  const seconds = (performance.now() - start) / 1000;
  const counts = step.report
    ? await countTests(step.report).catch(() => ({passed: 0, failed: 0})) // No report: the runner itself failed.
    : {passed: code === 0 ? 1 : 0, failed: 0};
  const failed = code === 0 ? 0 : Math.max(counts.failed, 1);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) {
    console.log(`\n$ ${step.command}\n${output.trim()}\n`);
  } else if (step.show) {
    console.log(`  ${step.show.exec(output)?.[0] ?? ''}`);
  } else if (/\bWARN(?:ING)?\b/.test(output)) {
    console.log(output.trim());
  }
  return {name: step.name, passed: counts.passed, failed, seconds};
}

/** Runs the steps, a few at a time, in the order given. */
async function runAll(steps: readonly Step[], atOnce: number): Promise<Result[]> {
  const queue = [...steps];
  const results: Result[] = [];
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      for (let step = queue.shift(); step; step = queue.shift()) {
        results.push(await run(step));
      }
    }),
  );
  return results;
}

function staticSteps(reports: string): Step[] {
  const vitest = (project: string): Step => ({
    name: `${project} tests`,
    command: `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${join(reports, project)}.json`,
    report: `${join(reports, project)}.json`,
    ...(project === 'unit' ? {show: /^Search: .*\n(?:Search.*\n)*/m} : {}),
  });
  return [
    {name: 'format', command: 'npm run --silent format'},
    {name: 'lint', command: 'npm run --silent lint'},
    {name: 'markdown', command: 'npm run --silent lint:markdown'},
    {name: 'spelling', command: 'npm run --silent spelling'},
    {name: 'content rules', command: 'npm run --silent lint:content'},
    {name: 'types', command: 'npm run --silent types'},
    vitest('unit'),
    vitest('gates'),
    {name: 'documented examples', command: 'npm run --silent docs:check', show: /^\d+ command examples:.*/m},
  ];
}

async function browserStep(reports: string): Promise<Step> {
  const report = join(reports, 'browser.json');
  return {
    name: 'browser tests',
    command: 'npx playwright test',
    report,
    show: /^Accessibility: .*/m,
    env: {
      E2E_REPORT: report,
      E2E_PORT: String(await freePort()),
      E2E_HOSTED_PORT: String(await freePort()),
      E2E_CHROMIUM: await ensureBrowser(),
    },
  };
}

function summarize(results: readonly Result[]): boolean {
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  const failed = results.filter((result) => result.failed > 0).map(({name}) => name);
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll steps passed');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return failed.length === 0;
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => killRunning(signal));
  }
  const reports = await mkdtemp(join(tmpdir(), 'site-test-'));
  try {
    const results = await runAll(staticSteps(reports), 2);
    // One after the other: both write Docusaurus' generated files.
    const build = await run({name: 'production build', command: 'npm run --silent build'});
    results.push(build);
    if (!process.argv.includes('--no-browser') && build.failed === 0) {
      const hosted = await run({name: 'production build with hosted search', command: 'npm run --silent build:hosted'});
      results.push(hosted);
      if (hosted.failed === 0) {
        results.push(await run(await browserStep(reports)));
      }
    }
    process.exitCode = summarize(results) ? 0 : 1;
  } finally {
    await rm(reports, {recursive: true, force: true});
  }
}

void main();
