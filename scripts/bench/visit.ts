/** Measures a visit on a slow phone with the browser's own timeline. */
import type {BrowserContext} from '@playwright/test';

/** An entry of any type. */
type Entry = PerformanceResourceTiming;

/** Measures of a visit by table column. */
export type Figures = Readonly<Record<string, number>>;

/** Runs in the page, before its own scripts. A page is idle if the browser has nothing to do after loading. */
function markIdle(): void {
  addEventListener('load', () => requestIdleCallback(() => performance.mark('idle')));
}

/** Runs in the page. Returns its timeline after three seconds of idle time. */
function readTimeline(): Entry[] | undefined {
  const [idle] = performance.getEntriesByName('idle');
  if (!idle || performance.now() < idle.startTime + 3000) {
    return undefined;
  }
  return ['resource', 'longtask', 'mark', 'paint', 'largest-contentful-paint'].flatMap((type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type, buffered: true});
    return observer.takeRecords().map((entry) => entry.toJSON() as Entry);
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns transfer sizes before the page is idle, and the blocked time, that is, long tasks' time above 50 ms. */
function toFigures(timeline: readonly Entry[]): Figures {
  const all = (type: string): Entry[] => timeline.filter(({entryType}) => entryType === type);
  const startOf = (wanted: string): number => timeline.find(({name}) => name === wanted)!.startTime;
  const firstPaint = startOf('first-contentful-paint');
  const requests = all('resource').filter(({startTime}) => startTime < startOf('idle'));
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

/** Opens the page in a new tab. The context's earlier downloads come from its cache. */
export async function visit(context: BrowserContext, url: string): Promise<Figures> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(markIdle);
  await page.goto(url);
  const timeline = await page.waitForFunction(readTimeline, undefined, {polling: 250, timeout: 120_000});
  const figures = toFigures((await timeline.jsonValue())!);
  await page.close();
  return figures;
}
