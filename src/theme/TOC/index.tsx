import {useEffect, useRef, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

const ACTIVE = 'table-of-contents__link--active';

/** Scrolls a list, and nothing around it, until the link is in its middle; no further than needed to see it. */
function reveal(list: Element, link: Element): void {
  const {top, bottom} = list.getBoundingClientRect();
  const at = link.getBoundingClientRect();
  if (at.top < top || at.bottom > bottom) {
    list.scrollTop += (at.top + at.bottom - top - bottom) / 2;
  }
}

/**
 * Wrapped: a list longer than the screen scrolls with the reader, and tells a screen reader the current section. In
 * posts, the stock list is in no landmark, so it gets its own.
 */
export default function TOCWrapper(props: Props): ReactNode {
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const list = frame.current!.firstElementChild!;
    function follow(): void {
      const isInUse = list.querySelector(':focus-visible') !== null; // The focus stays in sight.
      if (!isInUse && !list.querySelector(`.${ACTIVE}`)) {
        list.scrollTop = 0; // Above the first section.
      }
      for (const link of list.querySelectorAll('a')) {
        const isActive = link.classList.contains(ACTIVE);
        if (isActive && !link.hasAttribute('aria-current')) {
          link.setAttribute('aria-current', 'location');
          if (!isInUse) {
            reveal(list, link);
          }
        } else if (!isActive) {
          link.removeAttribute('aria-current');
        }
      }
    }
    follow();
    // The stock list marks the section by a class only.
    const observer = new MutationObserver(follow);
    observer.observe(list, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);

  return (
    <nav ref={frame} className={styles.frame} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
