import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isShortcut} from '../../search/keys';
import {MAX_QUERY_LENGTH} from '../../search/request';
import {issueUrl} from './issueUrl';
import type * as lazyModule from './lazy';
import type {SearchSetup, SiteSearch} from './searchClient';
import {useSearchContext} from './useSearchContext';

/** What a control can do with the dialog. */
interface SearchControl {
  /** Whether the dialog could not be loaded when it was last to open. */
  readonly hasFailed: boolean;
  /** Loads what the dialog needs, at the first sign that it is wanted. */
  preload(): void;
  open(): void;
}

const Context = createContext<SearchControl | undefined>(undefined);

/** @throws outside a `SearchProvider` */
export function useSearchControl(): SearchControl {
  const control = useContext(Context);
  if (!control) {
    throw new Error('A search button needs a SearchProvider around it, as src/theme/Root has.');
  }
  return control;
}

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

/** The dialog while it is open. Its element knows first: what it tells this component comes a moment later. */
function shownDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog.DocSearch-Container[open]');
}

/**
 * The dialog and its keys. They stand around all pages: each section brings a navigation bar of its own, and a dialog
 * that belonged to it would go with it when the next page comes.
 */
export default function SearchProvider({children}: PropsWithChildren): ReactNode {
  const {setup, indexName, assistant, contextualFilters} = useSearchContext();
  const searchPage = useBaseUrl('/search/');
  const history = useHistory();
  const [stage, setStage] = useState<Stage>(CLOSED);
  /** What is typed while the dialog is on its way. */
  const typed = useRef('');

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

  const hasFailed = stage.name === 'failed';
  const control = useMemo(
    (): SearchControl => ({
      hasFailed,
      preload() {
        load(setup).catch(() => undefined); // Told when the dialog is to open.
      },
      open: () => void open(),
    }),
    [hasFailed, open, setup],
  );

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isShortcut(event)) {
        event.preventDefault();
        const dialog = shownDialog();
        if (dialog && event.key === '/') {
          dialog.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
        } else if (dialog) {
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

  // Going back or on in the history is turning to that page.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action === 'POP') {
          shownDialog()?.close();
        }
      }),
    [history],
  );

  function navigate(url: string): void {
    if (url.startsWith('/')) {
      history.push(url);
    } else {
      window.location.assign(url);
    }
  }

  return (
    <Context value={control}>
      {children}
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
    </Context>
  );
}
