import {describe, expect, test, vi} from 'vitest';
import {cutQuery, pasteQuery} from './request';

test.each([
  ['64 characters', 'a'.repeat(65), 'a'.repeat(64)],
  ['whole characters', `${'a'.repeat(63)}🌰`, 'a'.repeat(63)],
  ['characters of two units', '🌰', '🌰'],
])('cutQuery cuts %s', (_, query, cut) => {
  expect(cutQuery(query)).toBe(cut);
});

describe('pasteQuery', () => {
  /** Returns a field's text after a paste at its end or over a selection; undefined if the browser pastes. */
  function paste(text: string, value = '', [start, end] = [value.length, value.length]): string | undefined {
    let pasted: string | undefined;
    const field = {
      value,
      selectionStart: start,
      selectionEnd: end,
      setRangeText: (part: string, from: number, to: number) => {
        pasted = value.slice(0, from) + part + value.slice(to);
      },
      dispatchEvent: vi.fn(),
    };
    const preventDefault = vi.fn();
    const event = {clipboardData: {getData: () => text}, currentTarget: field, preventDefault};
    pasteQuery(event as unknown as Parameters<typeof pasteQuery>[0]);
    const told = [preventDefault, field.dispatchEvent].map(({mock}) => mock.calls.length);
    expect(told, 'kept from the browser, and told as an input').toEqual(pasted === undefined ? [0, 0] : [1, 1]);
    return pasted;
  }
  const log = (...lines: string[]): string => lines.map((line) => `[2025-08-06T01:23:45.678Z] ${line}`).join('\r\n');

  test.each([
    [
      'the last line with a code of kintone',
      log(
        'INFO: Starting to import records...',
        'ERROR: [520] [GAIA_BL01] The app is busy. (a1)',
        'ERROR: Failed to add all records.',
        'ERROR: An error occurred while processing records.',
        'ERROR: [400] [CB_VA01] Missing or invalid input. (b2)',
        'ERROR:   An error occurred on Amount at row 3.',
        'ERROR:     Cause: Only numbers are allowed.',
      ),
      '[400] [CB_VA01] Missing or invalid input. (b2)',
    ],
    [
      'else the last error',
      log('ERROR: Failed to upsert all records.', 'ERROR:   Error: no such update key', 'INFO: The end.'),
      'Error: no such update key',
    ],
    ['an error of Node.js without its stack', 'Error: read ECONNRESET\n    at TLSWrap', 'Error: read ECONNRESET'],
    ['else the last line of the log', `${log('INFO: Start.', 'WARN: Slow.')}\nat x`, 'Slow.'],
    [
      'a line in the colors of a terminal',
      '\u001b[1;31mERROR:\u001b[39m Failed to parse input',
      'Failed to parse input',
    ],
    ['a line without brackets and zone, indented', '  2025-08-06T01:23:45.678 ERROR:  Failed\n  at x', 'Failed'],
  ])('pastes from a log %s', (_, text, expected) => {
    expect(paste(text)).toBe(expected);
  });

  test.each(['proxy', 'first line\nsecond line', 'a'.repeat(100)])(
    'leaves to the browser what is no log: %j',
    (text) => {
      expect(paste(text)).toBeUndefined();
    },
  );

  test('cuts the text to the remaining length', () => {
    expect(paste(`ERROR: ${'a'.repeat(100)}`)).toBe('a'.repeat(64));
    expect(paste('ERROR: abcd', 'b'.repeat(62))).toBe(`${'b'.repeat(62)}ab`);
    expect(paste('ERROR: 123456', 'b'.repeat(64), [1, 4])).toBe(`b123${'b'.repeat(60)}`);
  });
});
