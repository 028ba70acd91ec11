/** Remembers which hosts failed a short while ago, across pages and tabs. */

/** How long a failed host is left alone, in milliseconds (specification §9). */
export const DOWN_TIME = 120_000;

const STORAGE_KEY = 'cli-kintone.search.failedHosts';

export type HostStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface HostMemory {
  isDown(host: string): boolean;
  markDown(host: string): void;
  markUp(host: string): void;
}

export interface HostMemoryOptions {
  /** The hosts worth remembering: the stored value holds these and no others, so it cannot grow. */
  readonly hosts: readonly string[];
  /** Default: the browser's local storage. */
  readonly storage?: HostStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Host to the time it failed, in milliseconds since 1970. */
type FailureTimes = Readonly<Record<string, number>>;

/**
 * Creates the memory. It lives in local storage under one key; where storage is forbidden, full or missing, it
 * lives as long as the page. A stored value that is damaged or not ours counts as empty and is overwritten.
 */
export function createHostMemory({hosts, storage, now}: HostMemoryOptions): HostMemory {
  // Read on use, not at once: the mere access throws in a browser that forbids storage, and servers have none.
  const getStorage = (): HostStorage => storage ?? globalThis.localStorage;
  let ownCopy: FailureTimes = {};
  let isStored = true;

  const read = (): FailureTimes => {
    if (isStored) {
      try {
        return parseFailureTimes(getStorage().getItem(STORAGE_KEY), hosts, now());
      } catch {
        isStored = false; // Forbidden or missing: the page's own copy stands in.
      }
    }
    return ownCopy;
  };

  const write = (failures: FailureTimes): void => {
    ownCopy = failures;
    if (isStored) {
      try {
        if (Object.keys(failures).length > 0) {
          getStorage().setItem(STORAGE_KEY, JSON.stringify(failures));
        } else {
          getStorage().removeItem(STORAGE_KEY);
        }
      } catch {
        isStored = false; // Forbidden or full: the page's own copy stands in.
      }
    }
  };

  return {
    isDown(host) {
      const failedAt = read()[host];
      return failedAt !== undefined && isRecent(failedAt, now());
    },
    markDown(host) {
      write({...read(), [host]: now()});
    },
    markUp(host) {
      const {[host]: failedAt, ...others} = read();
      if (failedAt !== undefined) {
        write(others);
      }
    },
  };
}

function parseFailureTimes(text: string | null, hosts: readonly string[], now: number): FailureTimes {
  const value = parseJson(text ?? '{}');
  return Object.fromEntries(
    hosts.map((host) => [host, value[host]]).filter(([, time]) => typeof time === 'number' && isRecent(time, now)),
  ) as FailureTimes;
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>; // `null` and numbers become empty objects.
  } catch {
    return {}; // Damaged: as good as empty.
  }
}

/** A time in the future, after the clock was set back, must not keep a host out for longer. */
function isRecent(time: number, now: number): boolean {
  return time <= now && now - time < DOWN_TIME;
}
