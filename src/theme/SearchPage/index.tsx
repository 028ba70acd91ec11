import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {failureReason} from '../../search/failureReason';
import type {ListedPage} from '../../search/pages';
import {cutQuery, MAX_QUERY_LENGTH} from '../../search/request';
import {issueUrl} from '../SearchBar/issueUrl';
import {siteSearch} from '../SearchBar/searchClient';
import {useSearchContext} from '../SearchBar/useSearchContext';
import Failure from './Failure';
import PageList from './PageList';
import Results from './Results';
import styles from './styles.module.css';
import {usePagedSearch, type PagedSearch} from './usePagedSearch';

interface Props {
  readonly pages: readonly ListedPage[];
}

function summary(query: string, {status, count}: PagedSearch): string {
  switch (status) {
    case 'idle':
      return 'All pages';
    case 'failed':
      return 'Unable to fetch results';
    case 'stalled':
      return 'Searching …';
    case 'loading':
      return '\u00a0'; // Keeps its line: most answers come before a word could be read.
    case 'done':
      if (count === 0) {
        return `No results for "${query}"`;
      }
      return count === 1 ? 'One document found' : `${count} documents found`;
  }
}

function Search({pages}: Props): ReactNode {
  const {setup, indexName, contextualFilters} = useSearchContext();
  const options = useMemo(() => {
    const {client, insights} = siteSearch(setup);
    return {client, insights, isEmbedded: setup.hosted === null, indexName, contextualFilters};
  }, [setup, indexName, contextualFilters]);
  const [value, setQuery] = useQueryString('q');
  const query = cutQuery(value);
  const search = usePagedSearch(query.trim(), options);
  const {status, found, hasMore, engine, suggestions, error, loadMore, retry} = search;
  const {client, insights, isEmbedded} = options;

  return (
    <main className={styles.page}>
      <Heading as="h1">Search</Heading>
      <form role="search" aria-label="Page search" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label="Search docs"
          placeholder="Search docs"
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p className={styles.summary} role="status">
        {summary(query.trim(), search)}
        {!isEmbedded && engine === 'embedded' && ' (in the built-in index)'}
      </p>
      {status === 'done' && found.length === 0 && (
        <div>
          {suggestions.length > 0 && (
            <>
              <p id="search-suggestions">Try searching for</p>
              <ul aria-labelledby="search-suggestions">
                {suggestions.map((suggestion) => (
                  <li key={suggestion}>
                    <Link to={`?${new URLSearchParams({q: suggestion})}`}>{suggestion}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            Believe this query should return results? <Link to={issueUrl(query)}>Let us know.</Link>
          </p>
        </div>
      )}
      {status === 'idle' ? (
        <PageList pages={pages} />
      ) : (
        <Results found={found} hasMore={hasMore} onMore={loadMore} onChoose={(click) => insights?.clicked(click)} />
      )}
      {status === 'failed' && (
        <Failure
          reason={failureReason(error)}
          onRetry={retry}
          onUseEmbedded={
            'useEmbedded' in client && client.engine === 'hosted'
              ? () => {
                  client.useEmbedded();
                  retry();
                }
              : undefined
          }
        />
      )}
    </main>
  );
}

/** The search results page, on the same client as the dialog. Without script it lists every page. */
export default function SearchPage({pages}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Search the guide, the reference, the community pages and the blog of cli-kintone."
      />
      <Search pages={pages} />
    </Layout>
  );
}
