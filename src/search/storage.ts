/** Reads what local storage has under a key, as JSON; undefined if there is none, it is not JSON, or it is forbidden. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key)!);
  } catch {
    return undefined;
  }
}

/** Writes a value as JSON. A browser that forbids storage, or has no room, goes on without a memory. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing that the reader could do about it.
  }
}
