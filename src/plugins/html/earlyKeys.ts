import {isShortcut, bufferKeystrokes, KEYSTROKES_FIELD} from '../../search/keys';

/**
 * A page can be read long before hydration. Until `SearchProvider` is ready, this script listens for the keys that open
 * search, and adds a field for what is typed next, which tells the provider to open the dialog.
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
