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

/** Time limit for opening the dialog, in milliseconds. An error is shown after that. */
const TIME_LIMIT = 10_000;

type Stage =
  | {readonly name: 'closed' | 'opening'}
  | {readonly name: 'failed'; readonly query: string}
  | {readonly name: 'open'; readonly query: string; readonly Dialog: typeof SearchDialogModule.default};

const CLOSED: Stage = {name: 'closed'};

/** Controls of the dialog. */
interface SearchControl {
  readonly stage: Stage;
  /** Documentation sets to search. Set by the search button, which is part of the page's layout. */
  readonly facetFilters: RefObject<SearchRequest['facetFilters']>;
  /** Loads the dialog's code and index, at the first sign of use. */
  preload(): void;
  open(): void;
}

const Context = createContext<SearchControl | undefined>(undefined);

/** Returns the controls; for components inside a `SearchProvider`. */
export function useSearchControl(): SearchControl {
  return useContext(Context)!;
}

/**
 * The dialog and its keyboard shortcuts, around all pages. Each section has its own navigation bar, and a dialog inside
 * it would disappear during navigation to another section.
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

  async function open(query = ''): Promise<void> {
    if (stage.name === 'opening') {
      return; // The field already exists.
    }
    opening.current = new AbortController();
    const {signal} = opening.current;
    const selected = (window.getSelection()?.toString() ?? '').trim();
    const focused = document.activeElement;
    const field = bufferKeystrokes(KEYSTROKES_FIELD);
    setStage({name: 'opening'});
    const loaded = await withTimeout(load(), TIME_LIMIT, signal).catch(() => undefined); // The error is shown instead.
    if (document.activeElement === field) {
      (focused as HTMLElement | null)?.focus({preventScroll: true}); // The dialog returns the focus to it on closing.
    }
    field.remove();
    if (!signal.aborted) {
      const next = {query: field.value || selected || query};
      // Synchronous, so that no key is lost between the field and the dialog.
      flushSync(() => setStage(loaded ? {name: 'open', Dialog: loaded.default, ...next} : {name: 'failed', ...next}));
      // The caret goes after typed text; text selected on the page stays selected.
      input.current?.setSelectionRange(field.value.length, next.query.length);
    }
  }

  // Navigation cancels a pending opening. An open dialog closes only on back and forward navigation.
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
        // Check the element, because its `close` event reaches this component a moment later.
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
      dataset.searchReady = ''; // For the script of `src/plugins/html/`.
      if (document.getElementById(KEYSTROKES_FIELD)) {
        onKeyDown(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true})); // A shortcut pressed before hydration.
      }
    }
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const control: SearchControl = {
    stage,
    facetFilters,
    preload: () => void load().catch(() => undefined), // Reported when the dialog opens.
    open: () => void open(),
  };
  const failure = (query: string): ReactNode => (
    <LoadFailure query={query} onRetry={() => void open(query)} onClose={close} />
  );
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
            onClose={() => setStage((current) => (current === stage ? CLOSED : current))} // Unless reopened since.
          />
        </ErrorBoundary>
      )}
    </Context>
  );
}
