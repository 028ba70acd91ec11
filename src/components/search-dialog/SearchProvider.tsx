import {createContext, useCallback, useContext, useEffect, useRef, useState} from 'react';
import type {PropsWithChildren, ReactNode, RefObject} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {Redirect, useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {inTime} from '../../search/inTime';
import {isShortcut} from '../../search/keys';
import type {SearchRequest} from '../../search/types';
import type * as SearchDialogModule from './SearchDialog';
import {useSearchSetup} from './useSearchSetup';

/** How long the dialog may take to open before an error is shown, in milliseconds. */
const TIME_LIMIT = 10_000;

type Stage =
  | {readonly name: 'closed' | 'opening'}
  | {readonly name: 'failed'; readonly query: string}
  | {readonly name: 'open'; readonly Dialog: typeof SearchDialogModule.default; readonly initialQuery: string};

const CLOSED: Stage = {name: 'closed'};

/** What controls can do with the dialog. */
interface SearchControl {
  readonly stage: Stage;
  /** Which part of the site is searched. Set by the search button, which is part of the current page's layout. */
  readonly facetFilters: RefObject<SearchRequest['facetFilters']>;
  /** What is typed in the dialog, or while it loads. */
  readonly typed: RefObject<string>;
  /** Loads what the dialog needs, at the first sign that a reader will open it. */
  preload(): void;
  /** @param query default: the text that is selected on the page */
  open(query?: string): void;
  /** Cancels the opening, or dismisses its error. */
  close(): void;
}

const Context = createContext<SearchControl | undefined>(undefined);

/** For components inside a `SearchProvider`. */
export function useSearchControl(): SearchControl {
  return useContext(Context)!;
}

/**
 * The dialog and its keyboard shortcuts, around all pages: each section has its own navigation bar, and a dialog inside
 * it would disappear on the way to another section.
 */
export default function SearchProvider({children}: PropsWithChildren): ReactNode {
  const setup = useSearchSetup();
  const history = useHistory();
  const searchPage = useBaseUrl('/search/');
  const [stage, setStage] = useState<Stage>(CLOSED);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const facetFilters = useRef<SearchRequest['facetFilters']>([]);
  const opening = useRef(new AbortController());
  const typed = useRef('');

  async function load(): Promise<typeof SearchDialogModule> {
    const module = await import('./SearchDialog');
    module.siteSearch(setup).preload();
    return module;
  }

  const close = useCallback(() => {
    opening.current.abort();
    setStage(CLOSED);
  }, []);

  async function open(query = (window.getSelection()?.toString() ?? '').trim()): Promise<void> {
    opening.current.abort();
    opening.current = new AbortController();
    const {signal} = opening.current;
    typed.current = '';
    setStage({name: 'opening'});
    try {
      const {default: Dialog} = await inTime(load(), TIME_LIMIT, signal);
      typed.current ||= query;
      setStage({name: 'open', Dialog, initialQuery: typed.current});
    } catch {
      if (!signal.aborted) {
        setStage({name: 'failed', query: typed.current || query}); // The error offers a retry.
      }
    }
  }

  // Navigation cancels an opening. An open dialog closes only when the reader goes back or forward.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (!dialog.current?.open) {
          close();
        } else if (action === 'POP') {
          dialog.current.close();
        }
      }),
    [history, close],
  );

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const {key, ctrlKey, metaKey, target} = event;
      if (isShortcut(event)) {
        event.preventDefault();
        // Ask the element: its `close` event reaches this component a moment later.
        if (dialog.current?.open && key === '/') {
          input.current?.focus();
        } else if (dialog.current?.open) {
          dialog.current.close();
        } else if (stage.name !== 'opening') {
          void open();
        }
      } else if (key === 'Escape' && (stage.name === 'opening' || stage.name === 'failed')) {
        close();
      } else if (stage.name === 'opening' && key.length === 1 && !ctrlKey && !metaKey) {
        if (!(target as Element).closest('input, select, textarea, [contenteditable]')) {
          event.preventDefault();
          typed.current += key;
        }
      }
    }
    document.addEventListener('keydown', onKeyDown);
    document.documentElement.dataset.searchReady = ''; // For the script of `src/plugins/search-dialog/`.
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const control: SearchControl = {
    stage,
    facetFilters,
    typed,
    preload: () => void load().catch(() => undefined), // Reported when the dialog is opened.
    open: (query) => void open(query),
    close,
  };
  return (
    <Context value={control}>
      {children}
      {stage.name === 'open' && (
        // If the dialog crashes, the search page takes over.
        <ErrorBoundary
          fallback={() => <Redirect push to={`${searchPage}?${new URLSearchParams({q: typed.current})}`} />}
        >
          <stage.Dialog
            dialog={dialog}
            input={input}
            facetFilters={facetFilters}
            typed={typed}
            initialQuery={stage.initialQuery}
            onClose={() => setStage((current) => (current === stage ? CLOSED : current))} // Unless it was opened again since.
          />
        </ErrorBoundary>
      )}
    </Context>
  );
}
