/**
 * The keys that open search, and what is typed before its dialog is there. The functions use nothing outside of
 * themselves, because `src/plugins/client` writes their source into each page.
 */

/** What is read of a keyboard event. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> & {
  readonly composedPath: () => readonly unknown[];
};

/** Whether the keys pressed open search: Ctrl or ⌘ with K anywhere, a slash where no text is typed. */
export function isShortcut(event: KeyPress): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
  if (isComposing || altKey) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !shiftKey;
  }
  const [target] = event.composedPath(); // `event.target` would be the element around a shadow tree.
  const {tagName, isContentEditable} = Object(target) as Partial<HTMLElement>;
  const isEditable = isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/i.test(String(tagName));
  return key === '/' && !isEditable; // With or without Shift: where the slash is depends on the keyboard.
}

/** Id of the field that takes what is typed before the dialog is there. */
export const KEYSTROKES_FIELD = 'typed-for-search';

/**
 * Puts the focus into a field with this id, or gives the one that is there: a real field, out of sight, so that
 * corrections, pasting, and input methods work.
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
