import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  readonly query: string;
  readonly onClose: () => void;
}

/** Shown over the page if the dialog can't be loaded or crashes. Links to the search page. */
export default function LoadFailure({query, onClose}: Props): ReactNode {
  return (
    <div role="alert" className="alert alert--danger load-failure">
      <p className="margin-bottom--xs">Search could not be loaded.</p>
      <Link className="button button--primary margin-right--sm" to={`/search/?${new URLSearchParams({q: query})}`}>
        Open the search page
      </Link>
      <button type="button" className="button button--outline button--primary margin-vert--sm" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
