import {useEffect, type RefObject} from 'react';

/**
 * Tells whether an element's content is wider than the element, now and whenever that changes: it then scrolls, and has
 * to be in reach of the keyboard.
 *
 * @param changed has to stay the same function
 */
export function useOverflow(
  ref: RefObject<HTMLElement | null>,
  changed: (overflows: boolean, element: HTMLElement) => void,
): void {
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => changed(element.scrollWidth > element.clientWidth, element));
    observer.observe(element);
    observer.observe(element.firstElementChild!);
    return () => observer.disconnect();
  }, [ref, changed]);
}
