import type {ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import translations from '@theme/SearchTranslations';
import {cutQuery, MAX_QUERY_LENGTH} from '../../search/request';
import ErrorScreen from '../search-dialog/ErrorScreen';
import NoResults from '../search-dialog/NoResults';
import {siteSearch} from '../search-dialog/siteSearch';
import '../search-dialog/styles';
import {useSearchSetup} from '../search-dialog/useSearchSetup';
import PageList from './PageList';
import Results from './Results';
import styles from './styles.module.css';
import {usePagedSearch, type PagedSearch} from './usePagedSearch';

function summary(query: string, {status, count}: PagedSearch): string {
  switch (status) {
    case 'idle':
      return 'All pages';
    case 'failed':
      return translations.modal?.errorScreen?.titleText ?? '';
    case 'stalled':
      return 'Searching …';
    case 'loading':
      return '\u00a0'; // Keeps its line: most answers come before a word could be read.
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
  const search = usePagedSearch(query, setup);
  const {status, found, engine, suggestions} = search;
  const isSubstitute = setup.config.engine === 'hosted' && engine === 'embedded';
  const isEmpty = status === 'done' && found.length === 0;

  return (
    <main className={`DocSearch-Theme ${styles.page}`}>
      <Heading as="h1">Search</Heading>
      <form role="search" aria-label="Page search" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label={translations.placeholder}
          placeholder={translations.placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p
        // The screens for these states say the same.
        className={isEmpty || status === 'failed' ? 'DocSearch-VisuallyHiddenForAccessibility' : styles.summary}
        role="status"
      >
        {summary(query, search)}
        {isSubstitute && ' (in the built-in index)'}
      </p>
      {status === 'idle' && <PageList />}
      {found.length > 0 && <Results found={found} hasMore={search.hasMore} onMore={search.loadMore} />}
      {isEmpty && (
        <NoResults query={query} suggestions={suggestions} isSubstitute={isSubstitute} onSuggestion={setQuery} />
      )}
      {status === 'failed' && (
        <ErrorScreen error={search.error} client={siteSearch(setup).client} onRetry={search.retry} />
      )}
    </main>
  );
}
