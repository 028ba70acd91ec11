import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import translations from '@theme/SearchTranslations';
import {groupedHits, groupHits} from '../groups';
import {cutQuery, MAX_QUERY_LENGTH, pasteQuery} from '../request';
import {SavedSearches} from '../saved';
import type * as AskAiModule from './AskAi';
import ErrorScreen from './ErrorScreen';
import Footer from './Footer';
import Icon from './Icon';
import NoResults from './NoResults';
import Results from './Results';
import {useSearchControl} from './SearchProvider';
import {siteSearch} from './siteSearch';
import StartScreen, {useStartGroups} from './StartScreen';
import './styles';
import {POPUP_ID, useEntries} from './useEntries';
import {useModal} from './useModal';
import {useOtherPlaces} from './usePlaces';
import {summaryOf, useSearch} from './useSearch';
import {useSearchSetup} from './useSearchSetup';

export {siteSearch};

interface Props {
  /** The dialog's element. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The dialog's mode, search or Ask AI. */
type AskAi =
  | {readonly stage: 'off' | 'loading' | 'failed'}
  | {readonly stage: 'on'; readonly Screen: typeof AskAiModule.default; readonly question: string};

/** The search dialog, mounted when it opens and unmounted after it closes. */
export default function SearchDialog({dialog, input, initialQuery, onClose}: Props): ReactNode {
  const setup = useSearchSetup();
  const {config} = setup;
  const texts = translations.modal?.searchBox;
  const history = useHistory();
  const {facetFilters} = useSearchControl();
  const source = siteSearch(setup);
  const saved = new SavedSearches(config.indexName, source.ownOrigins);
  const [askAi, setAskAi] = useState<AskAi>({stage: 'off'});
  const isAsking = askAi.stage === 'on';
  useModal(dialog);
  useEffect(() => {
    if (!isAsking) {
      input.current?.focus(); // Ready for typing again.
    }
  }, [input, isAsking]);

  const close = (): void => {
    input.current?.blur(); // Otherwise, it keeps the focus until the next frame and receives the next key press.
    dialog.current?.close();
  };

  const [{text}, setInput] = useState({text: cutQuery(initialQuery)});
  const query = text.trim();
  const search = useSearch(query, groupedHits);
  const {answer, isStalled} = search;
  const [found] = answer?.pages ?? [];
  const startGroups = useStartGroups(saved);
  const others = useOtherPlaces(answer?.query, found?.nbHits);
  const groups = query ? groupHits([...(found?.hits ?? []), ...others]) : startGroups;
  const {activeId, onKeyDown, entryProps, reset} = useEntries(
    groups,
    (hit) => {
      if (!query || found?.hits.includes(hit)) {
        saved.add(hit);
        found?.reportClick(hit);
      }
    },
    (url) => {
      close();
      history.push(url);
    },
  );
  const isSubstitute = source.engine !== config.engine;

  /** Sets the query. If it is empty, rereads the saved searches. */
  function change(newText: string): void {
    setInput({text: cutQuery(newText)});
    reset();
    input.current?.focus();
  }

  /** Loads Ask AI only when the reader opens it. */
  async function ask(): Promise<void> {
    setAskAi({stage: 'loading'});
    try {
      const {default: Screen} = await import('./AskAi');
      setAskAi({stage: 'on', Screen, question: query});
    } catch {
      setAskAi({stage: 'failed'}); // The chunk can't be loaded. The reader sees a message and can retry.
    }
  }

  function screen(): ReactNode {
    if (!query) {
      return <StartScreen groups={groups} entryProps={entryProps} saved={saved} onChange={() => change('')} />;
    }
    if (!answer) {
      return null;
    }
    if (!found) {
      return <ErrorScreen error={answer.error} search={source} onRetry={search.loadNext} />;
    }
    const {hits, nbHits, suggestions} = found;
    return (
      <>
        {hits.length === 0 && <NoResults query={answer.query} suggestions={suggestions} onSuggestion={change} />}
        <Results groups={groups} entryProps={entryProps} query={answer.query} count={nbHits} />
      </>
    );
  }

  function searchScreen(): ReactNode {
    return (
      <div className="DocSearch-Modal">
        <form className="DocSearch-Form" role="search" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="docsearch-input" className="DocSearch-MagnifierLabel" data-stalled={isStalled || undefined}>
            <Icon name="search" />
            <span className="DocSearch-VisuallyHiddenForAccessibility">{translations.placeholder}</span>
          </label>
          <input
            ref={input}
            id="docsearch-input"
            type="search"
            value={text}
            maxLength={MAX_QUERY_LENGTH}
            onChange={({target}) => change(target.value)}
            onKeyDown={onKeyDown}
            onPaste={pasteQuery}
            className="DocSearch-Input"
            role="combobox"
            placeholder={translations.placeholder}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-autocomplete="list"
            aria-expanded={activeId !== undefined}
            aria-haspopup={query ? 'listbox' : 'grid'}
            aria-controls={activeId && POPUP_ID}
            aria-activedescendant={activeId}
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
            {text && (
              <button
                type="button"
                className="DocSearch-Clear"
                aria-label={texts?.clearButtonAriaLabel}
                onClick={() => change('')}
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
          {summaryOf(search)}
        </p>
      </div>
    );
  }

  return createPortal(
    // For the whole dialog: Escape from any control, a click outside its window, and a click on a link to a page.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="DocSearch-Theme DocSearch-Container"
      aria-label={isAsking ? 'Ask AI' : 'Search'}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          if (isAsking) {
            setAskAi({stage: 'off'}); // Matches the modal's hint.
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
        // The router has handled a click on a link to a page; it leaves clicks for another tab to the browser.
        if (event.defaultPrevented && !isAsking) {
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
