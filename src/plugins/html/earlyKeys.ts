import {bufferKeystrokes, isShortcut, KEYSTROKES_FIELD, SHORTCUT_EVENT} from '../../search/keys';

/**
 * The keys that open search. `SearchProvider` answers the event. Before hydration nobody does, and a field takes what is
 * typed next, until the provider finds it.
 */
export const EARLY_KEYS = `document.addEventListener('keydown', (event) => {
  if ('scripts' in document.documentElement.dataset && (${isShortcut.toString()})(event)) {
    event.preventDefault();
    if (document.dispatchEvent(new CustomEvent('${SHORTCUT_EVENT}', {detail: event.key, cancelable: true}))) {
      (${bufferKeystrokes.toString()})('${KEYSTROKES_FIELD}');
    }
  }
});`;
