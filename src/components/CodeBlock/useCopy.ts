import {useEffect, useState} from 'react';
import copyFromSelection from 'copy-text-to-clipboard';

type CopyState = 'idle' | 'copied' | 'failed';

/** How long "Copied" stays, in milliseconds: long enough to be seen and read out. */
const SHOWN_FOR = 2500;

/** @throws an error of the browser that refuses the clipboard */
async function writeText(text: string): Promise<void> {
  // Without encryption, as in a company's network, there is no clipboard, whatever the browser's types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    await clipboard.writeText(text);
  } else if (!copyFromSelection(text)) {
    throw new Error('The browser does not allow copying.');
  }
}

/**
 * A copy button's state, which falls back to `idle` by itself after success, and what a click does.
 *
 * @param read gives the text to copy; called on each click
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
      () => setState('failed'), // The block shows it.
    );
  }

  return {state, copy};
}
