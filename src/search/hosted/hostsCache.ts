/** Remembers recently failed hosts of the service, across pages and tabs. */
import type {liteClient} from 'algoliasearch/lite';
import {readStored, writeStored} from '../storage';

/** Time that a failed host is skipped, in milliseconds (specification §9). */
const DOWN_TIME = 120_000;

/** Local storage key of the map from host to time of failure, in milliseconds since 1970. */
const KEY = 'cli-kintone.search.failedHosts';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** Returns the host of one of the library's keys, which are the hosts as configured. */
const nameOf = (host: unknown): string => String((host as {url: unknown}).url);

const failures = (): Record<string, number> => Object(readStored(KEY)) as Record<string, number>;

/**
 * A cache for the library's client. The library's own cache writes a failed host under one key and reads another, so it
 * remembers nothing, and local storage grows with each failure (5.64.0).
 */
export const hostsCache: HostsCache = {
  async get(host, createState) {
    const state = await createState();
    // Treat timeouts as down, too. The library would otherwise retry the host last, with a timeout four times as long.
    return Date.now() - failures()[nameOf(host)]! < DOWN_TIME
      ? {...state, status: 'down', isUp: () => false, isTimedOut: () => false}
      : state;
  },
  /** Called for each failed host. */
  set(host, state) {
    writeStored(KEY, {...failures(), [nameOf(host)]: Date.now()});
    return Promise.resolve(state);
  },
  // Required by the library's interface, but never called for hosts.
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
