/** Whether a click on a link opens it in another tab or window: with a modifier key or another button. */
export function opensElsewhere({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  button,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
