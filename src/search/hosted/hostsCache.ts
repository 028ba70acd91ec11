/** Remembers which hosts of the service failed a short while ago, across pages and tabs. */
import type {liteClient} from 'algoliasearch/lite';
import {openStoredValue} from '../storage';

/** How long a failed host is not used, in milliseconds (specification §9). */
export const DOWN_TIME = 120_000;

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** The library's keys are the hosts as configured. */
const nameOf = (host: unknown): string => String((host as {url: unknown}).url);

/** A time in the future, after the clock was set back, must not exclude a host for longer. */
const isRecent = (time: unknown): boolean =>
  typeof time === 'number' && time <= Date.now() && Date.now() - time < DOWN_TIME;

/**
 * Creates a cache for the library's client. Its own writes a failed host under one key and reads another, so that
 * nothing is remembered, and local storage grows with each failure (5.64.0). This one keeps failures younger than two
 * minutes: host to the time it failed, in milliseconds since 1970.
 */
export function createHostsCache(): HostsCache {
  const stored = openStoredValue('cli-kintone.search.failedHosts');
  const failures = (): object =>
    Object.fromEntries(Object.entries(Object(stored.read()) as object).filter(([, time]) => isRecent(time)));

  return {
    async get(host, createState) {
      const state = await createState();
      // Down even if it timed out: otherwise it would be tried again at the end, with a timeout four times as long.
      return nameOf(host) in failures()
        ? {...state, status: 'down', isUp: () => false, isTimedOut: () => false}
        : state;
    },
    /** Called for a host that has failed. */
    set(host, state) {
      stored.write({...failures(), [nameOf(host)]: Date.now()});
      return Promise.resolve(state);
    },
    // Part of the library's interface, which it never calls for hosts.
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
}
