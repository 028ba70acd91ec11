import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

/** Ejected from the core to change its look: shown while a page's code loads, or if it can't be loaded. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className="alert alert--danger load-failure">
        <p>
          <strong>This page could not be loaded.</strong> Check your network connection, then retry.
        </p>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p role="status" className="container margin-vert--xl text--center">
      Loading…
    </p>
  ) : null;
}
