import {useState, type HTMLAttributes, type KeyboardEvent} from 'react';
import type {Group} from '../groups';
import type {SearchHit} from '../types';

export const POPUP_ID = 'docsearch-popup';

/** Common props of screens with entries. */
export interface ScreenProps {
  readonly groups: readonly Group[];
  /** Returns the props of an entry's element. */
  readonly entryProps: (hit: SearchHit) => HTMLAttributes<HTMLElement>;
}

interface Entries extends Pick<ScreenProps, 'entryProps'> {
  /** Id of the active entry's element; undefined if there is no entry. */
  readonly activeId: string | undefined;
  /** Handler for the input, which keeps the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Makes the first entry active. */
  readonly reset: () => void;
}

const idOf = (index: number): string => `docsearch-item-${index}`;

/**
 * Handles keyboard and pointer selection of the dialog's entries, results or saved searches (specification §4).
 *
 * @param onChoose called with each chosen entry
 * @param onNavigate opens the address of an entry chosen with Enter
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
      event.preventDefault(); // Keeps the caret from moving.
      const next = (active + (key === 'ArrowDown' ? 1 : entries.length - 1)) % entries.length;
      setActive(next);
      document.getElementById(idOf(next))?.scrollIntoView({block: 'nearest'});
    } else if (key === 'Enter') {
      onChoose(hit);
      if (ctrlKey || metaKey || !hit.url.startsWith('/')) {
        window.open(hit.url, '_blank', 'noopener');
      } else if (shiftKey) {
        // Without a size, most browsers open a tab.
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
        onMouseDown: (event) => event.preventDefault(), // Keeps the focus in the input.
        onClick: () => onChoose(hit),
      };
    },
  };
}
