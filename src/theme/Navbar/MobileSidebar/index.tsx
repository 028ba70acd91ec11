import {useEffect, useEffectEvent, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {keepFocusIn} from './keepFocusIn';

/**
 * Wrapped: while the stock panel is open, the focus stays on the page behind it, and neither Escape nor a search closes
 * the panel.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const isOpen = shown && shouldRender;
  const isSecondaryShown = useNavbarSecondaryMenu().shown;
  const location = useLocation();

  const close = useEffectEvent(() => isOpen && toggle());
  useEffect(() => void close(), [location]);

  useEffect(() => {
    const panel = document.querySelector<HTMLElement>('.navbar-sidebar');
    const button = document.querySelector<HTMLElement>('.navbar__toggle');
    return isOpen && panel && button ? keepFocusIn(panel, button, toggle) : undefined;
  }, [isOpen, toggle]);

  useEffect(() => {
    // "Back to main menu" disappears with its menu. In Firefox, the focus disappears too.
    if (isOpen && !isSecondaryShown && document.activeElement?.matches('body, [inert] *')) {
      document.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) a')?.focus();
    }
  }, [isOpen, isSecondaryShown]);

  return <MobileSidebar />;
}
