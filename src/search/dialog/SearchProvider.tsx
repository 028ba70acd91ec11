import {createContext, useCallback, useContext, useEffect, useRef, useState} from 'react';
import type {PropsWithChildren, ReactNode, RefObject} from 'react';
import {flushSync} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import {withTimeout} from '../withTimeout';
import {isShortcut, bufferKeystrokes, KEYSTROKES_FIELD} from '../keys';
import type {SearchRequest} from '../types';
import LoadFailure from './LoadFailure';
import type * as SearchDialogModule from './SearchDialog';
import {useSearchSetup} from './useSearchSetup';

/** How long the dialog may take to open before an error is shown, in milliseconds. */
const TIME_LIMIT = 10_000;

type Stage =
  | {readonly name: 'closed' | 'opening'}
  | {readonly name: 'failed'; readonly query: string}
  | {readonly name: 'open'; readonly query: string; readonly Dialog: typeof SearchDialogModule.default};

const CLOSED: Stage = {name: 'closed'};

/** What controls can do with the dialog. */
interface SearchControl {
  readonly stage: Stage;
  /** Which part of the site is searched. Set by the search button, which is part of the current page's layout. */
  readonly facetFilters: RefObject<SearchRequest['facetFilters']>;
  /** Loads what the dialog needs, at the first sign that a reader will open it. */
  preload(): void;
  open(): void;
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
  const [stage, setStage] = useState<Stage>(CLOSED);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const facetFilters = useRef<SearchRequest['facetFilters']>([]);
  const opening = useRef(new AbortController());

  async function load(): Promise<typeof SearchDialogModule> {
    const module = await import('./SearchDialog');
    module.siteSearch(setup).preload();
    return module;
  }

  /** Cancels the opening, or dismisses its error. */
  const close = useCallback(() => {
    opening.current.abort();
    setStage(CLOSED);
  }, []);

  async function open(): Promise<void> {
    if (stage.name === 'opening') {
      return; // The field is already there.
    }
    opening.current = new AbortController();
    const {signal} = opening.current;
    const selected = (window.getSelection()?.toString() ?? '').trim();
    const focused = document.activeElement;
    const field = bufferKeystrokes(KEYSTROKES_FIELD);
    setStage({name: 'opening'});
    const loaded = await withTimeout(load(), TIME_LIMIT, signal).catch(() => undefined); // Then the error shows.
    if (document.activeElement === field) {
      (focused as HTMLElement | null)?.focus({preventScroll: true}); // The dialog gives the focus back to it.
    }
    field.remove();
    if (!signal.aborted) {
      const next = {query: field.value || selected};
      // At once: no key gets lost between field and dialog.
      flushSync(() => setStage(loaded ? {name: 'open', Dialog: loaded.default, ...next} : {name: 'failed', ...next}));
      // What was typed goes on, a text selected on the page can be typed over.
      input.current?.setSelectionRange(field.value.length, next.query.length);
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
      if (isShortcut(event)) {
        event.preventDefault();
        // Ask the element: its `close` event reaches this component a moment later.
        if (dialog.current?.open && event.key === '/') {
          input.current?.focus();
        } else if (dialog.current?.open) {
          dialog.current.close();
        } else {
          void open();
        }
      } else if (event.key === 'Escape' && !dialog.current?.open) {
        close();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    const {dataset} = document.documentElement;
    if (!('searchReady' in dataset)) {
      dataset.searchReady = ''; // For the script of `src/plugins/client/`.
      if (document.getElementById(KEYSTROKES_FIELD)) {
        onKeyDown(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true})); // Pressed before, it opens now.
      }
    }
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const control: SearchControl = {
    stage,
    facetFilters,
    preload: () => void load().catch(() => undefined), // Reported when the dialog is opened.
    open: () => void open(),
  };
  const failure = (query: string): ReactNode => <LoadFailure query={query} onClose={close} />;
  return (
    <Context value={control}>
      {children}
      {stage.name === 'failed' && failure(stage.query)}
      {stage.name === 'open' && (
        <ErrorBoundary fallback={() => failure(stage.query)}>
          <stage.Dialog
            dialog={dialog}
            input={input}
            initialQuery={stage.query}
            onClose={() => setStage((current) => (current === stage ? CLOSED : current))} // Unless it was opened again since.
          />
        </ErrorBoundary>
      )}
    </Context>
  );
}
