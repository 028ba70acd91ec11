import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  readonly query: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown over the page if the dialog can't be loaded or crashes. Links to the search page. */
export default function LoadFailure({query, onRetry, onClose}: Props): ReactNode {
  return (
    <div role="alert" className="alert alert--danger load-failure">
      <p>
        <strong>Search could not be loaded.</strong> Check your network connection, or{' '}
        <Link to={`/search/?${new URLSearchParams({q: query})}`}>open the search page</Link>.
      </p>
      <button type="button" className="button button--primary margin-right--sm" onClick={onRetry}>
        Retry
      </button>
      <button type="button" className="button button--outline button--primary" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
