import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {NothingIcon} from './Icons';

interface Props {
  readonly query: string;
  /** Queries that lead to results. */
  readonly suggestions: readonly string[];
  /** Where a missing page can be reported. */
  readonly issueUrl: string;
  readonly isSubstitute: boolean;
  readonly onSuggestion: (query: string) => void;
}

/** Nothing was found: what else to try, and whom to tell. */
export default function NoResults({query, suggestions, issueUrl, isSubstitute, onSuggestion}: Props): ReactNode {
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <NothingIcon />
      </div>
      <p className="DocSearch-Title">
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      {isSubstitute && <p className="DocSearch-Help">The built-in index was searched.</p>}
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help" id="docsearch-suggestions">
            Try searching for
          </p>
          <ul className="DocSearch-NoResults-Prefill-List-Items" aria-labelledby="docsearch-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        Believe this query should return results? <Link to={issueUrl}>Let us know.</Link>
      </p>
    </div>
  );
}
