import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import type StockHead from '@docusaurus/Head';
import {Helmet} from 'react-helmet-async';

const subscribeToNothing = () => () => undefined;

/**
 * Replaces the core's component, which writes to the document what the page has rendered so far: while React hydrates a
 * page in slices, the title and the classes of the root element are lost for moments. Hydration leaves the head as it
 * arrived; right after it, all heads are rendered at once.
 */
export default function Head(props: ComponentProps<typeof StockHead>): ReactNode {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isHydrated && <Helmet {...props} />;
}
