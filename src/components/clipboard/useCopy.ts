import {useCallback, useEffect, useState} from 'react';
import copyFromSelection from 'copy-text-to-clipboard';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long "Copied" stays, in milliseconds: long enough to be seen and read out. */
const SHOWN_FOR = 2500;

/**
 * Copies a text. Safari takes a text that is still loading only if it gets it as a promise while the click is being
 * handled.
 *
 * @throws what reading the text throws, or an error of the browser that refuses the clipboard
 */
async function writeText(text: Promise<string>): Promise<void> {
  // Without encryption, as in a company's network, there is no clipboard, whatever the browser's types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else if (!copyFromSelection(await text)) {
    throw new Error('The browser does not allow copying.');
  }
}

/**
 * A copy button's state and what a click does.
 *
 * @param read gives the text to copy; called on each click
 * @returns the state, which falls back to `idle` by itself after success, and the click's handler
 */
export function useCopy(read: () => Promise<string>): {readonly state: CopyState; readonly copy: () => void} {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') {
      return undefined;
    }
    const timer = window.setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [state]);

  const copy = useCallback(() => {
    setState('idle');
    writeText(read()).then(
      () => setState('copied'),
      () => setState('failed'), // The button shows it.
    );
  }, [read]);

  return {state, copy};
}
