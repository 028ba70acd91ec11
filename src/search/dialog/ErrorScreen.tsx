import {useEffect, type ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import {SearchError} from '../types';
import type {SiteSearch} from './siteSearch';
import {useOutdated} from './useOutdated';

interface Props {
  /** The query that failed. */
  readonly query: string;
  readonly error: unknown;
  /** The one that failed. */
  readonly search: SiteSearch;
  readonly onRetry: () => void;
}

/** The search failed: says why, and offers another try. */
export default function ErrorScreen({query, error, search, onRetry}: Props): ReactNode {
  const texts = translations.modal?.errorScreen;
  const reason = error instanceof SearchError ? error.reason : undefined;
  useOutdated(query);
  useEffect(() => {
    if (!(error instanceof SearchError)) {
      reportError(error); // Our mistake: also shown on the console.
    }
  }, [error]);
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{texts?.titleText}</p>
      <p className="DocSearch-Help">{texts?.helpText}</p>
      {reason && <p className="DocSearch-Help">{reason}</p>}
      <button type="button" className="button button--outline button--primary" onClick={onRetry}>
        Try again
      </button>
      {search.engine === 'hosted' && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            search.useEmbedded();
            onRetry();
          }}
        >
          Search the built-in index
        </button>
      )}
    </div>
  );
}
