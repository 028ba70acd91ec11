import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './styles.css';
import {useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {opensElsewhere} from '../../../components/opensElsewhere';
import type {FallbackClient} from '../../../search/fallback';
import type {Insights} from '../../../search/insights';
import {cutQuery, MAX_QUERY_LENGTH, type ContextualFilters} from '../../../search/request';
import {openSavedSearches} from '../../../search/saved';
import type {SearchClient} from '../../../search/types';
import {AskAiEntry, AskAiToggle} from './AskAiButtons';
import ErrorScreen from './ErrorScreen';
import Footer from './Footer';
import {SearchIcon} from './Icons';
import NoResults from './NoResults';
import Results from './Results';
import {POPUP_ID} from './screen';
import StartScreen from './StartScreen';
import {useAskAi, type Assistant} from './useAskAi';
import {useModal} from './useModal';
import {useSearch, type Answer} from './useSearch';

export interface SearchDialogProps {
  readonly client: SearchClient | FallbackClient;
  readonly insights: Insights | undefined;
  /** Names the stored searches, and the index of a hosted service. */
  readonly indexName: string;
  /** Whether there is no hosted service at all. */
  readonly isEmbedded: boolean;
  /** Undefined: there is no assistant to ask. */
  readonly assistant: Assistant | undefined;
  readonly contextualFilters: ContextualFilters;
  readonly ownOrigins: readonly string[];
  readonly initialQuery: string;
  /** Address of a new issue about a query without results. */
  readonly issueUrl: (query: string) => string;
  readonly searchPageUrl: (query: string) => string;
  /** A result was chosen with Enter. */
  readonly onNavigate: (url: string) => void;
  readonly onClose: () => void;
}

/** What a screen reader is told; what the screen shows, in one sentence. */
function announcement(answer: Answer | undefined, isStalled: boolean): string {
  if (isStalled) {
    return 'Searching …';
  }
  switch (answer?.kind) {
    case undefined:
      return '';
    case 'found':
      return answer.count === 1 ? '1 result' : `${answer.count} results`;
    case 'nothing':
      return `No results for "${answer.query}"`;
    case 'failed':
      return 'Unable to fetch results';
  }
}

/** The search dialog: mounted when it opens, unmounted when it has closed. */
export default function SearchDialog(props: SearchDialogProps): ReactNode {
  const {client, insights, indexName, isEmbedded, assistant, contextualFilters, ownOrigins, initialQuery} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [saved] = useState(() => openSavedSearches({indexName, ownOrigins}));
  const close = (): void => dialog.current?.close();

  const {autocomplete, state, answer} = useSearch({
    client,
    isEmbedded,
    insights,
    saved,
    initialQuery,
    request: () => ({indexName, width: window.innerWidth, insights: insights !== undefined, contextualFilters}),
    onNavigate(url) {
      close();
      props.onNavigate(url);
    },
  });
  useModal(dialog, input);

  const askAi = useAskAi();
  const isAsking = askAi.stage.name === 'on';
  useEffect(() => {
    if (!isAsking) {
      input.current?.focus(); // Ready for typing again.
    }
  }, [isAsking]);

  const {query, collections, status} = state;
  const isStalled = status === 'stalled';
  const itemCount = collections.reduce((sum, {items}) => sum + items.length, 0);
  /** Who has answered or, where there is no answer, who would. */
  const answering = answer && 'engine' in answer ? answer.engine : 'engine' in client ? client.engine : undefined;
  const isSubstitute = !isEmbedded && answering === 'embedded';

  const search = (newQuery: string): void => {
    autocomplete.setQuery(newQuery);
    void autocomplete.refresh();
    input.current?.focus();
  };
  const refresh = (): void => search(query);
  const closeUnlessElsewhere = (event: MouseEvent): void => {
    if (!opensElsewhere(event)) {
      close();
    }
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      close();
    }
  };

  const inputProps = autocomplete.getInputProps({inputElement: null, maxLength: MAX_QUERY_LENGTH});

  const screenProps = {autocomplete, collections, onFollow: closeUnlessElsewhere};

  const ask = (): void => askAi.open(query.trim());

  function leaveAskAi(newQuery?: string): void {
    askAi.leave();
    if (newQuery !== undefined) {
      search(cutQuery(newQuery));
    }
  }

  function screen(): ReactNode {
    if (!query.trim()) {
      return <StartScreen {...screenProps} saved={saved} onChange={refresh} />;
    }
    switch (answer?.kind) {
      case undefined:
        return null;
      case 'found':
        return (
          <Results
            {...screenProps}
            count={answer.count}
            searchPageUrl={props.searchPageUrl(answer.query)}
            isSubstitute={isSubstitute}
          />
        );
      case 'nothing':
        return (
          <NoResults
            query={answer.query}
            suggestions={answer.suggestions}
            issueUrl={props.issueUrl(answer.query)}
            isSubstitute={isSubstitute}
            onSuggestion={search}
          />
        );
      case 'failed':
        return (
          <ErrorScreen
            error={answer.error}
            onRetry={refresh}
            onUseEmbedded={
              'useEmbedded' in client && client.engine === 'hosted'
                ? () => {
                    client.useEmbedded();
                    refresh();
                  }
                : undefined
            }
          />
        );
    }
  }

  function searchScreen(): ReactNode {
    return (
      <div className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          <form className="DocSearch-Form" role="search" onSubmit={(event) => event.preventDefault()}>
            <label className="DocSearch-MagnifierLabel" htmlFor={inputId} data-stalled={isStalled || undefined}>
              <SearchIcon />
              <span className="DocSearch-VisuallyHiddenForAccessibility">Search docs</span>
            </label>
            <input
              {...inputProps} // But for its older combobox pattern, of several lists.
              ref={input}
              id={inputId}
              className="DocSearch-Input"
              type="text"
              role="combobox"
              inputMode="search"
              placeholder="Search docs"
              aria-labelledby={undefined}
              aria-autocomplete="list"
              aria-expanded={itemCount > 0}
              aria-haspopup={query.trim() ? 'listbox' : 'grid'}
              aria-controls={itemCount > 0 ? POPUP_ID : undefined}
            />
            <div className="DocSearch-Actions">
              {assistant && (
                <>
                  <AskAiToggle isLoading={askAi.stage.name === 'loading'} onAsk={ask} />
                  <div className="DocSearch-Divider" />
                </>
              )}
              {query && (
                <>
                  <button
                    type="button"
                    className="DocSearch-Clear"
                    aria-label="Clear the query"
                    onClick={() => search('')}
                  >
                    Clear
                  </button>
                  <div className="DocSearch-Divider" />
                </>
              )}
              <button type="button" className="DocSearch-Close DocSearch-Cancel" onClick={close}>
                Cancel
              </button>
            </div>
          </form>
        </header>
        <div className="DocSearch-Dropdown" onTouchMove={() => input.current?.blur()}>
          {askAi.stage.name === 'failed' && (
            <p className="DocSearch-Help DocSearch-AskAi-Failed" role="alert">
              Ask AI could not be loaded. Check your network connection and try again.
            </p>
          )}
          {assistant && query.trim() && (answer?.kind === 'found' || answer?.kind === 'nothing') && (
            <AskAiEntry query={query.trim()} hasResults={answer.kind === 'found'} onAsk={ask} />
          )}
          {screen()}
        </div>
        <Footer isHosted={!isEmbedded && !isSubstitute} />
        <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
          {announcement(query.trim() ? answer : undefined, isStalled)}
        </p>
      </div>
    );
  }

  return createPortal(
    // Keys and clicks of the whole dialog: Escape from any of its controls, and a click beside its window.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      aria-label={isAsking ? 'Ask AI' : 'Search'}
      onKeyDown={closeOnEscape}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) {
          close();
        }
      }}
      onClose={props.onClose}
    >
      {assistant && askAi.stage.name === 'on' ? (
        <askAi.stage.Screen
          assistant={assistant}
          question={askAi.stage.question}
          onLeave={leaveAskAi}
          onClose={close}
        />
      ) : (
        searchScreen()
      )}
    </dialog>,
    document.body,
  );
}
