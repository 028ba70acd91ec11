import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import Stock from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';

/** Wrapped: Escape closes the stock menu, opened by key or pointer, until the pointer enters it again. */
export default function DropdownNavbarItemDesktopWrapper(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    function onKeyDown({key}: KeyboardEvent): void {
      setDismissed(key === 'Escape');
      if (key === 'Escape') {
        document.dispatchEvent(new MouseEvent('mousedown')); // A click outside closes a menu opened by key.
        if (root.current!.contains(document.activeElement)) {
          root.current!.querySelector<HTMLElement>('[role="button"]')!.focus();
        }
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div
      ref={root}
      style={{display: 'contents'}}
      className={isDismissed ? 'dropdown-dismissed' : undefined}
      onPointerEnter={() => setDismissed(false)}
    >
      <Stock {...props} />
    </div>
  );
}
