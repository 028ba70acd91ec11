import {useLayoutEffect, useState, type ReactNode} from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import Loading from '@theme/Loading';
import type {Location} from 'history';
import {Route} from 'react-router-dom';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * Replaces the core's component: shows a page until the code of the next one has loaded. The stock one mistakes the
 * code of a page that the reader has left for that of the page they are waiting for. When code fails, it reloads the
 * whole page, even without a network, when a browser has nothing to show.
 */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const [{current, previous}, setShown] = useState<{current: Location; previous: Location | null}>({
    current: location,
    previous: null,
  });
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    if (location === current) {
      return undefined;
    }
    let isPending = true;
    const stop = dispatchLifecycleAction('onRouteUpdate', {previousLocation: current, location});
    preload(location.pathname)
      .then(
        () => () => setShown({current: location, previous: current}),
        // After a deployment the code can be gone, while the page is there.
        () =>
          fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
            () => () => window.location.reload(),
            (reason: Error) => () => {
              // No more progress: the bar neither starts now nor goes on.
              stop();
              dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: current, location: current});
              setError(reason);
            },
          ),
      )
      .then((end) => isPending && end());
    return () => {
      isPending = false;
      setError(undefined);
      stop();
    };
  }, [location, current, attempt]);

  return (
    <ClientLifecyclesDispatcher previousLocation={previous} location={current}>
      <>
        <Route location={current} render={() => children} />
        {error && (
          <Loading error={error} retry={() => setAttempt(attempt + 1)} isLoading={false} pastDelay timedOut={false} />
        )}
      </>
    </ClientLifecyclesDispatcher>
  );
}
