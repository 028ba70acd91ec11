/** A visit to a page on a slow phone, as the browser's own timeline tells it. */
import type {BrowserContext} from '@playwright/test';

/** An entry of any type. */
type Entry = PerformanceResourceTiming;

const IDLE = 'bench: idle';

/** Runs in the page, before its own scripts. A page is idle when, after loading, the browser has nothing to do. */
function markIdle(idle: string): void {
  addEventListener('load', () => requestIdleCallback(() => performance.mark(idle)));
}

/** Runs in the page. @returns its timeline, once it is idle and nothing more has happened for two seconds */
function readQuietTimeline(idle: string): Entry[] | undefined {
  const types = ['navigation', 'resource', 'longtask', 'mark', 'paint', 'largest-contentful-paint'];
  const timeline = types.flatMap((type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type, buffered: true});
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries;
  });
  const lastEnd = Math.max(...timeline.map(({startTime, duration}) => startTime + duration));
  const isQuiet = timeline.some(({name}) => name === idle) && performance.now() - lastEnd > 2000;
  return isQuiet ? timeline.map((entry) => entry.toJSON() as Entry) : undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Sizes are as sent, those before the page is idle; blocked are the parts of long tasks above 50 ms, until it is quiet. */
function toFigures(timeline: readonly Entry[]): Record<string, number> {
  const all = (type: string): Entry[] => timeline.filter(({entryType}) => entryType === type);
  const startOf = (wanted: string): number => timeline.find(({name}) => name === wanted)!.startTime;
  const firstPaint = startOf('first-contentful-paint');
  const requests = all('resource').filter(({startTime}) => startTime < startOf(IDLE));
  const scripts = requests.filter(({name}) => name.endsWith('.js'));
  const blockedBy = ({startTime, duration}: Entry): number =>
    Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50);
  return {
    'first paint ms': firstPaint,
    'largest paint ms': all('largest-contentful-paint').at(-1)!.startTime,
    'blocked ms': sum(all('longtask').map(blockedBy)),
    'script kB': sum(scripts.map(({encodedBodySize}) => encodedBodySize)) / 1000,
    requests: 1 + requests.length, // The page itself has another type.
  };
}

/** Slow 4G: 150 ms, and 1.6 Mbit/s in each direction. */
const NETWORK = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000};

/**
 * Opens the page in a new tab; what the context has fetched before comes from its cache.
 *
 * @returns what it costs, by the column of the table
 */
export async function visit(context: BrowserContext, url: string): Promise<Record<string, number>> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(markIdle, IDLE);
  await page.goto(url);
  const timeline = await page.waitForFunction(readQuietTimeline, IDLE, {polling: 250, timeout: 120_000});
  const figures = toFigures((await timeline.jsonValue())!);
  await page.close();
  return figures;
}
