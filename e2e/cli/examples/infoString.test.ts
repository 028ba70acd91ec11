import {describe, expect, it} from 'vitest';
import {parseInfoString} from './infoString';

describe('parseInfoString', () => {
  it('reads words, values and quoted values', () => {
    expect([...parseInfoString('example exit=1 server="--seed 4500" stdin="" {1,3-4}')]).toEqual([
      ['example', true],
      ['exit', '1'],
      ['server', '--seed 4500'],
      ['stdin', ''],
    ]);
  });

  it('reads nothing', () => {
    expect(parseInfoString('').size).toBe(0);
  });

  it.each([
    ['example "text"', 'cannot read "text"'],
    ['title="customers.csv', 'cannot read title="customers.csv'],
    ['title="a"input', 'cannot read title="a"input'],
    ['exit=1 exit=2', 'the word "exit" stands twice'],
  ])('refuses %s', (meta, message) => {
    expect(() => parseInfoString(meta)).toThrow(message);
  });
});
