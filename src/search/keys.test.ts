import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {isShortcut, type KeyPress} from './keys';

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  target: {tagName: 'BODY', isContentEditable: false},
  ...rest,
});

describe('isShortcut', () => {
  test.each([
    press('k', {ctrlKey: true}),
    press('K', {ctrlKey: true}),
    press('k', {metaKey: true}),
    press('k', {ctrlKey: true, target: {tagName: 'INPUT'}}),
    press('/'),
    press('/', {shiftKey: true}),
    press('/', {target: null}),
  ])('opens search: %j', (event) => {
    expect(isShortcut(event)).toBe(true);
  });

  test.each([
    press('k'),
    press('/', {target: {tagName: 'INPUT'}}),
    press('/', {target: {tagName: 'select'}}),
    press('/', {target: {tagName: 'TEXTAREA'}}),
    press('/', {target: {tagName: 'DIV', isContentEditable: true}}),
    press('/', {ctrlKey: true}),
    press('/', {altKey: true}),
    press('k', {ctrlKey: true, shiftKey: true}),
    press('k', {ctrlKey: true, altKey: true}),
    press('k', {ctrlKey: true, isComposing: true}),
  ])('does not: %j', (event) => {
    expect(isShortcut(event)).toBe(false);
  });

  test('is whole by itself, as a page gets it before the rest', () => {
    const copy = runInNewContext(`(${isShortcut.toString()})`) as typeof isShortcut;
    expect([press('/'), press('a')].map(copy)).toEqual([true, false]);
  });
});
