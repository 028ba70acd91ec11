import {useEffect, useState} from 'react';
import translations from '@theme/SearchTranslations';
import {runSearch, type FoundResult} from '../runSearch';
import {useSearchControl} from './SearchProvider';
import type {SearchHit} from '../types';
import {siteSearch} from './siteSearch';
import {useSearchSetup} from './useSearchSetup';

/** Specification §9: how long a search may take before readers are told that it is searching, in milliseconds. */
const STALL_THRESHOLD = 300;

/** What was found for a query, page by page. */
interface Answer {
  readonly query: string;
  readonly pages: readonly FoundResult[];
  /** Why the next page is missing. */
  readonly error?: unknown;
}

export interface Search {
  /** The last answer, also while the next one is awaited; undefined without a query. */
  readonly answer: Answer | undefined;
  readonly isStalled: boolean;
  /** Loads the next page, or the one that failed. */
  readonly loadNext: () => void;
}

/**
 * Searches for the dialog and the search page.
 *
 * @param query a new one replaces the last
 * @param shownOf those of the hits that are shown, for the statistics; the same function each time
 */
export function useSearch(query: string, shownOf: (hits: readonly SearchHit[]) => readonly SearchHit[]): Search {
  const setup = useSearchSetup();
  const {facetFilters} = useSearchControl();
  const [answer, setAnswer] = useState<Answer>();
  const [isStalled, setStalled] = useState(false);
  // What is there when the search for the next page begins.
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
        setAnswer(next);
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

/** The state of a search in one sentence, for a screen reader at least. */
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
