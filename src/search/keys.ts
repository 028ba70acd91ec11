/** The keys that open search. `src/plugins/search-keys/` knows the same ones before this code has loaded. */

/** What is read of a keyboard event. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> & {
  readonly target: unknown;
};

/** For `aria-keyshortcuts`. */
export const ARIA_KEY_SHORTCUTS = 'Control+K Meta+K /';

/** Whether the element takes text, so that a slash typed there stays a slash. */
export function isEditable(target: unknown): boolean {
  const {tagName, isContentEditable} = Object(target) as {tagName?: unknown; isContentEditable?: unknown};
  return isContentEditable === true || /^(?:INPUT|SELECT|TEXTAREA)$/i.test(String(tagName));
}

/** Whether the keys pressed open search: Ctrl or ⌘ with K anywhere, a slash where no text is typed. */
export function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target}: KeyPress): boolean {
  if (isComposing || altKey) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !shiftKey;
  }
  return key === '/' && !isEditable(target); // With or without Shift: where the slash is depends on the keyboard.
}

/**
 * @param platform `navigator.platform`
 * @returns the keys to press together, as they are printed on the platform's keyboards
 */
export function shortcutKeys(platform: string): readonly [modifier: string, key: string] {
  return [/mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl', 'K'];
}
