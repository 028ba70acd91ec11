import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from 'react-router-dom';

/**
 * The part of a page below the fold. After a link is followed, deferring it shows the top of the next page twice as
 * soon on a phone. It is rendered at once for Back and for hashes, which lead to a place within the page.
 */
export default function BelowTheFold({children}: {readonly children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const isShown = useDeferredValue(true, action !== 'PUSH' || location.hash !== '');
  return isShown ? children : <div style={{height: '100vh'}} />;
}
