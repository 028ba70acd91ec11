import '@docsearch/css/dist/button.css';
import {useEffect, type MouseEvent, type ReactNode} from 'react';
import {DocSearchButton} from '@docsearch/react/button';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import type {SearchRequest} from '../types';
import styles from './SearchButton.module.css';
import {useSearchControl} from './SearchProvider';

/**
 * DocSearch's button. The dialog's code and index are loaded at the first sign of use: a pointer over the button,
 * focus, or a key. Before hydration and without script, the button leads to the search page.
 */
export default function SearchButton(): ReactNode {
  const {stage, open, preload, facetFilters: filtersRef} = useSearchControl();
  // Read here, because only the page's layout knows the documentation sets to search.
  const facetFilters = useAlgoliaContextualFacetFilters();
  useEffect(() => {
    filtersRef.current = facetFilters as SearchRequest['facetFilters']; // The type also allows a single filter.
  });

  return (
    <form action={useBaseUrl('/search/')} className={styles.bar}>
      <DocSearchButton
        type="submit"
        translations={{buttonText: 'Search'}}
        aria-label="Search" // The keys are in their own attribute.
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-busy={stage.name === 'opening' || undefined}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          open();
        }}
        onPointerEnter={preload}
        onFocus={preload}
      />
    </form>
  );
}
