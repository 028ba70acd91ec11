import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly reason: string | undefined;
  readonly onRetry: () => void;
  /** Searches the index of the site itself instead; undefined where that is what has failed. */
  readonly onUseEmbedded: (() => void) | undefined;
}

/** No answer, or no further one: what has happened is said above the results, here are the ways on. */
export default function Failure({reason, onRetry, onUseEmbedded}: Props): ReactNode {
  return (
    <div className={styles.failure}>
      <p>You might want to check your network connection.</p>
      {reason && <p>{reason}</p>}
      <button type="button" className="button button--outline button--primary" onClick={onRetry}>
        Try again
      </button>{' '}
      {onUseEmbedded && (
        <button type="button" className="button button--primary" onClick={onUseEmbedded}>
          Search the built-in index
        </button>
      )}
    </div>
  );
}
