import {useEffect, useRef, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

/**
 * Wrapped: a list longer than the viewport scrolls with the reader, and screen readers get the current section. The
 * stock list of posts is in no landmark, so it gets its own.
 */
export default function TOCWrapper(props: Props): ReactNode {
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const list = frame.current!.firstElementChild!;
    function follow(): void {
      const link = list.querySelector<HTMLElement>('.table-of-contents__link--active');
      list.querySelector('[aria-current]')?.removeAttribute('aria-current');
      link?.setAttribute('aria-current', 'location');
      // Keeps the focused link visible.
      if (!list.querySelector(':focus-visible')) {
        list.scrollTop = link ? link.offsetTop - list.clientHeight / 2 : 0; // Not `scrollIntoView`, which moves the page.
      }
    }
    follow();
    // The stock list marks the section only with a class.
    const observer = new MutationObserver(follow);
    observer.observe(list, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);

  return (
    // No box of its own, so that the list sticks to the screen next to the whole text.
    <nav ref={frame} style={{display: 'contents'}} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
