import {describe, expect, test} from 'vitest';
import {isShortcut, type KeyPress} from './keys';

type Press = Omit<KeyPress, 'composedPath'> & {target: unknown};

const press = (key: string, rest: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  target: {tagName: 'BODY', isContentEditable: false},
  ...rest,
});

/** Returns an event from inside a shadow tree, whose `target` is the host element. */
const eventOf = ({target, ...rest}: Press): KeyPress =>
  Object.assign(rest, {composedPath: () => [target, {tagName: 'MY-HOST'}], target: {tagName: 'MY-HOST'}});

describe('isShortcut', () => {
  test.each([
    press('k', {ctrlKey: true}),
    press('K', {ctrlKey: true}),
    press('k', {metaKey: true}),
    press('k', {ctrlKey: true, target: {tagName: 'INPUT'}}),
    press('/'),
    press('/', {shiftKey: true}),
    press('/', {target: null}),
  ])('accepts %j', (keys) => {
    expect(isShortcut(eventOf(keys))).toBe(true);
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
  ])('rejects %j', (keys) => {
    expect(isShortcut(eventOf(keys))).toBe(false);
  });
});
