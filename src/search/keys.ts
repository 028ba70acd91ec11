/** The properties of a keyboard event that are read. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> & {
  readonly target: unknown;
};

/**
 * Whether the keys pressed open search: Ctrl or ⌘ with K anywhere, a slash where no text is typed. It uses nothing
 * outside this function, because `src/plugins/search-dialog` writes its source into each page.
 */
export function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target}: KeyPress): boolean {
  if (isComposing || altKey) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !shiftKey;
  }
  const {tagName, isContentEditable} = Object(target) as {tagName?: unknown; isContentEditable?: unknown};
  const isEditable = isContentEditable === true || /^(?:INPUT|SELECT|TEXTAREA)$/i.test(String(tagName));
  return key === '/' && !isEditable; // With or without Shift: where the slash is depends on the keyboard.
}
