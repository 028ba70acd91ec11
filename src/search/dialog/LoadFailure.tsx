import type {ReactNode} from 'react';
import styles from './SearchButton.module.css';
import {useSearchControl} from './SearchProvider';
import {useOutdated} from './useOutdated';

/** Below the search button: the dialog's code could not be loaded. */
export default function LoadFailure({query}: {readonly query: string}): ReactNode {
  const {open, close} = useSearchControl();
  useOutdated(query);
  return (
    <div role="alert" className={`alert alert--danger ${styles.failure}`}>
      Search could not be loaded.
      <button type="button" className="button button--sm button--primary" onClick={() => open(query)}>
        Retry
      </button>
      <button type="button" className="button button--sm button--outline button--primary" onClick={close}>
        Close
      </button>
    </div>
  );
}
