/** Reads a JSON value from local storage; undefined if it is missing, invalid, or blocked. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key)!);
  } catch {
    return undefined;
  }
}

/** Writes a value as JSON, or does nothing if storage is blocked or full. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The reader can't do anything about it.
  }
}
