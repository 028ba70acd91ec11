import type {ReactNode} from 'react';
import type {CopyState} from './useCopy';
import styles from './styles.module.css';

interface Props {
  readonly state: CopyState;
  /** What went wrong and what to do, in one sentence. */
  readonly failure: string;
}

/**
 * Tells a screen reader that something was copied; a failure is for everybody to see. One text and no other child: a
 * browser that translates the page puts texts into elements of its own, and React finds its own no more.
 */
export default function CopyStatus({state, failure}: Props): ReactNode {
  const texts = {idle: '', copied: 'Copied', failed: failure};
  return (
    <span role="status" className={state === 'failed' ? styles.failure : styles.hidden}>
      {texts[state]}
    </span>
  );
}
