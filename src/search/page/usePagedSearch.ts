import {useCallback, useEffect, useRef, useState} from 'react';
import {runSearch, type FoundResult} from '../runSearch';
import type {SearchSetup} from '../setup';
import {useSearchControl} from '../dialog/SearchProvider';
import {siteSearch} from '../dialog/siteSearch';

/** Specification §9: how long a search may take before the page says that it is searching, in milliseconds. */
const STALL_THRESHOLD = 300;

interface State {
  /** The first answer, which the others continue. */
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'stalled' | 'done' | 'failed';
  /** Those loaded so far. */
  readonly pages: readonly FoundResult[];
  /** Why the search failed. */
  readonly error?: unknown;
}

export interface PagedSearch extends State {
  /** Loads the next page, or the one that failed. */
  readonly loadNext: () => void;
}

const IDLE: State = {query: '', status: 'idle', pages: []};

/**
 * Searches page by page: loads the first at once, the others on request.
 *
 * @param query a new one cancels the previous search
 */
export function usePagedSearch(query: string, setup: SearchSetup): PagedSearch {
  const [state, setState] = useState(IDLE);
  const running = useRef(new AbortController());
  const {facetFilters} = useSearchControl();

  const load = useCallback(
    async (pages: readonly FoundResult[]) => {
      running.current.abort();
      running.current = new AbortController();
      const {signal} = running.current;
      const stall = setTimeout(() => setState((before) => ({...before, query, status: 'stalled'})), STALL_THRESHOLD);
      try {
        const input = {query, page: pages.length, width: window.innerWidth, facetFilters: facetFilters.current};
        const found = await runSearch(siteSearch(setup), input, signal);
        found.reportView(found.hits);
        setState({query, status: 'done', pages: [...pages, found]});
      } catch (error) {
        if (!signal.aborted) {
          setState({query, status: 'failed', pages, error});
        }
      } finally {
        clearTimeout(stall);
      }
    },
    [query, setup, facetFilters],
  );

  useEffect(() => {
    if (query) {
      void load([]);
    }
    return () => running.current.abort();
  }, [query, load]);

  const status = state.query === query ? state.status : 'loading';
  return {
    ...(query ? {...state, status} : IDLE),
    loadNext() {
      if (status === 'done' || status === 'failed') {
        setState({...state, status: 'loading'});
        void load(state.pages);
      }
    },
  };
}
