import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from 'react-router-dom';

/**
 * The part of a page that is seen only after scrolling. When a reader follows a link, a phone shows the top of the next
 * page twice as soon if it renders this part afterward. The way back leads to a place within a page, as does a hash.
 */
export default function BelowTheFold({children}: {readonly children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const isShown = useDeferredValue(true, action !== 'PUSH' || location.hash !== '');
  return isShown ? children : <div style={{height: '100vh'}} />;
}
