import {describe, expect, it} from 'vitest';
import {parseServerOptions} from './options';

describe('parseServerOptions', () => {
  it('reads all options', () => {
    const text =
      '--seed 4500 --fail-file 2 --fail-bulk 1:500 --fail-bulk-at 2:400 --hang records --api-token t --login u:p:q --basic a:b --proxy-auth c:d';
    expect(parseServerOptions(text)).toEqual({
      seed: 4500,
      failFile: {count: 2, status: 503},
      failBulk: {count: 1, status: 500},
      failBulkAt: {count: 2, status: 400},
      hang: 'records',
      apiToken: 't',
      login: {user: 'u', password: 'p:q'},
      basic: {user: 'a', password: 'b'},
      proxyAuth: {user: 'c', password: 'd'},
    });
  });

  it.each([
    ['--sed 1', "Unknown option '--sed'"],
    ['--seed', "'--seed <value>' argument missing"],
    ['--seed many', '"many" is not a number'],
    ['--login hanako', '"hanako" is not of the form user:password'],
  ])('refuses %s', (text, message) => {
    expect(() => parseServerOptions(text)).toThrow(message);
  });
});
