import type {MouseEvent} from 'react';
import type {Search} from './useSearch';

/** The element that the input controls: a list of results, or a grid of saved searches. */
export const POPUP_ID = 'docsearch-popup';

/** What every screen with entries is given. */
export interface ScreenProps {
  readonly autocomplete: Search['autocomplete'];
  readonly collections: Search['state']['collections'];
  /** A link was clicked: the dialog closes, unless it opens elsewhere. */
  readonly onFollow: (event: MouseEvent) => void;
}
