import type {ReactNode} from 'react';
import type {CopyState} from './useCopy';
import styles from './styles.module.css';

interface Props {
  readonly state: CopyState;
  /** What went wrong and what to do, in one sentence. */
  readonly failure: string;
}

/** Tells a screen reader that something was copied; a failure is for everybody to see. */
export default function CopyStatus({state, failure}: Props): ReactNode {
  return (
    <span role="status" className={state === 'failed' ? styles.failure : styles.hidden}>
      {state === 'copied' && 'Copied'}
      {state === 'failed' && failure}
    </span>
  );
}
