import {expect, test} from 'vitest';
import {isWindows} from './platform';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile Safari/537.36', false],
])('%s: %s', (userAgent, expected) => {
  expect(isWindows(userAgent)).toBe(expected);
});
