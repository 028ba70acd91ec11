/**
 * `npm test`: every check, the builds and the browser tests; `npm run check` (`--no-browser`) leaves the browser out.
 * Each step is named as it starts and ends, test runners show each test or file, and a table of all steps ends the run.
 * All steps run even when one fails, so that one run shows all that is wrong.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {createInterface} from 'node:readline';
import {ensureBrowser} from './browser';
import {freePort} from './freePort';

interface Step {
  readonly name: string;
  readonly command: string;
  /** Lines to show as they come; those of a step without it are shown only if it fails. */
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
const results: Result[] = [];

/** The last count that a test runner's output names: its summary. */
function lastCount(lines: readonly string[], word: 'passed' | 'failed'): number | undefined {
  const count = lines
    .join('\n')
    .match(new RegExp(`\\d+(?= ${word}\\b)`, 'g'))
    ?.at(-1);
  return count === undefined ? undefined : Number(count);
}

async function run({name, command, show, env}: Step): Promise<void> {
  const start = performance.now();
  console.log(`▶ ${name}`);
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    env: {...process.env, FORCE_COLOR: '0', ...env},
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32', // A group of its own, so that interrupting leaves nothing behind.
  });
  running.add(child);
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  const lines: string[] = [];
  for await (const line of createInterface({input: child.stdout})) {
    lines.push(line);
    if (show?.test(line)) {
      console.log(`  ${name} | ${line.trim()}`);
    }
  }
  const code = await ended;
  running.delete(child);
  const seconds = (performance.now() - start) / 1000;
  const passed = lastCount(lines, 'passed') ?? (code === 0 ? 1 : 0);
  const failed = code === 0 ? 0 : (lastCount(lines, 'failed') ?? 1);
  results.push({name, passed, failed: code === 0 ? 0 : Math.max(failed, 1), seconds});
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`);
  const isWarning = lines.some((line) => /\bWARN(?:ING)?\b/.test(line));
  if (code !== 0 || (isWarning && !show)) {
    console.log(`\n$ ${command}\n${lines.join('\n').trim()}\n`);
  }
}

async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await run(step);
  }
}

const npm = (name: string, script: string): Step => ({name, command: `npm run --silent ${script}`});

const CHECKS: readonly Step[] = [
  npm('format', 'format'),
  npm('lint', 'lint'),
  npm('markdown', 'lint:markdown'),
  npm('spelling', 'spelling'),
  npm('content rules', 'lint:content'),
  npm('types', 'types'),
  {name: 'unit tests', command: 'npx vitest run --project unit', show: /^ *[✓❯×] .*\.test\.ts|^Search: /},
  {...npm('documented examples', 'docs:check'), show: /^\d+ command examples:/},
];

/** In this order, one after the other: all of them write what Docusaurus generates. */
const BUILDS: readonly Step[] = [
  npm('production build', 'build'),
  npm('production build with hosted search', 'build:hosted'),
  {name: 'gate tests', command: 'npx vitest run --project gates --reporter=verbose', show: /^ *[✓×] /},
];

async function browserTests(): Promise<Step> {
  const env = {
    E2E_PORT: String(await freePort()),
    E2E_HOSTED_PORT: String(await freePort()),
    E2E_CHROMIUM: await ensureBrowser(),
  };
  return {name: 'browser tests', command: 'npx playwright test', env, show: /^ *[✓✘] |^Accessibility: |^Running /};
}

function interrupt(signal: NodeJS.Signals): void {
  for (const child of running) {
    if (process.platform === 'win32') {
      child.kill(signal);
    } else {
      process.kill(-child.pid!, signal);
    }
  }
  process.exit(1);
}

function summarize(seconds: number): void {
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  const rows = results.map(
    (result) =>
      `${result.failed > 0 ? '✗' : '✓'} ${result.name.padEnd(36)}${result.seconds.toFixed(0).padStart(5)} s` +
      `${String(result.passed).padStart(7)} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`,
  );
  console.log(`\n${rows.join('\n')}\n${(seconds / 60).toFixed(1)} minutes in all; two steps run at a time`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const start = performance.now();
  await Promise.all([runInOrder(CHECKS), runInOrder(BUILDS)]);
  const isBuilt = results.every(({name, failed}) => failed === 0 || !name.startsWith('production build'));
  if (!process.argv.includes('--no-browser') && isBuilt) {
    try {
      await run(await browserTests());
    } catch (error) {
      console.log(String(error)); // No browser.
      results.push({name: 'browser tests', passed: 0, failed: 1, seconds: 0});
    }
  }
  summarize((performance.now() - start) / 1000);
}

void main();
