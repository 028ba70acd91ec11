import {useCallback, useEffect, useRef, useState} from 'react';
import {runSearch} from '../../search/runSearch';
import type {SearchSetup} from '../../search/setup';
import {SearchError, type Engine, type SearchHit} from '../../search/types';
import {useSearchControl} from '../search-dialog/SearchProvider';
import {siteSearch} from '../search-dialog/siteSearch';

/** Specification §9: how long a search may take before the page says that it does, in milliseconds. */
const STALL_THRESHOLD = 300;

export interface FoundHit {
  readonly hit: SearchHit;
  /** Tells the statistics that it was chosen. */
  readonly choose: () => void;
}

interface State {
  readonly status: 'idle' | 'loading' | 'stalled' | 'done' | 'failed';
  /** Of all pages loaded so far. */
  readonly found: readonly FoundHit[];
  readonly count: number;
  readonly hasMore: boolean;
  /** Who answered last; undefined before the first answer. */
  readonly engine: Engine | undefined;
  /** Queries that lead to results, when this one does not. */
  readonly suggestions: readonly string[];
  /** Why the search has failed. */
  readonly error?: unknown;
}

const IDLE: State = {status: 'idle', found: [], count: 0, hasMore: false, engine: undefined, suggestions: []};

export interface PagedSearch extends State {
  readonly retry: () => void;
  readonly loadMore: () => void;
}

/**
 * Searches page by page: the first at once, the others when asked for.
 *
 * @param query a new one ends the search for the last one
 */
export function usePagedSearch(query: string, setup: SearchSetup): PagedSearch {
  const [state, setState] = useState(IDLE);
  const running = useRef(new AbortController());
  /** The page asked for last, and whether it has come. */
  const last = useRef({page: 0, hasCome: false});
  const {facetFilters} = useSearchControl();

  const search = useCallback(
    async (page: number) => {
      running.current.abort();
      running.current = new AbortController();
      const {signal} = running.current;
      last.current = {page, hasCome: false};
      setState((before) => ({...before, status: 'loading'}));
      const stall = setTimeout(() => setState((before) => ({...before, status: 'stalled'})), STALL_THRESHOLD);
      try {
        const input = {query, page, width: window.innerWidth, facetFilters: facetFilters.current};
        const {hits, nbHits, nbPages, engine, ...rest} = await runSearch(siteSearch(setup), input, signal);
        last.current = {page, hasCome: true};
        const more = hits.map((hit) => ({hit, choose: () => rest.choose(hit)}));
        setState((before) => {
          const found = page === 0 ? more : [...before.found, ...more];
          // None of them could be shown: then there are none.
          const count = found.length === 0 ? 0 : nbHits;
          return {status: 'done', found, count, hasMore: page + 1 < nbPages, engine, suggestions: []};
        });
        const suggestions = await rest.suggestions;
        signal.throwIfAborted();
        setState((before) => ({...before, suggestions}));
      } catch (error) {
        if (signal.aborted) {
          return;
        }
        if (!(error instanceof SearchError)) {
          reportError(error); // A mistake of ours: to be seen on the console, too.
        }
        // What is shown of another query must not pass for an answer to this one.
        setState((before) => ({
          ...before,
          status: 'failed',
          found: page === 0 ? [] : before.found,
          hasMore: false,
          error,
        }));
      } finally {
        clearTimeout(stall);
      }
    },
    [query, setup, facetFilters],
  );

  useEffect(() => {
    if (query === '') {
      setState(IDLE);
    } else {
      void search(0);
    }
    return () => running.current.abort();
  }, [query, search]);

  const retry = useCallback(() => void search(last.current.page), [search]);
  const loadMore = useCallback(() => {
    // The end of the list may still be that of the query before, and in sight.
    if (last.current.hasCome) {
      void search(last.current.page + 1);
    }
  }, [search]);
  return {...state, retry, loadMore};
}
