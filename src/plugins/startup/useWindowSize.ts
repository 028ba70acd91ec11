import {startTransition, useEffect, useState} from 'react';
import type {useWindowSize as useStock} from '@docusaurus/theme-common';

/** Replaces the theme's hook, with the same result: React changes the layout in slices instead of at one go. */
export const useWindowSize: typeof useStock = ({desktopBreakpoint = 996} = {}) => {
  const [size, setSize] = useState<ReturnType<typeof useStock>>('ssr'); // What the server has rendered is for both.
  useEffect(() => {
    const update = (): void =>
      startTransition(() => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
};
