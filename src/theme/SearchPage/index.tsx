import {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Page} from '../../search/pages';
import {cutQuery, MAX_QUERY_LENGTH} from '../../search/request';
import {issueUrl} from '../SearchBar/issueUrl';
import {siteSearch} from '../SearchBar/searchClient';
import {useSearchContext} from '../SearchBar/useSearchContext';
import PageList from './PageList';
import Results from './Results';
import styles from './styles.module.css';
import {usePagedSearch, type PagedSearch} from './usePagedSearch';

interface Props {
  readonly pages: readonly Page[];
}

function summary(query: string, {status, count}: PagedSearch): string {
  switch (status) {
    case 'idle':
      return 'All pages';
    case 'failed':
      return 'Unable to fetch results';
    case 'stalled':
      return 'Searching…';
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
  const [ownOrigins] = useState(() => (typeof window === 'undefined' ? [] : [setup.siteUrl, window.location.origin]));
  const isEmbedded = setup.hosted === null;
  const options = useMemo(
    () => ({client: siteSearch({...setup, ownOrigins}).client, isEmbedded, indexName, contextualFilters}),
    [setup, ownOrigins, isEmbedded, indexName, contextualFilters],
  );
  const [value, setQuery] = useQueryString('q');
  const query = cutQuery(value);
  const search = usePagedSearch(query.trim(), options);
  const {status, hits, hasMore, engine, suggestions, loadMore, retry} = search;
  const {client} = options;

  function switchToBuiltIn(fallback: {useEmbedded: () => void}): void {
    fallback.useEmbedded();
    retry();
  }

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
      {status === 'failed' && (
        <div className={styles.failure}>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button button--outline button--primary" onClick={retry}>
            Try again
          </button>{' '}
          {!isEmbedded && 'useEmbedded' in client && (
            <button type="button" className="button button--primary" onClick={() => switchToBuiltIn(client)}>
              Search the built-in index
            </button>
          )}
        </div>
      )}
      {status === 'done' && hits.length === 0 && (
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
      {status === 'idle' ? <PageList pages={pages} /> : <Results hits={hits} hasMore={hasMore} onMore={loadMore} />}
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
