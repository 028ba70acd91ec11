import {createContext, useContext, useEffect, useRef, useState} from 'react';
import type {PropsWithChildren, ReactNode, RefObject} from 'react';
import {isShortcut} from '../../search/keys';
import type {SearchRequest} from '../../search/types';
import type * as SearchDialogModule from './SearchDialog';
import {useSearchSetup} from './useSearchSetup';

/** What a control can do with the dialog. */
interface SearchControl {
  /** Whether the last attempt to load the dialog failed. */
  readonly hasFailed: boolean;
  /** What of the site is searched; set by the button, which is in the layout of the current page. */
  readonly facetFilters: RefObject<SearchRequest['facetFilters']>;
  /** Loads what the dialog needs, at the first sign of use. */
  preload(): void;
  open(): void;
}

const Context = createContext<SearchControl | undefined>(undefined);

/** For components inside a `SearchProvider`. */
export function useSearchControl(): SearchControl {
  return useContext(Context)!;
}

type Stage =
  | {readonly name: 'closed' | 'opening' | 'failed'}
  | {readonly name: 'open'; readonly Dialog: typeof SearchDialogModule.default; readonly initialQuery: string};

const CLOSED: Stage = {name: 'closed'};

/**
 * The dialog and its keys. They surround all pages: each section has its own navigation bar, and a dialog inside it
 * would disappear with it on the next page.
 */
export default function SearchProvider({children}: PropsWithChildren): ReactNode {
  const setup = useSearchSetup();
  const [stage, setStage] = useState<Stage>(CLOSED);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const facetFilters = useRef<SearchRequest['facetFilters']>([]);
  /** What is typed while the dialog loads. */
  const typed = useRef('');

  async function load(): Promise<typeof SearchDialogModule> {
    const module = await import('./SearchDialog');
    module.siteSearch(setup).preload();
    return module;
  }

  async function open(): Promise<void> {
    const selection = (window.getSelection()?.toString() ?? '').trim();
    typed.current = '';
    setStage({name: 'opening'});
    try {
      const {default: Dialog} = await load();
      setStage({name: 'open', Dialog, initialQuery: typed.current || selection});
    } catch {
      setStage({name: 'failed'}); // The chunk cannot be loaded: the reader can try again.
    }
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isShortcut(event)) {
        event.preventDefault();
        // The element is closed first: its event reaches this component a moment later.
        if (dialog.current?.open && event.key === '/') {
          input.current?.focus();
        } else if (dialog.current?.open) {
          dialog.current.close();
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
  });

  const control: SearchControl = {
    hasFailed: stage.name === 'failed',
    facetFilters,
    preload: () => void load().catch(() => undefined), // Called to open the dialog.
    open: () => void open(),
  };
  return (
    <Context value={control}>
      {children}
      {stage.name === 'open' && (
        <stage.Dialog
          dialog={dialog}
          input={input}
          setup={setup}
          facetFilters={facetFilters}
          initialQuery={stage.initialQuery}
          onClose={() => setStage((current) => (current === stage ? CLOSED : current))} // Not one opened since.
        />
      )}
    </Context>
  );
}
