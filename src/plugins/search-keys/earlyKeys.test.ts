import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {isShortcut, type KeyPress} from '../../search/keys';
import {EARLY_KEYS_SCRIPT} from './index';

type Listener = (event: KeyPress & {preventDefault(): void}) => void;

/** Runs the script in a page that has or has not been taken over, presses a key, and tells what became of it. */
function press(
  event: KeyPress,
  dataset: Record<string, string> = {hasHydrated: 'false'},
): {requested: boolean; prevented: boolean} {
  const listeners = new Set<Listener>();
  runInNewContext(EARLY_KEYS_SCRIPT, {
    document: {
      documentElement: {dataset},
      addEventListener: (_: string, listener: Listener) => listeners.add(listener),
      removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
    },
  });
  let prevented = false;
  listeners.forEach((listener) => listener({...event, preventDefault: () => (prevented = true)}));
  return {requested: 'searchRequested' in dataset, prevented};
}

const FLAGS = ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'isComposing'] as const;
const TARGETS = [null, {tagName: 'BODY'}, {tagName: 'INPUT'}, {tagName: 'DIV', isContentEditable: true}];

describe('the script for keys pressed early', () => {
  test('knows the same keys as the search button', () => {
    for (const key of ['k', 'K', '/', 'a']) {
      for (const target of TARGETS) {
        for (let bits = 0; bits < 2 ** FLAGS.length; bits++) {
          const flags = Object.fromEntries(FLAGS.map((flag, index) => [flag, Boolean(bits & (1 << index))]));
          const event = {key, target, ...flags} as KeyPress;
          const expected = isShortcut(event);
          expect(press(event), JSON.stringify(event)).toEqual({requested: expected, prevented: expected});
        }
      }
    }
  });

  test('leaves keys alone once the page has been taken over', () => {
    const event = {key: '/', target: null} as KeyPress;
    expect(press(event, {hasHydrated: 'true'})).toEqual({requested: false, prevented: false});
  });
});
