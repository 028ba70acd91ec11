import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';

/** Wrapped: the pages of a section share their layout, which would show the crash of one on each of the others. */
export default function ErrorPageContentOfOnePage(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return <ErrorPageContent {...props} />;
}
