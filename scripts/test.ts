/**
 * `npm test`: every check, the builds and the browser tests; `npm run check` (`--no-browser`) omits the browser. Each
 * step is named as it starts and ends, test runners show each test or file, and a table of all steps ends the run. All
 * steps run even when one fails, so that one run shows all failures.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {createInterface} from 'node:readline';
import {ensureBrowser} from './browser';
import {freePort} from './freePort';

interface Step {
  readonly name: string;
  readonly command: string;
  /** Lines to show while the step runs; without it, a step's lines are shown only if it fails. */
  readonly show?: RegExp;
  readonly env?: Record<string, string>;
}

const IS_WINDOWS = process.platform === 'win32';
const running = new Set<ChildProcess>();
const results: {step: string; passed: number; failed: number; seconds: number}[] = [];

/** The last count that a test runner's output names: its summary. */
function lastCount(output: string, word: 'passed' | 'failed'): number | undefined {
  const counts = output.match(new RegExp(`\\d+(?= ${word}\\b)`, 'g'));
  return counts ? Number(counts.at(-1)) : undefined;
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

async function run({name, command, show, env}: Step): Promise<void> {
  const start = performance.now();
  console.log(`▶ ${name}`);
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    env: {...process.env, FORCE_COLOR: '0', ...env},
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: !IS_WINDOWS, // A separate group, so that an interrupted run leaves no process.
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
  const isPassed = (await ended) === 0;
  running.delete(child);
  const output = lines.join('\n');
  const seconds = secondsSince(start);
  const passed = lastCount(output, 'passed') ?? (isPassed ? 1 : 0);
  const failed = isPassed ? 0 : lastCount(output, 'failed') || 1;
  results.push({step: name, passed, failed, seconds});
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!isPassed || (!show && /\bWARN(?:ING)?\b/.test(output))) {
    console.log(`\n$ ${command}\n${output.trim()}\n`);
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
  npm('prose', 'lint:prose'),
  npm('content rules', 'lint:content'),
  npm('types', 'types'),
  {...npm('documented examples', 'docs:check'), show: /^\d+ command examples:/},
];

/** In parallel with the checks. The builds run one after the other: all of them write Docusaurus' generated files. */
const BUILDS_AND_TESTS: readonly Step[] = [
  npm('production build', 'build'),
  npm('production build with hosted search', 'build:hosted'),
  npm('built scripts in supported browsers', 'lint:browsers'),
  {name: 'gate tests', command: 'npx vitest run --project gates --reporter=verbose', show: /^ *[✓×] /},
  {name: 'unit tests', command: 'npx vitest run --project unit', show: /^ *[✓❯×] .*\.test\.ts|^Search: /},
];

async function browserTests(): Promise<Step> {
  const env = {
    E2E_PORT: String(await freePort()),
    E2E_HOSTED_PORT: String(await freePort()),
    E2E_CHROMIUM: await ensureBrowser(),
  };
  return {name: 'browser tests', command: 'npx playwright test', env, show: /^ *[✓✘] |^Running /};
}

/** Playwright stops its servers and browsers on SIGINT, and leaves them running on SIGTERM. */
function interrupt(): void {
  for (const {pid} of IS_WINDOWS ? [] : running) {
    // On Windows, the console interrupts all of its programs.
    process.kill(-pid!, 'SIGINT');
  }
  process.exit(1);
}

async function main(): Promise<void> {
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const start = performance.now();
  const browser = process.argv.includes('--no-browser') ? undefined : await browserTests();
  await Promise.all([runInOrder(CHECKS), runInOrder(BUILDS_AND_TESTS)]);
  if (browser && results.every(({step, failed}) => failed === 0 || !step.startsWith('production build'))) {
    await run(browser);
  }
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  console.table(results);
  console.log(`${secondsSince(start)} seconds in all; two steps run at a time`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

void main();
