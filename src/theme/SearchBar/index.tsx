import type {ReactNode} from 'react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import SearchButton from '../../components/search-dialog/SearchButton';
import type {SearchRequest} from '../../search/types';

/** Ejected: our button opens our dialog. It stands in the layout, which knows the documentation sets to search. */
export default function SearchBar(): ReactNode {
  // The type allows for a single filter, too; the hook returns a list.
  const facetFilters = useAlgoliaContextualFacetFilters() as SearchRequest['facetFilters'];
  return <SearchButton facetFilters={facetFilters} />;
}
