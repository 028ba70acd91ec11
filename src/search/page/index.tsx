import type {ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import translations from '@theme/SearchTranslations';
import {cutQuery} from '../request';
import SearchForm from '../form';
import ErrorScreen from '../dialog/ErrorScreen';
import NoResults from '../dialog/NoResults';
import Places from '../dialog/Places';
import {siteSearch} from '../dialog/siteSearch';
import '../dialog/styles';
import {useSearchSetup} from '../dialog/useSearchSetup';
import PageList from './PageList';
import Results from './Results';
import styles from './styles.module.css';
import {usePagedSearch, type PagedSearch} from './usePagedSearch';

function summary(query: string, status: PagedSearch['status'], count: number): string {
  switch (status) {
    case 'idle':
      return 'All pages';
    case 'failed':
      return translations.modal?.errorScreen?.titleText ?? '';
    case 'stalled':
      return 'Searching…';
    case 'loading':
      return '\u00a0'; // Keeps its line empty: most answers come before a text could be read.
    case 'done':
      if (count === 0) {
        return `${translations.modal?.noResultsScreen?.noResultsText} "${query}"`;
      }
      return count === 1 ? 'One document found' : `${count} documents found`;
  }
}

/** The search results page, on the same client as the dialog. Without script it lists every page. */
export default function SearchPageContent(): ReactNode {
  const setup = useSearchSetup();
  const [value, setQuery] = useQueryString('q');
  const text = cutQuery(value);
  const query = text.trim();
  const {status, pages, error, loadNext} = usePagedSearch(query, setup);
  const last = pages.at(-1);
  const isSubstitute = setup.config.engine === 'hosted' && last?.engine === 'embedded';
  const hasHits = pages.some(({hits}) => hits.length > 0);
  const isEmpty = status === 'done' && !hasHits;

  return (
    <main className={`DocSearch-Theme ${styles.page}`}>
      <Heading as="h1">Search</Heading>
      <SearchForm label={translations.placeholder!} query={text} onQuery={setQuery} />
      <p
        // The screens for these states say the same.
        className={
          (isEmpty && !isSubstitute) || status === 'failed'
            ? 'DocSearch-VisuallyHiddenForAccessibility'
            : styles.summary
        }
        role="status"
      >
        {`${summary(query, status, hasHits ? last!.nbHits : 0)}${isSubstitute ? ' (in the built-in index)' : ''}`}
      </p>
      {status === 'idle' && <PageList />}
      {hasHits && (
        <Results pages={pages} hasMore={status !== 'failed' && pages.length < last!.nbPages} onMore={loadNext} />
      )}
      {hasHits && <Places query={query} count={last!.nbHits} />}
      {isEmpty && <NoResults query={query} suggestions={last!.suggestions} onSuggestion={setQuery} />}
      {status === 'failed' && <ErrorScreen query={query} error={error} search={siteSearch(setup)} onRetry={loadNext} />}
    </main>
  );
}
