import {Suspense, use, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import type {FoundResult} from '../../search/runSearch';
import {REPOSITORY_URL} from '../../site/links';
import Icon from './Icon';

interface SuggestionsProps {
  readonly suggestions: FoundResult['suggestions'];
  readonly onSuggestion: (query: string) => void;
}

interface Props extends SuggestionsProps {
  readonly query: string;
  /** Whether the built-in index has answered in place of the hosted service. */
  readonly isSubstitute: boolean;
}

const texts = translations.modal?.noResultsScreen;

function Suggestions({suggestions, onSuggestion}: SuggestionsProps): ReactNode {
  const queries = use(suggestions);
  return (
    queries.length > 0 && (
      <div className="DocSearch-NoResults-Prefill-List DocSearch-Dropdown-Container">
        <p className="DocSearch-Help" id="docsearch-suggestions">
          {texts?.suggestedQueryText}
        </p>
        <ul className="DocSearch-NoResults-Prefill-List-Items" aria-labelledby="docsearch-suggestions">
          {queries.map((query) => (
            <li key={query}>
              <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(query)}>
                {query}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** Nothing was found: what else to try, and where to report it. */
export default function NoResults({query, isSubstitute, ...suggestionsProps}: Props): ReactNode {
  const title = `Documentation: no search results for "${query}"`;
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <Icon name="nothing" size={40} />
      </div>
      <p className="DocSearch-Title">
        {texts?.noResultsText} &quot;<strong>{query}</strong>&quot;
      </p>
      {isSubstitute && <p className="DocSearch-Help">The built-in index was searched.</p>}
      <Suspense>
        <Suggestions {...suggestionsProps} />
      </Suspense>
      <p className="DocSearch-Help">
        {texts?.reportMissingResultsText}{' '}
        <Link to={`${REPOSITORY_URL}/issues/new?${new URLSearchParams({title})}`}>
          {texts?.reportMissingResultsLinkText}
        </Link>
      </p>
    </div>
  );
}
