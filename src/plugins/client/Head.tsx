import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import type StockHead from '@docusaurus/Head';
import {Helmet} from 'react-helmet-async';

/**
 * Replaces the core's component, which writes to the document what the page has rendered so far. While React hydrates a
 * page in slices, that removes the title and the root element's classes for moments. This component leaves the head
 * unchanged during hydration and renders all heads at once right after it.
 */
export default function Head(props: ComponentProps<typeof StockHead>): ReactNode {
  const isHydrated = useSyncExternalStore(
    () => () => undefined, // Never changes afterwards.
    () => true,
    () => false,
  );
  return isHydrated && <Helmet {...props} />;
}
