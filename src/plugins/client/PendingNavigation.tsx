import {useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import Loading from '../../theme/Loading';
import type {Location} from 'history';
import {Route} from 'react-router-dom';

/** Loads a page's code. Returns `reload` if it is gone from the host, or the error if the host fails. */
async function load(path: string): Promise<'show' | 'reload' | Error> {
  try {
    await preload(path);
    return 'show';
  } catch {
    // After a deployment, the code can be gone while the page still exists.
    return fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
      ({status}) => (status < 500 ? ('reload' as const) : new Error(`The host answers with ${status}.`)),
      (error: Error) => error,
    );
  }
}

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * Replaces the core's component, which shows a page until the code of the next one has loaded. The stock component can
 * mistake the code of a page that the reader has left for the code of the next one. If code fails to load, it reloads
 * the whole page, even offline, where the browser then shows its own error page.
 */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const [{current, previous}, setShown] = useState<{current: Location; previous: Location | null}>({
    current: location,
    previous: null,
  });
  // Tied to its location, so it needs no reset: a state set in the cleanup is rendered before the browser can paint.
  const [failure, setFailure] = useState<{error: Error; location: Location}>();

  if (location !== current && location.pathname === current.pathname) {
    setShown({current: location, previous: current}); // Same page, another place; there is nothing to load.
  }

  // Keep the same element, so that React doesn't render the page again while it waits for the next one.
  const page = useMemo(() => <Route location={current} render={() => children} />, [current, children]);

  useLayoutEffect(() => {
    if (location.pathname === current.pathname || failure?.location === location) {
      return undefined;
    }
    let isPending = true;
    const stop = dispatchLifecycleAction('onRouteUpdate', {previousLocation: current, location});
    void load(location.pathname).then((outcome) => {
      if (!isPending) {
        return; // The reader has navigated elsewhere.
      }
      if (outcome === 'show') {
        setShown({current: location, previous: current});
      } else if (outcome === 'reload') {
        window.location.reload();
      } else {
        stop();
        dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: current, location: current});
        setFailure({error: outcome, location});
      }
    });
    return () => {
      isPending = false;
      stop();
    };
  }, [location, current, failure]);

  return (
    <ClientLifecyclesDispatcher previousLocation={previous} location={current}>
      <>
        {page}
        {failure?.location === location && <Loading error={failure.error} retry={() => setFailure(undefined)} />}
      </>
    </ClientLifecyclesDispatcher>
  );
}
