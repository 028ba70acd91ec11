import {useEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {ARIA_KEY_SHORTCUTS, shortcutKeys} from '../../search/keys';
import {useSearchControl} from './SearchProvider';
import styles from './styles.module.css';

/** A note left by the script of `src/plugins/search-keys/`. */
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
 * The search button. The dialog's code and index are loaded on the first sign that it is wanted: a pointer over the
 * button, focus, or a key. Before and without script the button leads to the search page.
 */
export default function SearchBar(): ReactNode {
  const {hasFailed, preload, open} = useSearchControl();
  const searchPage = useBaseUrl('/search/');
  const modifierKey = useModifierKey();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takeEarlyRequest()) {
      button.current?.click();
    }
  }, []);

  function onClick(event: MouseEvent): void {
    event.preventDefault();
    open();
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
      {hasFailed && (
        <div role="alert" className={styles.failure}>
          Search could not be loaded.
          <button type="button" className="button button--sm button--primary" onClick={open}>
            Retry
          </button>
        </div>
      )}
    </form>
  );
}
