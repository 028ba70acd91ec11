import {useEffect, useState} from 'react';
import copyFromSelection from 'copy-text-to-clipboard';

type CopyState = 'idle' | 'copied' | 'failed';

/** Duration of "Copied" in milliseconds, long enough to be seen and read out. */
const SHOWN_FOR = 2500;

/** @throws if the browser denies access to the clipboard */
async function writeText(text: string): Promise<void> {
  // Despite the browser's types, the clipboard is missing without HTTPS, for example in a company's network.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    await clipboard.writeText(text);
  } else if (!copyFromSelection(text)) {
    throw new Error('The browser does not allow copying.');
  }
}

/**
 * Returns a copy button's state, which falls back to `idle` after success, and its click handler.
 *
 * @param read returns the text to copy; called on each click
 */
export function useCopy(read: () => string): {readonly state: CopyState; readonly copy: () => void} {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') {
      return undefined;
    }
    const timer = window.setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [state]);

  function copy(): void {
    setState('idle');
    writeText(read()).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return {state, copy};
}
