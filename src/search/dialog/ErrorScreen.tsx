import {useEffect, type ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import {SearchError} from '../types';
import type {SiteSearch} from './siteSearch';

interface Props {
  readonly error: unknown;
  /** The failed search. */
  readonly search: SiteSearch;
  readonly onRetry: () => void;
}

/** Shows why a search failed, and offers a retry. */
export default function ErrorScreen({error, search, onRetry}: Props): ReactNode {
  const texts = translations.modal?.errorScreen;
  const reason = error instanceof SearchError ? error.reason : undefined;
  useEffect(() => {
    if (!(error instanceof SearchError)) {
      reportError(error); // A bug here; also shown on the console.
    }
  }, [error]);
  return (
    <div className="DocSearch-ErrorScreen">
      <strong className="DocSearch-Title">{texts?.titleText}</strong>
      <p className="DocSearch-Help">{texts?.helpText}</p>
      {reason && <p className="DocSearch-Help">{reason}</p>}
      <button type="button" className="button button--outline button--primary margin-top--sm" onClick={onRetry}>
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
