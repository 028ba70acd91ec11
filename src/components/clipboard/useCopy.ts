import {useCallback, useEffect, useState} from 'react';
import {writeText} from './writeText';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long "Copied" stays, in milliseconds: long enough to be seen and read out. */
const SHOWN_FOR = 2500;

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
