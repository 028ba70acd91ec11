import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';

/** Wrapped: pages of a section share their layout, which would show one page's crash on every other page. */
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
