import {useEffect, type RefObject} from 'react';

/**
 * Reports whether an element's content is wider than the element, now and after each change. Such an element scrolls,
 * so keyboard users must be able to focus it.
 *
 * @param changed must be a stable function
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
