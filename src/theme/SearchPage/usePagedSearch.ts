import {useCallback, useEffect, useReducer, useRef} from 'react';
import type {Engine, FallbackClient} from '../../search/fallback';
import {buildSearchRequest, type ContextualFilters} from '../../search/request';
import {suggestQueries} from '../../search/suggestions';
import type {SearchClient, SearchHit, SearchResult} from '../../search/types';

/** Specification §9: how long a search may take before the page says that it does. */
const STALL_THRESHOLD = 300;

export interface PagedSearch {
  readonly status: 'idle' | 'loading' | 'stalled' | 'done' | 'failed';
  /** Of all pages loaded so far. */
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly hasMore: boolean;
  /** Who answered last; undefined before the first answer. */
  readonly engine: Engine | undefined;
  /** Queries that lead to results, when this one does not. */
  readonly suggestions: readonly string[];
}

const IDLE: PagedSearch = {status: 'idle', hits: [], count: 0, hasMore: false, engine: undefined, suggestions: []};

type Action =
  | {readonly type: 'clear' | 'start' | 'stall' | 'fail'}
  | {readonly type: 'answer'; readonly result: SearchResult; readonly engine: Engine}
  | {readonly type: 'suggest'; readonly suggestions: readonly string[]};

function reduce(state: PagedSearch, action: Action): PagedSearch {
  switch (action.type) {
    case 'clear':
      return IDLE;
    case 'start':
      return {...state, status: 'loading'};
    case 'stall':
      return state.status === 'loading' ? {...state, status: 'stalled'} : state;
    case 'fail':
      return {...state, status: 'failed'};
    case 'answer': {
      const {hits, page, nbHits, nbPages} = action.result;
      return {
        status: 'done',
        hits: page === 0 ? hits : [...state.hits, ...hits],
        count: nbHits,
        hasMore: page + 1 < nbPages,
        engine: action.engine,
        suggestions: [],
      };
    }
    case 'suggest':
      return {...state, suggestions: action.suggestions};
  }
}

interface Options {
  readonly client: SearchClient | FallbackClient;
  readonly isEmbedded: boolean;
  readonly indexName: string;
  readonly contextualFilters: ContextualFilters;
}

/**
 * Searches page by page: the first at once, the others when asked for.
 *
 * @param query a new one ends the search for the last one
 * @param options the same object as long as nothing in it changes
 */
export function usePagedSearch(
  query: string,
  options: Options,
): PagedSearch & {readonly retry: () => void; readonly loadMore: () => void} {
  const [state, dispatch] = useReducer(reduce, IDLE);
  const running = useRef(new AbortController());
  const page = useRef(0);

  const search = useCallback(
    async (wantedPage: number) => {
      const {client, isEmbedded, indexName, contextualFilters} = options;
      running.current.abort();
      running.current = new AbortController();
      const {signal} = running.current;
      const request = {query, indexName, width: window.innerWidth, insights: false, contextualFilters};
      dispatch({type: 'start'});
      const stall = setTimeout(() => dispatch({type: 'stall'}), STALL_THRESHOLD);
      try {
        const answer = await client.search([buildSearchRequest({...request, page: wantedPage})], {signal});
        signal.throwIfAborted();
        const result = answer.results[0]!;
        page.current = wantedPage;
        const own: Engine = isEmbedded ? 'embedded' : 'hosted';
        dispatch({type: 'answer', result, engine: 'engine' in answer ? (answer.engine as Engine) : own});
        if (result.nbHits === 0) {
          const suggestions = await suggestQueries(client, request, {signal});
          signal.throwIfAborted();
          dispatch({type: 'suggest', suggestions});
        }
      } catch {
        if (!signal.aborted) {
          dispatch({type: 'fail'});
        }
      } finally {
        clearTimeout(stall);
      }
    },
    [query, options],
  );

  useEffect(() => {
    if (query === '') {
      running.current.abort();
      dispatch({type: 'clear'});
    } else {
      void search(0);
    }
    return () => running.current.abort();
  }, [query, search]);

  const retry = useCallback(() => void search(0), [search]);
  const loadMore = useCallback(() => void search(page.current + 1), [search]);
  return {...state, retry, loadMore};
}
