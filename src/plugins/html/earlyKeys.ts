import {isShortcut, bufferKeystrokes, KEYSTROKES_FIELD} from '../../search/keys';

/**
 * Handles search shortcuts before hydration, since a page can be read long before. Until `SearchProvider` is ready,
 * this script listens for the shortcuts and adds a field for typed text, which makes the provider open the dialog.
 */
export const EARLY_KEYS = `document.addEventListener('keydown', function listen(event) {
  const {dataset} = document.documentElement;
  if ('searchReady' in dataset) {
    document.removeEventListener('keydown', listen);
  } else if ('scripts' in dataset && (${isShortcut.toString()})(event)) {
    event.preventDefault();
    (${bufferKeystrokes.toString()})('${KEYSTROKES_FIELD}');
  }
});`;
