import {useCallback, useEffect, useReducer, useRef} from 'react';
import {clickOn} from '../../search/clicks';
import type {Engine, FallbackClient} from '../../search/fallback';
import type {Click, Insights} from '../../search/insights';
import {buildSearchRequest, type ContextualFilters} from '../../search/request';
import {suggestQueries} from '../../search/suggestions';
import {SearchError, type SearchClient, type SearchHit, type SearchResult} from '../../search/types';

/** Specification §9: how long a search may take before the page says that it does. */
const STALL_THRESHOLD = 300;

export interface FoundHit {
  readonly hit: SearchHit;
  /** What the statistics are told when it is chosen: of a hosted service's results only. */
  readonly click: Click | undefined;
}

export interface PagedSearch {
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

const IDLE: PagedSearch = {status: 'idle', found: [], count: 0, hasMore: false, engine: undefined, suggestions: []};

type Action =
  | {readonly type: 'clear' | 'start' | 'stall'}
  | {readonly type: 'fail'; readonly page: number; readonly error: unknown}
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
    case 'fail': {
      // What is shown of another query must not pass for an answer to this one.
      const found = action.page === 0 ? [] : state.found;
      return {...state, status: 'failed', found, hasMore: false, error: action.error};
    }
    case 'answer': {
      const {result, engine} = action;
      const {hits, page, nbHits, nbPages} = result;
      const more = hits.map((hit) => ({hit, click: engine === 'hosted' ? clickOn(hit, result) : undefined}));
      const found = page === 0 ? more : [...state.found, ...more];
      return {
        status: 'done',
        found,
        count: found.length === 0 ? 0 : nbHits, // None of them could be shown.
        hasMore: page + 1 < nbPages,
        engine,
        suggestions: [],
      };
    }
    case 'suggest':
      return {...state, suggestions: action.suggestions};
  }
}

interface Options {
  readonly client: SearchClient | FallbackClient;
  /** Undefined unless click and view events are turned on. */
  readonly insights: Insights | undefined;
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
  /** The page asked for last, and whether it has come. */
  const last = useRef({page: 0, hasCome: false});

  const search = useCallback(
    async (page: number) => {
      const {client, insights, isEmbedded, indexName, contextualFilters} = options;
      running.current.abort();
      running.current = new AbortController();
      const {signal} = running.current;
      last.current = {page, hasCome: false};
      const width = window.innerWidth;
      const request = {query, indexName, width, insights: insights !== undefined, contextualFilters};
      dispatch({type: 'start'});
      const stall = setTimeout(() => dispatch({type: 'stall'}), STALL_THRESHOLD);
      try {
        const answer = await client.search([buildSearchRequest({...request, page})], {signal});
        signal.throwIfAborted();
        const result = answer.results[0]!;
        const own: Engine = isEmbedded ? 'embedded' : 'hosted';
        const engine = 'engine' in answer ? (answer.engine as Engine) : own;
        last.current = {page, hasCome: true};
        dispatch({type: 'answer', result, engine});
        if (engine === 'hosted') {
          insights?.viewed(result.hits.map(({objectID}) => objectID));
        }
        if (page === 0 && result.hits.length === 0) {
          const suggestions = await suggestQueries(client, request, {signal});
          signal.throwIfAborted();
          dispatch({type: 'suggest', suggestions});
        }
      } catch (error) {
        if (signal.aborted) {
          return;
        }
        if (!(error instanceof SearchError)) {
          reportError(error); // A mistake of ours: to be seen on the console, too.
        }
        dispatch({type: 'fail', page, error});
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

  const retry = useCallback(() => void search(last.current.page), [search]);
  const loadMore = useCallback(() => {
    // The end of the list may still be that of the query before, and in sight.
    if (last.current.hasCome) {
      void search(last.current.page + 1);
    }
  }, [search]);
  return {...state, retry, loadMore};
}
