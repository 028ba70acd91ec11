import {useCallback, useEffect, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {ARIA_KEY_SHORTCUTS, isShortcut, shortcutKeys} from '../../search/keys';
import {MAX_QUERY_LENGTH} from '../../search/request';
import {issueUrl} from './issueUrl';
import type * as lazyModule from './lazy';
import type {SearchSetup, SiteSearch} from './searchClient';
import styles from './styles.module.css';
import {useSearchContext} from './useSearchContext';

/** The dialog, and the search that it is for. */
interface Loaded {
  readonly SearchDialog: typeof lazyModule.SearchDialog;
  readonly search: SiteSearch;
}

type Stage =
  {readonly name: 'closed' | 'opening' | 'failed'} | ({readonly name: 'open'; readonly initialQuery: string} & Loaded);

const CLOSED: Stage = {name: 'closed'};

/** Loads code and index, once. */
async function load(setup: SearchSetup): Promise<Loaded> {
  const {SearchDialog, siteSearch} = await import('./lazy');
  const search = siteSearch(setup);
  search.preload();
  return {SearchDialog, search};
}

function selectedText(): string {
  return (window.getSelection()?.toString() ?? '').trim().slice(0, MAX_QUERY_LENGTH);
}

/** Notes left by the script of `src/plugins/search-keys/`. */
function takeEarlyRequest(): boolean {
  const {dataset} = document.documentElement;
  const isRequested = 'searchRequested' in dataset;
  delete dataset.searchRequested;
  return isRequested;
}

/** Undefined until the page knows its platform. */
function useModifierKey(): string | undefined {
  return useSyncExternalStore(
    () => () => undefined,
    () => shortcutKeys(navigator.platform)[0],
    () => undefined,
  );
}

/**
 * The search button and, once it is wanted, the dialog. Code and index are loaded on the first sign of that: a
 * pointer over the button, focus, or a key. Before and without script the button leads to the search page.
 */
export default function SearchBar(): ReactNode {
  const {setup, indexName, assistant, contextualFilters} = useSearchContext();
  const searchPage = useBaseUrl('/search/');
  const history = useHistory();
  const modifierKey = useModifierKey();
  const [stage, setStage] = useState<Stage>(CLOSED);
  const button = useRef<HTMLButtonElement>(null);
  /** What is typed while the dialog is on its way. */
  const typed = useRef('');

  const preload = (): void => {
    load(setup).catch(() => undefined); // Told when the dialog is to open.
  };

  const open = useCallback(async () => {
    const selection = selectedText();
    typed.current = '';
    setStage({name: 'opening'});
    try {
      const loaded = await load(setup);
      setStage({name: 'open', ...loaded, initialQuery: typed.current || selection});
    } catch {
      setStage({name: 'failed'}); // The chunk cannot be had: the reader is offered another try.
    }
  }, [setup]);

  useEffect(() => {
    if (takeEarlyRequest()) {
      button.current?.click();
    }
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isShortcut(event)) {
        event.preventDefault();
        // The element knows first: that it has closed is told to this component a moment later.
        const dialog = document.querySelector<HTMLDialogElement>('dialog.DocSearch-Container');
        if (dialog?.open && event.key === '/') {
          dialog.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
        } else if (dialog?.open) {
          dialog.close();
        } else if (stage.name !== 'opening') {
          void open();
        }
      } else if (stage.name === 'opening' && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        typed.current += event.key;
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, stage]);

  function onClick(event: MouseEvent): void {
    event.preventDefault();
    void open();
  }

  function navigate(url: string): void {
    if (url.startsWith('/')) {
      history.push(url);
    } else {
      window.location.assign(url);
    }
  }

  return (
    <form action={searchPage} className={styles.bar}>
      <button
        ref={button}
        type="submit"
        className={clsx('DocSearch DocSearch-Button', styles.button)}
        aria-keyshortcuts={ARIA_KEY_SHORTCUTS}
        aria-haspopup="dialog"
        onClick={onClick}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <svg className="DocSearch-Search-Icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M14 14l3.5 3.5M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11" />
        </svg>
        <span className={clsx('DocSearch-Button-Placeholder', styles.label)}>Search</span>
        <span className={clsx('DocSearch-Button-Keys', styles.keys)} aria-hidden="true">
          {modifierKey && (
            <>
              <kbd className="DocSearch-Button-Key">{modifierKey}</kbd>
              <kbd className="DocSearch-Button-Key">K</kbd>
            </>
          )}
        </span>
      </button>
      {stage.name === 'failed' && (
        <div role="alert" className={styles.failure}>
          Search could not be loaded.
          <button type="button" className="button button--sm button--primary" onClick={() => void open()}>
            Retry
          </button>
        </div>
      )}
      {stage.name === 'open' && (
        <stage.SearchDialog
          client={stage.search.client}
          insights={stage.search.insights}
          indexName={indexName}
          isEmbedded={setup.hosted === null}
          assistant={assistant}
          contextualFilters={contextualFilters}
          ownOrigins={setup.ownOrigins}
          initialQuery={stage.initialQuery}
          issueUrl={issueUrl}
          searchPageUrl={(query) => `${searchPage}?${new URLSearchParams({q: query})}`}
          onNavigate={navigate}
          onClose={() => setStage((current) => (current === stage ? CLOSED : current))} // Not one opened since.
        />
      )}
    </form>
  );
}
