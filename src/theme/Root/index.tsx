import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import HeadingLinks from '../../components/clipboard/HeadingLinks';
import SearchProvider from '../../components/search-dialog/SearchProvider';

/** Parts shared by all pages. */
export default function Root({children}: Props): ReactNode {
  return (
    <SearchProvider>
      {children}
      <HeadingLinks />
    </SearchProvider>
  );
}
