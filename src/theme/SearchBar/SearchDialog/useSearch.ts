// cspell:ignore favorite
import {useEffect, useState} from 'react';
import {createAutocomplete, type AutocompleteState} from '@algolia/autocomplete-core';
import {clickOn} from '../../../search/clicks';
import {groupHits} from '../../../search/groups';
import type {Engine, FallbackClient} from '../../../search/fallback';
import type {Click, Insights} from '../../../search/insights';
import {buildSearchRequest, cutQuery, type SearchRequestInput} from '../../../search/request';
import type {SavedSearches} from '../../../search/saved';
import {suggestQueries} from '../../../search/suggestions';
import {SearchError, type SearchClient, type SearchHit, type SearchResult} from '../../../search/types';

/** An entry that can be chosen: a result, or a saved search. A type, so that it fits the library's records. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type Item = {
  readonly hit: SearchHit;
  /** Heading of the group it stands in. */
  readonly group: string;
  readonly isChild: boolean;
  readonly isLastChild: boolean;
  /** What the statistics are told when it is chosen: of a hosted service's results only. */
  readonly click?: Click | undefined;
};

/** What the client said to the last query. */
export type Answer =
  | {readonly kind: 'found'; readonly query: string; readonly count: number; readonly engine: Engine}
  | {
      readonly kind: 'nothing';
      readonly query: string;
      readonly suggestions: readonly string[];
      readonly engine: Engine;
    }
  | {readonly kind: 'failed'; readonly query: string; readonly error: unknown};

export const RECENT = 'recent';
export const FAVOURITES = 'favourites';

export interface SearchOptions {
  readonly client: SearchClient | FallbackClient;
  readonly isEmbedded: boolean;
  readonly insights: Insights | undefined;
  readonly saved: SavedSearches;
  readonly initialQuery: string;
  /** The request but for the query, asked for anew each time: the viewport may change. */
  readonly request: () => Omit<SearchRequestInput, 'query'>;
  /** A page was chosen with Enter. */
  readonly onNavigate: (url: string) => void;
}

type Autocomplete = ReturnType<
  typeof createAutocomplete<Item, React.SyntheticEvent, React.MouseEvent, React.KeyboardEvent>
>;

export interface Search {
  readonly autocomplete: Autocomplete;
  readonly state: AutocompleteState<Item>;
  /** Undefined as long as there is no query, or no answer yet. */
  readonly answer: Answer | undefined;
}

/** Joins the client and the saved searches to the headless autocomplete. The options are those of the first call. */
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

type SetAnswer = React.Dispatch<React.SetStateAction<Answer | undefined>>;

function createSearch(
  {client, isEmbedded, insights, saved, request, onNavigate}: SearchOptions,
  initialState: AutocompleteState<Item>,
  setState: (state: AutocompleteState<Item>) => void,
  setAnswer: SetAnswer,
): {autocomplete: Autocomplete; abort: () => void} {
  let running = new AbortController();

  const select = (item: Item): void => {
    saved.add(item.hit);
    if (item.click) {
      insights?.clicked(item.click);
    }
  };

  const source = (sourceId: string, items: Item[]): Source => ({
    sourceId,
    getItems: () => items,
    getItemUrl: ({item}) => item.hit.url,
    onSelect: ({item}) => select(item),
  });

  const suggest = async (query: string, signal: AbortSignal): Promise<void> => {
    try {
      const suggestions = await suggestQueries(client, {...request(), query}, {signal});
      setAnswer((answer) => (answer?.kind === 'nothing' && answer.query === query ? {...answer, suggestions} : answer));
    } catch {
      // Without suggestions the answer stands as it is; a service that is gone is told of at the next query.
    }
  };

  const ask = async (query: string, signal: AbortSignal): Promise<Source[]> => {
    const {results, engine} = await search(client, isEmbedded, {...request(), query}, signal);
    signal.throwIfAborted();
    const [result] = results;
    if (!result || result.hits.length === 0) {
      setAnswer({kind: 'nothing', query, suggestions: [], engine});
      void suggest(query, signal);
      return [];
    }
    setAnswer({kind: 'found', query, count: result.nbHits, engine});
    const isHosted = engine === 'hosted';
    if (isHosted) {
      insights?.viewed(result.hits.map(({objectID}) => objectID));
    }
    return groupHits(result.hits).map(({title, hits}, index) =>
      source(
        `hits-${index}`,
        hits.map((placed) => ({
          ...placed,
          group: title,
          click: isHosted ? clickOn(placed.hit, result) : undefined,
        })),
      ),
    );
  };

  const autocomplete = createAutocomplete<Item, React.SyntheticEvent, React.MouseEvent, React.KeyboardEvent>({
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
    async getSources({query}) {
      running.abort();
      running = new AbortController();
      const {signal} = running;
      const wanted = cutQuery(query).trim();
      if (!wanted) {
        setAnswer(undefined);
        return [
          source(RECENT, saved.recent().map(toItem('Recent'))),
          source(FAVOURITES, saved.favourites().map(toItem('Favorite'))),
        ];
      }
      try {
        return await ask(wanted, signal);
      } catch (error) {
        if (signal.aborted) {
          return superseded();
        }
        if (!(error instanceof SearchError)) {
          reportError(error); // A mistake of ours: to be seen on the console, too.
        }
        setAnswer({kind: 'failed', query: wanted, error});
        return [];
      }
    },
  });
  return {autocomplete, abort: () => running.abort()};
}

type Source = Awaited<ReturnType<Parameters<typeof createAutocomplete<Item>>[0]['getSources'] & object>>[number] &
  object;

/** Never settles: whatever it came to, the library would show it, and stop waiting for the newer search. */
function superseded(): Promise<never> {
  return new Promise(() => undefined);
}

async function search(
  client: SearchClient | FallbackClient,
  isEmbedded: boolean,
  input: SearchRequestInput,
  signal: AbortSignal,
): Promise<{results: readonly SearchResult[]; engine: Engine}> {
  const requests = [buildSearchRequest(input)];
  return 'engine' in client
    ? client.search(requests, {signal})
    : {...(await client.search(requests, {signal})), engine: isEmbedded ? 'embedded' : 'hosted'};
}

function toItem(group: string): (hit: SearchHit) => Item {
  return (hit) => ({hit, group, isChild: false, isLastChild: false});
}
