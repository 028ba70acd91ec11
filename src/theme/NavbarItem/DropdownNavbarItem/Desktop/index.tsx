import {useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {flushSync} from 'react-dom';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/**
 * Ejected: the stock menu is a link to `#` that acts as a button, and Escape does not close it. Ours is a disclosure
 * button with a list of links; it opens on hover, Enter or an arrow key and closes on Escape or an outside click.
 */
export default function DropdownNavbarItemDesktop({items, position, className, label, children}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onPress = ({target}: Event): void => {
      if (!root.current?.contains(target as Node)) {
        setOpen(false);
      }
    };
    const onEscape = ({key}: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') {
        setOpen(false);
        if (root.current?.contains(document.activeElement)) {
          button.current?.focus();
        }
      }
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onEscape);
    };
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      const links = [...event.currentTarget.querySelectorAll('a')];
      const current = links.findIndex((link) => link === document.activeElement);
      event.preventDefault(); // The page does not scroll.
      flushSync(() => setOpen(true)); // What is hidden cannot take the focus.
      // Wraps around at the ends; from the button, up to the last one.
      links.at((current < 0 && step < 0 ? -1 : current + step) % links.length)?.focus();
    }
  }

  function onBlur({currentTarget, relatedTarget}: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      setOpen(false);
    }
  }

  return (
    // These handlers are a convenience: the button and the links inside work without them.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onPointerEnter={({pointerType}) => setOpen(isOpen || pointerType === 'mouse')}
      onPointerLeave={({pointerType}) => setOpen(isOpen && pointerType !== 'mouse')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        className={clsx('navbar__link clean-btn', styles.button, className)}
        // A key toggles; a pointer, which may have opened the menu by hovering, only opens.
        onClick={({detail}) => setOpen(detail > 0 || !isOpen)}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
