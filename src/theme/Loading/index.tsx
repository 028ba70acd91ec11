import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

/** Ejected from the core to change its look: shown if a page's code can't be loaded. */
export default function Loading({error, retry}: Pick<LoadingComponentProps, 'error' | 'retry'>): ReactNode {
  return (
    error && (
      <div role="alert" className="alert alert--danger load-failure">
        <p>
          <strong>This page could not be loaded.</strong> Check your network connection, then retry.
        </p>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    )
  );
}
