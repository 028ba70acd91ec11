/** A value in local storage, as JSON; where storage is full or forbidden, it lives as long as the object does. */
export interface StoredValue {
  /** What is stored, whoever wrote it; undefined if that is nothing, or no JSON. */
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
