import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import {REPOSITORY_URL} from '../../site/links';
import Icon from './Icon';

interface Props {
  readonly query: string;
  /** Queries that lead to results. */
  readonly suggestions: readonly string[];
  /** Whether the built-in index has answered in place of the hosted service. */
  readonly isSubstitute: boolean;
  readonly onSuggestion: (query: string) => void;
}

/** A new issue about a query that should have led somewhere, its title filled in. */
function issueUrl(query: string): string {
  return `${REPOSITORY_URL}/issues/new?${new URLSearchParams({title: `Documentation: no search results for "${query}"`})}`;
}

/** Nothing was found: what else to try, and whom to tell. */
export default function NoResults({query, suggestions, isSubstitute, onSuggestion}: Props): ReactNode {
  const texts = translations.modal?.noResultsScreen;
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <Icon name="nothing" size={40} />
      </div>
      <p className="DocSearch-Title">
        {texts?.noResultsText} &quot;<strong>{query}</strong>&quot;
      </p>
      {isSubstitute && <p className="DocSearch-Help">The built-in index was searched.</p>}
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help" id="docsearch-suggestions">
            {texts?.suggestedQueryText}
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
        {texts?.reportMissingResultsText} <Link to={issueUrl(query)}>{texts?.reportMissingResultsLinkText}</Link>
      </p>
    </div>
  );
}
