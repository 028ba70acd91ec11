/** Remembers which hosts of the service failed a short while ago, across pages and tabs. */
import type {liteClient} from 'algoliasearch/lite';
import {readStored, writeStored} from '../storage';

/** How long a failed host is not used, in milliseconds (specification §9). */
const DOWN_TIME = 120_000;

/** In local storage: host to the time it failed, in milliseconds since 1970. */
const KEY = 'cli-kintone.search.failedHosts';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** The library's keys are the hosts as configured. */
const nameOf = (host: unknown): string => String((host as {url: unknown}).url);

const failures = (): Record<string, number> => Object(readStored(KEY)) as Record<string, number>;

/**
 * A cache for the library's client. Its own writes a failed host under one key and reads another, so that nothing is
 * remembered, and local storage grows with each failure (5.64.0).
 */
export const hostsCache: HostsCache = {
  async get(host, createState) {
    const state = await createState();
    // Down even if it timed out: otherwise it would be tried again at the end, with a timeout four times as long.
    return Date.now() - failures()[nameOf(host)]! < DOWN_TIME
      ? {...state, status: 'down', isUp: () => false, isTimedOut: () => false}
      : state;
  },
  /** Called for a host that has failed. */
  set(host, state) {
    writeStored(KEY, {...failures(), [nameOf(host)]: Date.now()});
    return Promise.resolve(state);
  },
  // Part of the library's interface, which it never calls for hosts.
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
