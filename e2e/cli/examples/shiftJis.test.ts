import {describe, expect, it} from 'vitest';
import {decodeShiftJis, encodeShiftJis} from './shiftJis';

describe('Shift_JIS', () => {
  it.each(['会社名,担当者\r\n', 'ｶﾅ ①～Ⅲ㈱', 'ABC 123 \\~'])('writes what it reads: %s', (text) => {
    expect(decodeShiftJis(encodeShiftJis(text))).toBe(text);
  });

  it('writes the bytes of Windows', () => {
    expect(encodeShiftJis('表①').toString('hex')).toBe('955c8740');
  });

  it('names a character that is missing', () => {
    expect(() => encodeShiftJis('Café')).toThrow('Shift_JIS has no character "é"');
  });
});
