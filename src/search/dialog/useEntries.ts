import {useState, type HTMLAttributes, type KeyboardEvent} from 'react';
import type {Group} from '../groups';
import type {SearchHit} from '../types';

export const POPUP_ID = 'docsearch-popup';

/** What every screen with entries is given. */
export interface ScreenProps {
  readonly groups: readonly Group[];
  /** Props of the element of an entry. */
  readonly entryProps: (hit: SearchHit) => HTMLAttributes<HTMLElement>;
}

interface Entries extends Pick<ScreenProps, 'entryProps'> {
  /** Id of the active entry's element; undefined: there is no entry. */
  readonly activeId: string | undefined;
  /** For the input, which keeps the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Makes the first entry active. */
  readonly reset: () => void;
}

const idOf = (index: number): string => `docsearch-item-${index}`;

/**
 * Keys and pointer choose among the entries of the dialog, results or saved searches (specification §4).
 *
 * @param onChoose told of each entry that is chosen
 * @param onNavigate opens the address of the one that is chosen with Enter
 */
export function useEntries(
  groups: readonly Group[],
  onChoose: (hit: SearchHit) => void,
  onNavigate: (url: string) => void,
): Entries {
  const entries = groups.flatMap(([, hits]) => hits);
  const [last, setActive] = useState(0);
  const active = last < entries.length ? last : 0;

  function onKeyDown(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, shiftKey} = event;
    const hit = entries[active];
    if (!hit || event.nativeEvent.isComposing) {
      return;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault(); // It would move the caret.
      const next = (active + (key === 'ArrowDown' ? 1 : entries.length - 1)) % entries.length;
      setActive(next);
      document.getElementById(idOf(next))?.scrollIntoView({block: 'nearest'});
    } else if (key === 'Enter') {
      onChoose(hit);
      if (ctrlKey || metaKey) {
        window.open(hit.url, '_blank', 'noopener');
      } else if (shiftKey) {
        // Without a size most browsers open a tab.
        window.open(hit.url, '_blank', `noopener,width=${window.innerWidth},height=${window.innerHeight}`);
      } else {
        onNavigate(hit.url);
      }
    }
  }

  return {
    activeId: entries.length > 0 ? idOf(active) : undefined,
    onKeyDown,
    reset: () => setActive(0),
    entryProps(hit) {
      const index = entries.indexOf(hit);
      return {
        id: idOf(index),
        'aria-selected': index === active,
        onMouseMove: () => setActive(index),
        onMouseDown: (event) => event.preventDefault(), // The input keeps the focus.
        onClick: () => onChoose(hit),
      };
    },
  };
}
