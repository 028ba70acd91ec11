import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import HeadingLinks from '../../components/clipboard/HeadingLinks';
import SearchProvider from '../../components/search-dialog/SearchProvider';

/** What every page has and no page owns. */
export default function Root({children}: Props): ReactNode {
  return (
    <SearchProvider>
      {children}
      <HeadingLinks />
    </SearchProvider>
  );
}
