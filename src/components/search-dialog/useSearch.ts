import {useEffect, useState, type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent} from 'react';
import {createAutocomplete, type AutocompleteSource, type AutocompleteState} from '@algolia/autocomplete-core';
import {groupHits} from '../../search/groups';
import {cutQuery} from '../../search/request';
import {runSearch, type FoundResult} from '../../search/runSearch';
import type {SavedSearch, SavedSearches} from '../../search/saved';
import {SearchError, type SearchHit, type SearchRequest} from '../../search/types';
import type {SiteSearch} from './siteSearch';

/** An entry that can be chosen: a result, or a saved search. A type, so that it fits the library's records. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type Item = {
  readonly hit: SearchHit;
  /** Heading of the group it stands in. */
  readonly group: string;
  readonly isChild: boolean;
  readonly isLastChild: boolean;
  /** Tells the statistics that it was chosen. */
  readonly choose?: () => void;
};

/** What came of the last query. */
export type Answer =
  | {readonly query: string; readonly found: FoundResult; readonly suggestions: readonly string[]}
  | {readonly query: string; readonly error: unknown};

export const RECENT = 'recent';

interface SearchOptions {
  readonly search: SiteSearch;
  readonly saved: SavedSearches;
  readonly facetFilters: RefObject<SearchRequest['facetFilters']>;
  readonly initialQuery: string;
  /** A page was chosen with Enter. */
  readonly onNavigate: (url: string) => void;
}

type Autocomplete = ReturnType<typeof createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>>;

/** What every screen with entries is given. */
export interface ScreenProps {
  readonly autocomplete: Autocomplete;
  readonly collections: AutocompleteState<Item>['collections'];
  /** A link was clicked: the dialog closes, unless it opens elsewhere. */
  readonly onFollow: (event: MouseEvent) => void;
}

export interface Search {
  readonly autocomplete: Autocomplete;
  readonly state: AutocompleteState<Item>;
  /** Undefined as long as there is no query, or no answer yet. */
  readonly answer: Answer | undefined;
}

/** Joins the site's search and the saved searches to the headless autocomplete. The options are those of the first call. */
export function useSearch(options: SearchOptions): Search {
  const [answer, setAnswer] = useState<Answer>();
  const [state, setState] = useState<AutocompleteState<Item>>({
    query: cutQuery(options.initialQuery),
    collections: [],
    completion: null,
    context: {},
    isOpen: false,
    activeItemId: null,
    status: 'idle',
  });
  const [{autocomplete, abort}] = useState(() => createSearch(options, state, setState, setAnswer));
  useEffect(() => abort, [abort]);
  return {autocomplete, state, answer};
}

function createSearch(
  {search, saved, facetFilters, onNavigate}: SearchOptions,
  initialState: AutocompleteState<Item>,
  setState: (state: AutocompleteState<Item>) => void,
  setAnswer: (answer: Answer | undefined) => void,
): {autocomplete: Autocomplete; abort: () => void} {
  let running = new AbortController();

  const source = (sourceId: string, items: Item[]): AutocompleteSource<Item> => ({
    sourceId,
    getItems: () => items,
    getItemUrl: ({item}) => item.hit.url,
    onSelect({item}) {
      saved.add(item.hit);
      item.choose?.();
    },
  });

  async function find(query: string, signal: AbortSignal): Promise<AutocompleteSource<Item>[]> {
    const input = {query, page: 0, width: window.innerWidth, facetFilters: facetFilters.current};
    const found = await runSearch(search, input, signal);
    setAnswer({query, found, suggestions: []});
    void found.suggestions.then((suggestions) => {
      if (suggestions.length > 0 && !signal.aborted) {
        setAnswer({query, found, suggestions});
      }
    });
    return groupHits(found.hits).map(({title, hits}, index) =>
      source(
        `hits-${index}`,
        hits.map((placed) => ({...placed, group: title, choose: () => found.choose(placed.hit)})),
      ),
    );
  }

  const autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'docsearch',
    defaultActiveItemId: 0,
    openOnFocus: true,
    insights: false,
    initialState,
    onStateChange: ({state}) => setState(state),
    navigator: {
      navigate: ({itemUrl}) => onNavigate(itemUrl),
      navigateNewWindow({itemUrl}) {
        // Without a size most browsers open a tab.
        window.open(itemUrl, '_blank', `noopener,width=${window.innerWidth},height=${window.innerHeight}`);
      },
    },
    async getSources({query: typed}) {
      running.abort();
      running = new AbortController();
      const {signal} = running;
      const query = cutQuery(typed).trim();
      if (!query) {
        setAnswer(undefined);
        return [
          source(RECENT, saved.recent().map(toItem('Recent'))),
          source('favorites', saved.favorites().map(toItem('Favorite'))),
        ];
      }
      try {
        return await find(query, signal);
      } catch (error) {
        if (signal.aborted) {
          // Never settles: whatever it came to, the library would show it, and stop waiting for the newer search.
          return new Promise(() => undefined);
        }
        if (!(error instanceof SearchError)) {
          reportError(error); // A mistake of ours: to be seen on the console, too.
        }
        setAnswer({query, error});
        return [];
      }
    },
  });
  return {autocomplete, abort: () => running.abort()};
}

function toItem(group: string): (search: SavedSearch) => Item {
  return (search) => ({hit: {...search, snippet: {}}, group, isChild: false, isLastChild: false});
}
