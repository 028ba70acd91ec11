/** A visit to a page on a slow phone, as the browser's own timeline tells it. */
import type {BrowserContext} from '@playwright/test';

/** Times in milliseconds, sizes in kB as sent (gzip); bytes and requests are those before the page is idle. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The parts of long tasks above 50 ms, from the first paint until the page is quiet. */
  readonly blocked: number;
  readonly shift: number;
  readonly script: number;
  readonly htmlAndCss: number;
  readonly requests: number;
}

export interface Network {
  /** In milliseconds. */
  readonly latency: number;
  /** In each direction, in kbit/s. */
  readonly kilobits: number;
}

/** What is read of the entries of all types. */
interface Entry {
  readonly entryType: string;
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly value: number;
  readonly encodedBodySize: number;
}

declare global {
  interface Window {
    timeline: PerformanceEntryList;
  }
}

/** Runs in the page, before its own scripts. A page is idle when, after loading, the browser has nothing to do. */
function record(): void {
  window.timeline = [];
  for (const type of [
    ...['navigation', 'resource', 'paint', 'largest-contentful-paint'],
    ...['layout-shift', 'longtask', 'mark'],
  ]) {
    new PerformanceObserver((list) => window.timeline.push(...list.getEntries())).observe({type, buffered: true});
  }
  addEventListener('load', () => requestIdleCallback(() => performance.mark('bench: idle')));
}

/** Runs in the page. */
function isQuiet(): boolean {
  const lastEnd = Math.max(...window.timeline.map(({startTime, duration}) => startTime + duration));
  return window.timeline.some(({name}) => name === 'bench: idle') && performance.now() - lastEnd > 2000;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function toVisit(timeline: readonly Entry[]): Visit {
  const all = (type: string): Entry[] => timeline.filter(({entryType}) => entryType === type);
  const idle = all('mark').find(({name}) => name === 'bench: idle')!.startTime;
  const firstPaint = all('paint').find(({name}) => name === 'first-contentful-paint')!.startTime;
  const requests = [all('navigation').at(-1)!, ...all('resource').filter(({startTime}) => startTime < idle)];
  const kilobytes = (isCounted: (entry: Entry) => boolean): number =>
    sum(requests.filter(isCounted).map(({encodedBodySize}) => encodedBodySize)) / 1000;
  return {
    firstPaint,
    largestPaint: all('largest-contentful-paint').at(-1)!.startTime,
    blocked: sum(
      all('longtask').map(({startTime, duration}) =>
        Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50),
      ),
    ),
    shift: sum(all('layout-shift').map(({value}) => value)),
    script: kilobytes(({name}) => name.endsWith('.js')),
    htmlAndCss: kilobytes(({entryType, name}) => entryType === 'navigation' || name.endsWith('.css')),
    requests: requests.length,
  };
}

/** Opens the page in a new tab; what the context has fetched before comes from its cache. */
export async function visit(context: BrowserContext, url: string, {latency, kilobits}: Network): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = (kilobits * 1000) / 8;
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.addInitScript(record);
  await page.goto(url);
  await page.waitForFunction(isQuiet, undefined, {polling: 250, timeout: 120_000});
  const timeline = await page.evaluate(() => window.timeline.map((entry) => entry.toJSON() as Entry));
  await page.close();
  return toVisit(timeline);
}
