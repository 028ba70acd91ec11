import type {ReactNode} from 'react';
import type {CopyState} from './useCopy';
import styles from './styles.module.css';

interface Props {
  readonly state: CopyState;
  /** What went wrong and what to do, in one sentence. */
  readonly failure: string;
}

/** Announces to a screen reader that something was copied; everyone sees a failure. */
export default function CopyStatus({state, failure}: Props): ReactNode {
  return (
    <span role="status" className={state === 'failed' ? styles.failure : styles.hidden}>
      {state === 'copied' && 'Copied'}
      {state === 'failed' && failure}
    </span>
  );
}
