import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import SearchProvider from '../../search/dialog/SearchProvider';

/** The search dialog, which all pages share. */
export default function Root({children}: Props): ReactNode {
  return <SearchProvider>{children}</SearchProvider>;
}
