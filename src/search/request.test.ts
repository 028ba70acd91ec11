import {describe, expect, test} from 'vitest';
import {cutQuery} from './request';

describe('cutQuery', () => {
  test('keeps 64 characters', () => {
    expect(cutQuery('a'.repeat(64))).toHaveLength(64);
    expect(cutQuery('a'.repeat(10_000))).toHaveLength(64);
  });

  test('leaves no half of a character', () => {
    expect(cutQuery(`${'a'.repeat(63)}🌰`)).toBe('a'.repeat(63));
    expect(cutQuery('a\ud83cb\udf30c')).toBe('abc');
    expect(cutQuery('🌰')).toBe('🌰');
  });
});
