/**
 * Keys that open search, and a buffer for text typed before the dialog is ready. The functions use nothing from
 * outside, because `src/plugins/html` writes their source into each page.
 */

/** The properties used of a keyboard event. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> & {
  readonly composedPath: () => readonly unknown[];
};

/** Returns whether the keys open search: Ctrl or ⌘ with K anywhere, or a slash outside text fields. */
export function isShortcut(event: KeyPress): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
  if (isComposing || altKey) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !shiftKey;
  }
  const [target] = event.composedPath(); // `event.target` would be the host of a shadow tree.
  const {tagName, isContentEditable} = Object(target) as Partial<HTMLElement>;
  const isEditable = isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/i.test(String(tagName));
  return key === '/' && !isEditable; // With or without Shift, because the slash's position depends on the keyboard.
}

/** Id of the field for text typed before the dialog is ready. */
export const KEYSTROKES_FIELD = 'typed-for-search';

/**
 * Focuses a field with this id, and creates it if necessary. It is a real field, visually hidden, so that corrections,
 * pasting, and input methods work.
 */
export function bufferKeystrokes(id: string): HTMLInputElement {
  const known = document.getElementById(id);
  if (known) {
    return known as HTMLInputElement;
  }
  const field = Object.assign(document.createElement('input'), {id, ariaLabel: 'Search docs'});
  field.style.cssText = 'position: fixed; top: 0; opacity: 0; pointer-events: none';
  document.body.append(field);
  field.focus({preventScroll: true});
  return field;
}
