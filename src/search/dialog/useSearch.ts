import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import translations from '@theme/SearchTranslations';
import {runSearch, type FoundResult} from '../runSearch';
import {useSearchControl} from './SearchProvider';
import type {SearchHit} from '../types';
import {siteSearch} from './siteSearch';
import {useSearchSetup} from './useSearchSetup';

/** Time before a search counts as stalled, in milliseconds (specification §9). */
const STALL_THRESHOLD = 300;

/** The results of a query, page by page. */
interface Answer {
  readonly query: string;
  readonly pages: readonly FoundResult[];
  /** The reason why the next page is missing. */
  readonly error?: unknown;
}

export interface Search {
  /** The last answer, even while the next one is pending; undefined without a query. */
  readonly answer: Answer | undefined;
  readonly isStalled: boolean;
  /** Loads the next page, or retries a failed one. */
  readonly loadNext: () => void;
}

/**
 * Searches for the dialog and the search page.
 *
 * @param query replaces the previous query
 * @param shownOf returns the visible hits, for the statistics; must be a stable function
 */
export function useSearch(query: string, shownOf: (hits: readonly SearchHit[]) => readonly SearchHit[]): Search {
  const setup = useSearchSetup();
  const {facetFilters} = useSearchControl();
  const [answer, setAnswer] = useState<Answer>();
  const [isStalled, setStalled] = useState(false);
  // The pages loaded when the search for the next page begins.
  const [known, setKnown] = useState<Answer>({query, pages: []});
  if (known.query !== query) {
    setKnown({query, pages: []});
    if (!query) {
      setAnswer(undefined);
    }
  }

  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    const stall = setTimeout(() => setStalled(true), STALL_THRESHOLD);
    function end(): void {
      isCurrent = false;
      clearTimeout(stall);
      setStalled(false);
    }
    function show(next: Answer): void {
      if (isCurrent) {
        // Shows the results of the embedded engine in the same frame as the key.
        flushSync(() => setAnswer(next));
        end();
      }
    }
    const input = {query, page: known.pages.length, width: window.innerWidth, facetFilters: facetFilters.current};
    runSearch(siteSearch(setup), input).then(
      (found) => {
        if (isCurrent) {
          found.reportView(shownOf(found.hits));
        }
        show({...known, pages: [...known.pages, found]});
      },
      (error: unknown) => show({...known, error}),
    );
    return end;
  }, [query, known, setup, facetFilters, shownOf]);

  return {
    answer,
    isStalled,
    loadNext() {
      if (answer?.query === query) {
        setKnown({query, pages: answer.pages});
      }
    },
  };
}

/** Returns the state of a search in one sentence, at least for screen readers. */
export function summaryOf({answer, isStalled}: Search): string {
  const {modal} = translations;
  if (isStalled) {
    return 'Searching…';
  }
  if (!answer || 'error' in answer) {
    return (answer && modal?.errorScreen?.titleText) ?? '';
  }
  if (answer.pages.every(({hits}) => hits.length === 0)) {
    return `${modal?.noResultsScreen?.noResultsText} "${answer.query}"`;
  }
  const {nbHits} = answer.pages.at(-1)!;
  return nbHits === 1 ? '1 result' : `${nbHits} results`;
}
