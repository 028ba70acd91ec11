import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './SearchButton.module.css';

interface Props {
  readonly query: string;
  readonly onClose: () => void;
}

/** Shown over the page if the dialog can't be loaded or crashes. Links to the search page. */
export default function LoadFailure({query, onClose}: Props): ReactNode {
  return (
    <div role="alert" className={`alert alert--danger ${styles.failure}`}>
      Search could not be loaded.
      <Link className="button button--sm button--primary" to={`/search/?${new URLSearchParams({q: query})}`}>
        Open the search page
      </Link>
      <button type="button" className="button button--sm button--outline button--primary" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
