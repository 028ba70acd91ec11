/** Remembers which hosts of the service failed a short while ago, across pages and tabs. */
import type {liteClient} from 'algoliasearch/lite';

/** How long a failed host is left alone, in milliseconds (specification §9). */
export const DOWN_TIME = 120_000;

const STORAGE_KEY = 'cli-kintone.search.failedHosts';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** Host to the time it failed, in milliseconds since 1970. */
type Failures = Readonly<Record<string, number>>;

/**
 * Creates a cache for the library's client. Its own writes a failed host under one key and reads another, so that
 * nothing is remembered, and local storage grows with each failure (5.64.0). This one holds failures younger than
 * two minutes, in local storage; where that is forbidden, full or damaged, as long as the page lives.
 */
export function createHostsCache(): HostsCache {
  let failures: Failures = {};

  const read = (): Failures => {
    let stored: unknown;
    try {
      stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    } catch {
      // Forbidden or damaged: the page's own copy stands in.
    }
    const recent = Object.entries({...Object(stored), ...failures}).filter(([, time]) => isRecent(time));
    return Object.fromEntries(recent) as Failures;
  };

  return {
    /** @param host as the client was given it; the default is the state of a host that is up */
    async get(host, createState) {
      const state = await createState();
      const isDown = typeof host === 'object' && String(host.url) in read();
      // Down even if it timed out: a host that did so would be asked again at the end, and wait four times as long.
      return isDown ? {...state, status: 'down', isUp: () => false, isTimedOut: () => false} : state;
    },
    /** Called for a host that has failed. */
    async set(host, state) {
      if (typeof host === 'object') {
        failures = {...read(), [String(host.url)]: Date.now()};
        try {
          localStorage.setItem(STORAGE_KEY, JSON.stringify(failures));
        } catch {
          // Forbidden or full: the page's own copy stands in.
        }
      }
      return state;
    },
    // Part of the library's interface, which it never calls for hosts.
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
}

/** A time in the future, after the clock was set back, must not keep a host out for longer. */
function isRecent(time: unknown): boolean {
  return typeof time === 'number' && time <= Date.now() && Date.now() - time < DOWN_TIME;
}
