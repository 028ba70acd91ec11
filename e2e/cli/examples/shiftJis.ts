/** Shift_JIS as Windows writes it. Node.js can only read it, so the table for writing is the one for reading, turned round. */

const decoder = new TextDecoder('shift_jis', {fatal: true});

function decodeOrSkip(bytes: readonly number[]): string {
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    // Most pairs of bytes stand for no character.
    return '';
  }
}

let table: Map<string, readonly number[]> | undefined;

function encodingTable(): Map<string, readonly number[]> {
  const entries = new Map<string, readonly number[]>();
  const add = (...bytes: number[]): void => {
    const character = decodeOrSkip(bytes);
    // The first of several codes is the one that Windows writes, except for a few that it keeps for old files.
    if ([...character].length === 1 && !entries.has(character)) {
      entries.set(character, bytes);
    }
  };
  for (let first = 0; first < 256; first++) {
    add(first);
  }
  for (let first = 0x81; first <= 0xfc; first++) {
    for (let second = 0x40; second <= 0xfc; second++) {
      add(first, second);
    }
  }
  return entries;
}

/**
 * Encodes a text.
 *
 * @throws Error that names the first character that Shift_JIS lacks
 */
export function encodeShiftJis(text: string): Buffer {
  table ??= encodingTable();
  const bytes: number[] = [];
  for (const character of text) {
    const code = table.get(character);
    if (!code) {
      throw new Error(`Shift_JIS has no character "${character}"`);
    }
    bytes.push(...code);
  }
  return Buffer.from(bytes);
}

/** Decodes a text; bytes that are no Shift_JIS become `�`. */
export function decodeShiftJis(bytes: Buffer): string {
  return new TextDecoder('shift_jis').decode(bytes);
}
