import '@docsearch/css/dist/button.css';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {DocSearchButton} from '@docsearch/react/button';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {ARIA_KEY_SHORTCUTS} from '../../search/keys';
import type {SearchRequest} from '../../search/types';
import LoadFailure from './LoadFailure';
import styles from './SearchButton.module.css';
import {useSearchControl} from './SearchProvider';

/**
 * DocSearch's button. The dialog's code and index are loaded on the first sign that it is wanted: a pointer over the
 * button, focus, or a key. Before and without script the button leads to the search page.
 */
export default function SearchButton(): ReactNode {
  const {stage, open, preload, facetFilters: filtersRef} = useSearchControl();
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  // Here and not in the dialog: the layout of the page knows the documentation sets to search.
  const facetFilters = useAlgoliaContextualFacetFilters();

  useEffect(() => {
    filtersRef.current = facetFilters as SearchRequest['facetFilters']; // Its type allows for a single filter, too.
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const {dataset} = document.documentElement;
    if ('searchRequested' in dataset) {
      delete dataset.searchRequested; // A note left by the script of `src/plugins/search-dialog/`.
      button.current?.click();
    }
  }, []);

  return (
    <form action={useBaseUrl('/search/')} className={styles.bar}>
      <DocSearchButton
        ref={button}
        type="submit"
        translations={{buttonText: label}}
        aria-label={label} // Without the keys: they are told in their own attribute.
        aria-keyshortcuts={ARIA_KEY_SHORTCUTS}
        aria-haspopup="dialog"
        aria-busy={stage.name === 'opening' || undefined}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          open();
        }}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {stage.name === 'failed' && <LoadFailure query={stage.query} />}
    </form>
  );
}
