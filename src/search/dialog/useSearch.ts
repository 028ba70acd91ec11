import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import {createAutocomplete, type AutocompleteSource, type AutocompleteState} from '@algolia/autocomplete-core';
import {groupHits} from '../groups';
import {cutQuery} from '../request';
import {runSearch, type FoundResult} from '../runSearch';
import type {SavedSearch, SavedSearches} from '../saved';
import type {SearchHit, SearchRequest} from '../types';
import type {SiteSearch} from './siteSearch';

/** An entry that can be chosen: a result, or a saved search. A type, so that it fits the library's records. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type Item = {
  readonly hit: SearchHit;
  /** Heading of its group. */
  readonly group: string;
  /** Reports to the statistics that it was chosen. */
  readonly reportClick?: () => void;
};

/** The result of the last query. */
export type Answer = {readonly query: string} & ({readonly found: FoundResult} | {readonly error: unknown});

export const RECENT = 'recent';
export const POPUP_ID = 'docsearch-popup';

interface SearchOptions {
  readonly search: SiteSearch;
  readonly saved: SavedSearches;
  readonly facetFilters: RefObject<SearchRequest['facetFilters']>;
  readonly initialQuery: string;
  readonly typed: RefObject<string>;
  /** A page was chosen with Enter. */
  readonly onNavigate: (url: string) => void;
}

type Autocomplete = ReturnType<typeof createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>>;
type State = Pick<AutocompleteState<Item>, 'query' | 'collections' | 'status'>;

/** What every screen with entries is given. */
export type ScreenProps = Pick<State, 'collections'> & Pick<Autocomplete, 'getItemProps'>;

interface Search extends State {
  readonly autocomplete: Autocomplete;
  /** Undefined while there is no query, or no answer yet. */
  readonly answer: Answer | undefined;
}

/** Joins the site's search and the saved searches to the headless autocomplete. The options are those of the first call. */
export function useSearch({search, saved, facetFilters, initialQuery, typed, onNavigate}: SearchOptions): Search {
  const [answer, setAnswer] = useState<Answer>();
  const [state, setState] = useState<State>({query: cutQuery(initialQuery), collections: [], status: 'idle'});
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  const source = (sourceId: string, items: Item[]): AutocompleteSource<Item> => ({
    sourceId,
    getItems: () => items,
    getItemUrl: ({item}) => item.hit.url,
    onSelect({item}) {
      saved.add(item.hit);
      item.reportClick?.();
    },
  });

  const [autocomplete] = useState(() =>
    createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'docsearch',
      defaultActiveItemId: 0,
      openOnFocus: true,
      insights: false,
      initialState: state,
      onStateChange: ({state: newState}) => setState(newState),
      navigator: {
        navigate: ({itemUrl}) => onNavigate(itemUrl),
        navigateNewWindow({itemUrl}) {
          // Without a size most browsers open a tab.
          window.open(itemUrl, '_blank', `noopener,width=${window.innerWidth},height=${window.innerHeight}`);
        },
      },
      async getSources({query: whole}) {
        typed.current = whole;
        running.current.abort();
        running.current = new AbortController();
        const {signal} = running.current;
        const query = cutQuery(whole).trim();
        if (!query) {
          setAnswer(undefined);
          return [
            source(RECENT, saved.recent().map(toItem('Recent'))),
            source('favorites', saved.favorites().map(toItem('Favorite'))),
          ];
        }
        try {
          const input = {query, page: 0, width: window.innerWidth, facetFilters: facetFilters.current};
          const found = await runSearch(search, input, signal);
          setAnswer({query, found});
          const groups = groupHits(found.hits);
          found.reportView(groups.flatMap(([, hits]) => hits));
          return groups.map(([group, hits], index) => {
            const items = hits.map((hit) => ({hit, group, reportClick: () => found.reportClick(hit)}));
            return source(`hits-${index}`, items);
          });
        } catch (error) {
          if (signal.aborted) {
            // Never settles: the library would show any result of it, and stop waiting for the newer search.
            return new Promise(() => undefined);
          }
          setAnswer({query, error});
          return [];
        }
      },
    }),
  );
  return {...state, autocomplete, answer};
}

function toItem(group: string): (search: SavedSearch) => Item {
  return (search) => ({hit: {...search, snippet: {}}, group});
}
