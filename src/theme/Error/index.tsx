import {useEffect, type ReactNode} from 'react';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import SearchProvider from '../../search/dialog/SearchProvider';

/**
 * Ejected from the core to change its look: shown when a page crashes outside its layout. If the layout itself crashed,
 * the content is shown without it. The page needs its own route, since there is none outside a page, and its own
 * search, because it is outside the root.
 */
export default function ErrorPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  const location = useLocation();
  // Ends the progress bar of a slow navigation. The component that would end it has crashed, too.
  useEffect(() => void dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: null, location}), [location]);
  return (
    <RouteContextProvider value={{plugin: {name: 'error-page', id: 'default'}}}>
      <ErrorBoundary fallback={() => content}>
        <Head>
          <html lang="en" />
          <title>Page Error</title>
        </Head>
        <SearchProvider>
          <Layout>{content}</Layout>
        </SearchProvider>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
