import {useEffect, useState, type MouseEvent, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import translations from '@theme/SearchTranslations';
import {MAX_QUERY_LENGTH, pasteQuery} from '../request';
import {openSavedSearches} from '../saved';
import type {SearchRequest} from '../types';
import type * as AskAiModule from './AskAi';
import ErrorScreen from './ErrorScreen';
import Footer from './Footer';
import Icon from './Icon';
import NoResults from './NoResults';
import Results from './Results';
import {siteSearch} from './siteSearch';
import StartScreen from './StartScreen';
import './styles';
import {useModal} from './useModal';
import {POPUP_ID, useSearch, type Answer} from './useSearch';
import {useSearchSetup} from './useSearchSetup';

export {siteSearch};

interface Props {
  /** The dialog's element. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly initialQuery: string;
  /** What is typed: kept for whoever continues if the dialog fails. */
  readonly typed: RefObject<string>;
  readonly facetFilters: RefObject<SearchRequest['facetFilters']>;
  readonly onClose: () => void;
}

/** Whether the dialog searches or asks. */
type AskAi =
  | {readonly stage: 'off' | 'loading' | 'failed'}
  | {readonly stage: 'on'; readonly Screen: typeof AskAiModule.default; readonly question: string};

/** Whether a click on a link opens it in another tab or window: with a modifier key or another button. */
function opensElsewhere({ctrlKey, metaKey, shiftKey, altKey, button}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}

/** The announcement for a screen reader; what the screen shows, in one sentence. */
function announcement(answer: Answer | undefined, isStalled: boolean): string {
  if (isStalled) {
    return 'Searching…';
  }
  if (!answer) {
    return '';
  }
  if ('error' in answer) {
    return translations.modal?.errorScreen?.titleText ?? '';
  }
  const {hits, nbHits} = answer.found;
  if (hits.length === 0) {
    return `${translations.modal?.noResultsScreen?.noResultsText} "${answer.query}"`;
  }
  return nbHits === 1 ? '1 result' : `${nbHits} results`;
}

/** The search dialog: mounted when it opens, unmounted when it has closed. */
export default function SearchDialog({dialog, input, facetFilters, initialQuery, typed, onClose}: Props): ReactNode {
  const setup = useSearchSetup();
  const {config} = setup;
  const texts = translations.modal?.searchBox;
  const history = useHistory();
  const searchPage = useBaseUrl('/search/');
  const source = siteSearch(setup);
  const [saved] = useState(() => openSavedSearches(config.indexName, source.ownOrigins));
  const [askAi, setAskAi] = useState<AskAi>({stage: 'off'});
  const isAsking = askAi.stage === 'on';
  useModal(dialog);
  useEffect(() => {
    if (!isAsking) {
      input.current?.focus(); // Ready for typing again.
    }
  }, [input, isAsking]);

  const close = (): void => {
    input.current?.blur(); // Otherwise it keeps the focus until the next frame, and takes the key pressed next.
    dialog.current?.close();
  };
  const {autocomplete, answer, collections, ...state} = useSearch({
    search: source,
    saved,
    facetFilters,
    initialQuery,
    typed,
    onNavigate(url) {
      if (url.startsWith('/')) {
        close();
        history.push(url);
      } else {
        window.open(url, '_blank', 'noopener'); // Like every link to another site.
      }
    },
  });
  const query = state.query.trim();
  const isStalled = state.status === 'stalled';
  const hasItems = collections.some(({items}) => items.length > 0);
  const found = answer && 'found' in answer ? answer.found : undefined;
  const isSubstitute = config.engine === 'hosted' && source.engine === 'embedded';

  const search = (newQuery: string): void => {
    autocomplete.setQuery(newQuery);
    void autocomplete.refresh();
    input.current?.focus();
  };
  const refresh = (): void => search(state.query);

  /** Ask AI is loaded only when the reader opens it. */
  async function ask(): Promise<void> {
    setAskAi({stage: 'loading'});
    try {
      const {default: Screen} = await import('./AskAi');
      setAskAi({stage: 'on', Screen, question: query});
    } catch {
      setAskAi({stage: 'failed'}); // The chunk cannot be loaded: the reader sees a message, and can try again.
    }
  }

  const screenProps = {getItemProps: autocomplete.getItemProps, collections};

  function screen(): ReactNode {
    if (!query) {
      return <StartScreen {...screenProps} saved={saved} onChange={refresh} />;
    }
    if (!answer) {
      return null;
    }
    if ('error' in answer) {
      return <ErrorScreen {...answer} search={source} onRetry={refresh} />;
    }
    const {hits, nbHits, suggestions} = answer.found;
    if (hits.length === 0) {
      return <NoResults query={answer.query} suggestions={suggestions} onSuggestion={search} />;
    }
    const searchPageUrl = `${searchPage}?${new URLSearchParams({q: answer.query})}`;
    return <Results {...screenProps} query={answer.query} count={nbHits} searchPageUrl={searchPageUrl} />;
  }

  function searchScreen(): ReactNode {
    return (
      <div className="DocSearch-Modal">
        <form className="DocSearch-Form" role="search" onSubmit={(event) => event.preventDefault()}>
          <label
            {...autocomplete.getLabelProps()}
            className="DocSearch-MagnifierLabel"
            data-stalled={isStalled || undefined}
          >
            <Icon name="search" />
            <span className="DocSearch-VisuallyHiddenForAccessibility">{translations.placeholder}</span>
          </label>
          <input
            // Except for its older combobox pattern, with several lists.
            {...autocomplete.getInputProps({inputElement: null, maxLength: MAX_QUERY_LENGTH})}
            ref={input}
            onPaste={pasteQuery}
            className="DocSearch-Input"
            role="combobox"
            placeholder={translations.placeholder}
            aria-autocomplete="list"
            aria-expanded={hasItems}
            aria-haspopup={query ? 'listbox' : 'grid'}
            aria-controls={hasItems ? POPUP_ID : undefined}
          />
          <div className="DocSearch-Actions">
            {config.askAi && (
              <button
                type="button"
                className="DocSearch-Clear DocSearch-AskAi-Toggle"
                aria-label="Ask AI"
                aria-busy={askAi.stage === 'loading' || undefined}
                onClick={() => void ask()}
              >
                <Icon name="sparkles" />
                <span className="DocSearch-AskAi-Toggle-Label">Ask AI</span>
              </button>
            )}
            {state.query && (
              <button
                type="button"
                className="DocSearch-Clear"
                aria-label={texts?.clearButtonAriaLabel}
                onClick={() => search('')}
              >
                Clear
              </button>
            )}
            <button type="button" className="DocSearch-Clear" onClick={close}>
              {texts?.closeButtonText}
            </button>
          </div>
        </form>
        <div className="DocSearch-Dropdown" onTouchMove={() => input.current?.blur()}>
          {askAi.stage === 'failed' && (
            <p className="DocSearch-Help" role="alert">
              Ask AI could not be loaded. Check your network connection and try again.
            </p>
          )}
          {isSubstitute && found && <p className="DocSearch-Help">Results from the built-in index.</p>}
          {screen()}
        </div>
        <Footer isHosted={source.engine === 'hosted'} />
        <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
          {announcement(query ? answer : undefined, isStalled)}
        </p>
      </div>
    );
  }

  return createPortal(
    // For the whole dialog: Escape from any of its controls, a click outside its window, and one on a link to a page.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="DocSearch-Theme DocSearch-Container"
      aria-label={isAsking ? 'Ask AI' : 'Search'}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          if (isAsking) {
            setAskAi({stage: 'off'}); // As the hint of the modal says.
          } else {
            close();
          }
        }
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) {
          close();
        }
      }}
      onClick={(event) => {
        if ((event.target as Element).closest('a:not([target])') && !opensElsewhere(event)) {
          close();
        }
      }}
      onClose={onClose}
    >
      {config.askAi && askAi.stage === 'on' ? (
        <askAi.Screen
          assistant={config.askAi}
          facetFilters={facetFilters.current}
          question={askAi.question}
          onLeave={() => setAskAi({stage: 'off'})}
          onClose={close}
        />
      ) : (
        searchScreen()
      )}
    </dialog>,
    document.body,
  );
}
