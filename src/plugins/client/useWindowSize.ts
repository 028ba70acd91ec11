import {startTransition, useEffect, useState} from 'react';
import type {useWindowSize as useStock} from '@docusaurus/theme-common';

/** Replaces the theme's hook, with the same result: React renders the change in slices, not in one long task. */
export const useWindowSize: typeof useStock = ({desktopBreakpoint = 996} = {}) => {
  const [size, setSize] = useState<ReturnType<typeof useStock>>('ssr'); // The server renders both.
  useEffect(() => {
    const update = (): void =>
      startTransition(() => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
};
