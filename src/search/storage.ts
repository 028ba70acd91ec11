/** A value in local storage, as JSON; if storage is full or forbidden, the object keeps it. */
export interface StoredValue {
  /** The stored value, which anyone may have written; undefined if there is none, or it is not JSON. */
  read(): unknown;
  write(value: unknown): void;
}

/** Opens the value of a key. No method throws. */
export function openStoredValue(key: string): StoredValue {
  let refused: unknown;
  return {
    read() {
      try {
        return refused ?? JSON.parse(localStorage.getItem(key)!);
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        refused = undefined;
      } catch {
        refused = value;
      }
    },
  };
}
