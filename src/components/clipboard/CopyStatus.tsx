import type {ReactNode} from 'react';
import type {CopyState} from './useCopy';
import styles from './styles.module.css';

interface Props {
  readonly state: CopyState;
  /** What went wrong and what to do, in one sentence. */
  readonly failure: string;
}

/**
 * Tells a screen reader that something was copied; a failure is visible to everybody. It has one text and no other
 * child, because a browser that translates the page moves texts into new elements, where React cannot find them.
 */
export default function CopyStatus({state, failure}: Props): ReactNode {
  const texts = {idle: '', copied: 'Copied', failed: failure};
  return (
    <span role="status" className={state === 'failed' ? styles.failure : styles.hidden}>
      {texts[state]}
    </span>
  );
}
