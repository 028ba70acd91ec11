import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import {REPORT_URL} from '../../site/links';

interface Props {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (query: string) => void;
}

const texts = translations.modal?.noResultsScreen;

/** Shown without results: suggestions, and a link to report it. */
export default function NoResults({query, suggestions, onSuggestion}: Props): ReactNode {
  const title = `Documentation: no search results for "${query}"`;
  return (
    <div className="DocSearch-NoResults">
      <strong className="DocSearch-Title">
        {texts?.noResultsText} &quot;<span>{query}</span>&quot;
      </strong>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List DocSearch-Dropdown-Container">
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
        {texts?.reportMissingResultsText}{' '}
        <Link to={`${REPORT_URL}?${new URLSearchParams({title})}`}>{texts?.reportMissingResultsLinkText}</Link>
      </p>
    </div>
  );
}
